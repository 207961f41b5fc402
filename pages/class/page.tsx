import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { api } from '#client/api/api.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { useUrlState } from '#client/router/url-state.ts'
import { Button } from '#client/ui/button.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import look from '#client/ui/look.module.css'
import { Popover } from '#client/ui/popover/popover.tsx'
import { Empty } from '#client/ui/states/empty.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { type ListedClass, listClasses } from '#resources/classes/contract.ts'
import { ClassFacts } from './class-facts.tsx'
import { AddDialog } from './dialogs/add-dialog.tsx'
import { ClassDialog } from './dialogs/class-dialog.tsx'
import { Learners } from './learners.tsx'
import { messages } from './messages.ts'
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
  const newClass = <Button kind="main" label={t('newClass')} onClick={() => setIsAdding(true)} />
  const chooser = (
    <SelectField
      label={t('chosen')}
      isLabelHidden
      value={chosen?.id ?? ''}
      onChange={event => change({ id: event.currentTarget.value, page: undefined })}
      options={rows.map(({ id, name, closedAt }) => ({
        value: id,
        label: closedAt ? t('chosenClosed', { name }) : name,
      }))}
    />
  )
  return (
    <>
      <Loaded query={query} height={320}>
        {({ rows: all }) => {
          if (all.length === 0) return <Empty title={t('noClassTitle')} text={t('noClassText')} actions={newClass} />
          if (!chosen)
            return (
              <Empty
                title={t('noSuchTitle')}
                text={t('noSuchText')}
                action={{ label: t('toNewest'), act: () => change({ id: undefined }) }}
              />
            )
          return <OpenClass key={chosen.id} of={chosen} state={state} onChange={change} {...{ chooser, newClass }} />
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

type Props = {
  of: ListedClass
  state: ClassState
  onChange: (patch: Partial<ClassState>) => void
  chooser: ReactNode
  newClass: ReactNode
}

function OpenClass({ of, state, onChange, chooser, newClass }: Props) {
  const t = useMessages(messages)
  const actions = useClassActions(of)
  const [isEditing, setIsEditing] = useState(false)
  const [isAdding, setIsAdding] = useState(false)
  const head = (
    <div className={look.row} data-gap="8 12">
      {chooser}
      <ClassFacts of={of} />
      <div className={`${look.row} ${look.away}`}>
        {of.isOpen && <Button label={t('addLearners')} onClick={() => setIsAdding(true)} />}
        <Popover isNarrow label={t('more')} button={t('more')}>
          {close => {
            const closing = (act: () => unknown) => () => {
              close()
              act()
            }
            return (
              <div className={look.column} data-gap="4">
                <Button kind="quiet" label={t('edit')} onClick={closing(() => setIsEditing(true))} />
                {of.closedAt ? (
                  <Button kind="quiet" label={t('reopen')} onClick={closing(actions.reopen)} />
                ) : (
                  <Button kind="quiet" label={t('close')} onClick={closing(actions.close)} />
                )}
                <Button
                  kind="quiet"
                  isDanger
                  label={t('delete')}
                  onClick={closing(() => actions.remove(of.learners))}
                />
              </div>
            )
          }}
        </Popover>
        {newClass}
      </div>
    </div>
  )
  return (
    <>
      <Learners {...{ of, state, onChange, actions, head }} />
      {isAdding && <AddDialog of={of} onClose={() => setIsAdding(false)} />}
      {isEditing && <ClassDialog of={of} onSaved={() => setIsEditing(false)} onClose={() => setIsEditing(false)} />}
    </>
  )
}
