import { useId } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import drag from '#client/ui/drag/ghost.module.css'
import type { Issues } from '#client/ui/form/issues/issues.ts'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page4/page4_06-form-builder/messages.ts'
import { FieldItem } from './field-item.tsx'
import { issueAt } from './issues.tsx'
import { useArranging } from './use-arranging.ts'
import type { Fields } from './use-fields.ts'

/** The fields in order, rearranged by drag or keyboard. */
export function FieldList({ fields, issues }: { fields: Fields; issues: Issues }) {
  const t = useMessages(messages)
  const hintId = useId()
  const arranging = useArranging(fields)
  const { dragged, list, ghost, said } = arranging
  const shown = fields.fields
  const moved = dragged && shown.find(({ id }) => id === dragged.id)
  return (
    <section aria-label={t('fields')}>
      {shown.length === 0 ? (
        <p className={look.note} data-below="12">
          {t('noFields')}
        </p>
      ) : (
        <p id={hintId} className={look.note} data-below="12">
          {t('keys')}
        </p>
      )}
      {issues.fields && (
        <p className={`${look.bad} ${look.normal}`} data-below="8" role="alert">
          {issueAt(issues, 'fields')}
        </p>
      )}
      <ol ref={list} className={look.stack} data-gap="8">
        {shown.map((field, place) => (
          <FieldItem
            key={field.id}
            field={field}
            place={place}
            fields={fields}
            issues={issues}
            arranging={arranging}
            hintId={hintId}
            gap={!dragged ? null : dragged.gap === place ? 'above' : isLastGap(dragged.gap, place) ? 'below' : null}
          />
        ))}
      </ol>
      {moved && (
        <div ref={ghost} className={`${look.over} ${drag.ghost}`}>
          {fields.nameOf(moved)}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </section>
  )

  function isLastGap(gap: number, place: number) {
    return place === shown.length - 1 && gap === shown.length
  }
}
