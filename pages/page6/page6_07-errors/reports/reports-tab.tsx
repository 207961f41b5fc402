import { useMemo } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import type { ListFilter } from '#client/list/filters/filters.ts'
import { ListTable } from '#client/list/list-table.tsx'
import { RowSteps } from '#client/list/row-steps.tsx'
import { useListPage } from '#client/list/use-list-page.ts'
import { useShown } from '#client/shell/use-shown.ts'
import { NewRows } from '#client/ui/table/new-rows.tsx'
import { messages } from '#pages/page6/page6_07-errors/messages.ts'
import { type ErrorsState, errorsSearch } from '#pages/page6/page6_07-errors/search-params.ts'
import type { ErrorGroup } from '#resources/error-reports/contract.ts'
import { ERROR_KINDS, ERROR_STATES } from '#resources/error-reports/rules.ts'
import { columns, type GroupView, linkToGroup } from './columns.tsx'
import { GroupPane } from './group-pane.tsx'
import type { Assignees } from './use-assignees.ts'
import { useNews } from './use-news.ts'

const nameOf = ({ id }: ErrorGroup, { t }: GroupView) => t('groupTitle', { id })

/** The error groups of the sandbox. */
export function ReportsTab({ assignees }: { assignees: Assignees }) {
  const list = useListPage(errorsSearch, { isLive: false, isReadAnew: true })
  const news = useNews(list)
  const { t, language, formats } = useLocale(messages)
  const { state, change } = list
  const pane = useShown(state.group, group => change({ group }))
  const handleOpen = ({ id }: ErrorGroup) => change({ group: id })
  const view = useMemo<GroupView>(
    () => ({
      t,
      language,
      formats,
      assigneeName: assignees.nameOf,
    }),
    [t, language, formats, assignees],
  )
  return (
    <>
      <ListTable
        list={list}
        label={t('groups')}
        t={t}
        columns={columns}
        view={view}
        filters={filtersOf(view, assignees)}
        menu={{ nameOf, onOpen: handleOpen, linkOf: linkToGroup }}
        notice={
          <NewRows
            arrived={null}
            waiting={news.waiting > 0 ? t('news', { count: news.waiting }) : null}
            onShow={news.show}
          />
        }
        currentId={state.group === undefined ? undefined : String(state.group)}
      />
      {pane.shown !== undefined && (
        <GroupPane
          groupId={pane.shown}
          assignees={assignees}
          steps={<RowSteps list={list} currentId={String(pane.shown)} onStep={handleOpen} />}
          onClose={() => void pane.close()}
        />
      )}
    </>
  )
}

const filtersOf = ({ t }: GroupView, { options }: Assignees): ListFilter<ErrorsState>[] => [
  { kind: 'text', name: 'search', label: t('search'), placeholder: t('searchPlaceholder') },
  {
    kind: 'choice',
    name: 'state',
    label: t('state'),
    any: t('anyState'),
    options: ERROR_STATES.map(value => ({ value, label: t(value) })),
  },
  {
    kind: 'choice',
    name: 'kind',
    label: t('kind'),
    any: t('anyKind'),
    options: ERROR_KINDS.map(value => ({ value, label: t(`kind_${value}`) })),
  },
  { kind: 'choice', name: 'assigneeId', label: t('assignee'), any: t('anyAssignee'), options },
]
