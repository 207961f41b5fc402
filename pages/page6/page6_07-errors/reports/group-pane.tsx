import type { ReactNode } from 'react'
import { api } from '#client/api/api.ts'
import { isRefused } from '#client/api/connect.ts'
import { queryClient } from '#client/api/query.ts'
import { atVersion, useAction } from '#client/api/use-action.ts'
import { useRead } from '#client/api/use-read.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { RecordPane } from '#client/list/record-pane.tsx'
import { Button } from '#client/ui/button.tsx'
import { Fact } from '#client/ui/fact.tsx'
import { SearchField } from '#client/ui/form/search-field.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page6/page6_07-errors/messages.ts'
import {
  type ErrorGroup,
  type ErrorGroupFields,
  readErrorGroup,
  updateErrorGroup,
} from '#resources/error-reports/contract.ts'
import { PageLink, StateBadge } from './columns.tsx'
import { ReportsOfGroup } from './report-view.tsx'
import type { Assignees } from './use-assignees.ts'

type Props = { groupId: number; assignees: Assignees; steps: ReactNode; onClose: () => void }

/** An error group in a pane: its state, its assignee, and its latest reports. */
export function GroupPane({ groupId, assignees, steps, onClose }: Props) {
  const { t } = useLocale(messages)
  const query = useRead(readErrorGroup, { params: { groupId } })
  return (
    <RecordPane {...{ query, t, steps, onClose }} title={t('groupTitle', { id: groupId })}>
      {group => <Group key={group.id} group={group} assignees={assignees} />}
    </RecordPane>
  )
}

function Group({ group, assignees }: { group: ErrorGroup; assignees: Assignees }) {
  const { t, language, formats } = useLocale(messages)
  const { save, isBusy } = useGroupFields(group)
  const time = (at: string) => <time dateTime={at}>{formats.moment(at, 'dateTimeSeconds')}</time>
  const { id, assigneeId } = group
  const facts = [
    [t('state'), <StateBadge key="state" state={group.state} t={t} />],
    [t('kind'), t(`kind_${group.kind}`)],
    [t('count'), formats.number(group.count)],
    [t('lastSeenAt'), time(group.lastSeenAt)],
    [t('firstSeenAt'), time(group.firstSeenAt)],
    [t('page'), <PageLink key="page" id={group.page} language={language} />],
    [t('location'), group.location ? <code key="location">{group.location}</code> : t('noLocation')],
  ] as const
  return (
    <div className={look.stack}>
      <p className={look.breaking}>
        <strong>{group.name}</strong>: {group.message}
      </p>
      <dl className={`${look.facts} ${look.columns}`} style={{ '--column': '140px' }} data-gap="8 12">
        {facts.map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </dl>
      <div className={`${look.row} ${look.bottom}`} data-gap="12">
        <SearchField
          label={t('assignee')}
          readOnly={isBusy}
          value={String(assigneeId ?? '')}
          valueLabel={assignees.nameOf(assigneeId)}
          options={() => [
            { value: '', label: t('unassigned') },
            ...assignees.options.map(({ value, label }) => ({ value: String(value), label })),
          ]}
          onChange={value => {
            const chosen = Number(value) || null
            if (chosen !== assigneeId) void save({ assigneeId: chosen }, t('assignedDone', { id }))
          }}
        />
        <Button
          kind={group.isResolved ? 'plain' : 'main'}
          isBusy={isBusy}
          label={t(group.isResolved ? 'reopen' : 'resolve')}
          onClick={() =>
            void save({ isResolved: !group.isResolved }, t(group.isResolved ? 'reopenedDone' : 'resolvedDone', { id }))
          }
        />
      </div>
      <ReportsOfGroup groupId={id} count={group.count} />
    </div>
  )
}

/** Saves fields of the group at once. Undo sends the earlier values. */
function useGroupFields(group: ErrorGroup) {
  const { t } = useLocale(messages)
  const params = { groupId: group.id }
  const { run, isBusy } = useAction(updateErrorGroup, {
    cause: 'error-group',
    onDone: now => void queryClient.setQueryData(api.query(readErrorGroup, { params }).queryKey, now),
    failed: (reason, error) =>
      isRefused(updateErrorGroup, 412, error)
        ? t('stale', { id: group.id, state: t(error.body.current.state) })
        : reason,
  })
  function save(fields: Partial<ErrorGroupFields>, done: string) {
    const before = { isResolved: group.isResolved, assigneeId: group.assigneeId }
    return run(
      { params, headers: atVersion(group), body: fields },
      { done: () => done, undo: now => () => run({ params, headers: atVersion(now), body: before }) },
    )
  }
  return { save, isBusy }
}
