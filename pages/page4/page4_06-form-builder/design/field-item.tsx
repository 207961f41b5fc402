import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs'
import { useEffect, useId, useRef } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import type { Issues } from '#client/ui/form/issues/issues.ts'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page4/page4_06-form-builder/messages.ts'
import type { FormField } from '#resources/forms/contract.ts'
import styles from './design.module.css'
import { FieldEditor } from './field-editor.tsx'
import { hasIssueIn } from './issues.tsx'
import type { Arranging } from './use-arranging.ts'
import type { Fields } from './use-fields.ts'

type Props = {
  field: FormField
  place: number
  fields: Fields
  issues: Issues
  arranging: Arranging
  hintId: string
  /** The position of a drop, if it is next to this field. */
  gap: 'above' | 'below' | null
}

/** A field of the design: its handle, its name and, if it is open, its editor. */
export function FieldItem({ field, place, fields, issues, arranging, hintId, gap }: Props) {
  const t = useMessages(messages)
  const editorId = useId()
  const editor = useRef<HTMLDivElement>(null)
  const isOpen = fields.openId === field.id
  const name = fields.nameOf(field)
  const path = `fields.${place}`
  const wasOpen = useRef(false)
  useEffect(() => {
    // A field that was opened or added gets the focus on its name.
    if (isOpen && !wasOpen.current) editor.current?.querySelector('input')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <li
      className={`${look.box} ${look.relative} ${look.surface} ${styles.field}`}
      data-gap={gap ?? undefined}
      data-taken={arranging.takenId === field.id || arranging.dragged?.id === field.id || undefined}
    >
      <div className={`${look.flex} ${look.stretch}`}>
        <button
          type="button"
          className={`${look.pick} ${look.grid} ${look.rigid} ${look.dim} ${styles.handle}`}
          aria-label={t('arrange', { name })}
          aria-describedby={hintId}
          {...arranging.handleProps(field.id)}
        >
          <IconGripVertical size={18} aria-hidden />
        </button>
        <button
          type="button"
          className={`${look.pick} ${look.flex} ${look.middle} ${look.grow} ${look.shrink} ${styles.opener}`}
          data-gap="4 12"
          aria-expanded={isOpen}
          aria-controls={editorId}
          onClick={() => fields.setOpenId(isOpen ? null : field.id)}
        >
          <span className={`${look.grow} ${look.shrink} ${look.medium} ${look.breaking} ${styles.label}`}>{name}</span>
          <span className={look.note}>
            {t(`kind_${field.kind}`)}
            {field.isRequired && ` · ${t('isRequiredMark')}`}
            {hasIssueIn(issues, path) && (
              <span className={`${look.bad} ${look.normal}`} data-below="8">
                {' '}
                · {t('hasIssue')}
              </span>
            )}
          </span>
          <IconChevronDown size={16} className={`${look.dim} ${styles.chevron}`} aria-hidden />
        </button>
      </div>
      <div id={editorId} ref={editor} hidden={!isOpen}>
        {isOpen && (
          <>
            <FieldEditor field={field} path={path} issues={issues} onChange={next => fields.change(field.id, next)} />
            <div className={look.row} style={{ padding: '0 12px 12px' }}>
              <Button
                isSmall
                label={t('moveUp')}
                disabled={place === 0}
                onClick={() => arranging.nudge(field.id, -1)}
              />
              <Button
                isSmall
                label={t('moveDown')}
                disabled={place === fields.fields.length - 1}
                onClick={() => arranging.nudge(field.id, 1)}
              />
              <Button
                kind="quiet"
                isDanger
                isSmall
                label={t('remove')}
                onClick={() => arranging.removeAndGoOn(field.id)}
              />
            </div>
          </>
        )}
      </div>
    </li>
  )
}
