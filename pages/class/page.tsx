import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/api/api.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { useUrlState } from '#client/router/url-state.ts'
import { Button } from '#client/ui/button.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import look from '#client/ui/look.module.css'
import { PageHead } from '#client/ui/page-head.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { Notice } from '#client/ui/states/notice.tsx'
import { Skeleton } from '#client/ui/states/skeleton.tsx'
import { type ListedClass, listClasses } from '#resources/classes/contract.ts'
import { ClassHead } from './class-head.tsx'
import { AddDialog } from './dialogs/add-dialog.tsx'
import { ClassDialog } from './dialogs/class-dialog.tsx'
import { Learners } from './learners.tsx'
import { messages } from './messages.ts'
import styles from './page.module.css'
import { ClassState } from './search-params.ts'
import { useClassActions } from './use-class-actions.ts'

const classesQuery = api.query(listClasses)

/** A coach's classes: one at a time, with its learners. */
export default function ClassPage() {
  const t = useMessages(messages)
  const [state, change] = useUrlState(ClassState)
  const query = useQuery(classesQuery)
  useLiveRows('classes', listClasses.path)
  useLiveRows('class-members', listClasses.path)
  const [isAdding, setIsAdding] = useState(false)
  const rows = query.data?.rows ?? []
  const chosen = state.id === undefined ? rows[0] : rows.find(({ id }) => id === state.id)
  const newClass = (
    <Button kind="main" onClick={() => setIsAdding(true)}>
      {t('newClass')}
    </Button>
  )
  return (
    <>
      <PageHead actions={rows.length > 0 && newClass}>
        {rows.length > 0 && (
          <SelectField
            label={t('chosen')}
            isLabelHidden
            value={chosen?.id ?? ''}
            onChange={event => change({ id: event.currentTarget.value, page: undefined })}
            options={[
              ...(chosen ? [] : [{ value: '', label: '–' }]),
              ...rows.map(({ id, name, closedAt }) => ({
                value: id,
                label: closedAt ? t('chosenClosed', { name }) : name,
              })),
            ]}
          />
        )}
      </PageHead>
      <Loaded query={query} skeleton={<Skeleton height={320} />}>
        {({ rows: all }) => {
          if (all.length === 0)
            return (
              <Notice tone="empty" level={2} title={t('noClassTitle')} actions={newClass}>
                {t('noClassText')}
              </Notice>
            )
          if (!chosen)
            return (
              <Notice
                tone="empty"
                level={2}
                title={t('noSuchTitle')}
                actions={
                  <Button kind="main" onClick={() => change({ id: undefined })}>
                    {t('toNewest')}
                  </Button>
                }
              >
                {t('noSuchText')}
              </Notice>
            )
          return <OpenClass key={chosen.id} of={chosen} state={state} onChange={change} />
        }}
      </Loaded>
      {isAdding && (
        <ClassDialog
          of={null}
          onSaved={id => {
            setIsAdding(false)
            change({ id })
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
    </>
  )
}

type Props = { of: ListedClass; state: ClassState; onChange: (patch: Partial<ClassState>) => void }

function OpenClass({ of, state, onChange }: Props) {
  const t = useMessages(messages)
  const actions = useClassActions(of)
  const [isEditing, setIsEditing] = useState(false)
  const [isAdding, setIsAdding] = useState(false)
  return (
    <div className={`${look.stack} ${styles.open}`}>
      <ClassHead of={of} onEndFault={() => void actions.endFault()} isEnding={actions.isEnding} />
      <Learners {...{ of, state, onChange, actions }} />
      <div className={look.row}>
        {of.isOpen && <Button onClick={() => setIsAdding(true)}>{t('addLearners')}</Button>}
        <Button onClick={() => setIsEditing(true)}>{t('edit')}</Button>
        {of.closedAt ? (
          <Button onClick={() => void actions.reopen()}>{t('reopen')}</Button>
        ) : (
          <Button onClick={() => void actions.close()}>{t('close')}</Button>
        )}
        <Button isDanger onClick={() => void actions.remove(of.learners)}>
          {t('delete')}
        </Button>
      </div>
      {isAdding && <AddDialog of={of} onClose={() => setIsAdding(false)} />}
      {isEditing && <ClassDialog of={of} onSaved={() => setIsEditing(false)} onClose={() => setIsEditing(false)} />}
    </div>
  )
}
