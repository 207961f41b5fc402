import { useMemo } from 'react'
import { api } from '#client/api/api.ts'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { ExportButton } from '#client/ui/export/export-button.tsx'
import { EmptyList } from '#client/ui/filters/empty-list.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { shownColumns } from '#client/ui/table/column.ts'
import { NewRows } from '#client/ui/table/new-rows.tsx'
import { Pager } from '#client/ui/table/pager.tsx'
import { DataTable } from '#client/ui/table/table.tsx'
import { exportLogins, type Login, type LoginColumn, type LoginFilter } from '#resources/login-log/contract.ts'
import { LANGUAGE_TAGS } from '#shared/messages.ts'
import { columns, type LoginView } from './columns.tsx'
import { Filters } from './filters.tsx'
import { isFiltered, NO_FILTER } from './list-state.ts'
import { messages } from './messages.ts'
import { useLoginList } from './use-login-list.ts'

const rowId = (login: Login) => String(login.id)

export default function LoginLogPage() {
  const t = useMessages(messages)
  const list = useLoginList()
  const { state, changeList, changeLook } = list
  const view = useLoginView(list.zone)
  const layout = useMemo(
    () => ({ columns: state.columns, isFirstPinned: state.isFirstPinned }),
    [state.columns, state.isFirstPinned],
  )
  const language = useLanguage()
  const handleReset = () => changeList(NO_FILTER)
  const exported = {
    ...list.filter,
    columns: shownColumns(columns, layout).map(column => column.id),
    zone: list.zone,
  }
  return (
    <>
      <PageHead
        actions={
          <ExportButton
            fileName="login-log.csv"
            send={signal => api.send(exportLogins, { query: { ...exported, language } }, { signal })}
          />
        }
      />
      <DataTable
        label={t('log')}
        columns={columns}
        view={view}
        rows={list.rows}
        rowId={rowId}
        state={list.tableState}
        sort={state.sort}
        // The heads name columns that sort, and no others.
        onSortChange={sort => changeList({ sort: sort as LoginFilter['sort'] })}
        layout={layout}
        onLayoutChange={({ columns: shown, isFirstPinned }) =>
          changeLook({ columns: shown as LoginColumn[], isFirstPinned })
        }
        isNew={login => list.added.has(login.id)}
        scroller={list.scroller}
        toolbar={<Filters state={state} onChange={changeList} onReset={handleReset} />}
        notice={
          <NewRows
            arrived={arrived(list.latest, t)}
            waiting={list.waiting.length > 0 ? t('newRows', { count: list.waiting.length }) : null}
            onShow={list.showWaiting}
          />
        }
        empty={<EmptyList isFiltered={isFiltered(state)} t={t} onReset={handleReset} />}
        footer={
          <Pager
            shown={list.rows.length}
            before={list.pages.pagesBefore === null ? null : list.pages.pagesBefore * state.limit}
            count={list.count}
            limit={state.limit}
            onLimitChange={limit => changeList({ limit })}
            {...list.pages}
          />
        }
      />
    </>
  )
}

const arrived = (login: Login | undefined, t: LoginView['t']) =>
  login ? t('arrived', { user: login.user || t('unknownUser'), outcome: t(login.outcome) }) : null

function useLoginView(zone: string): LoginView {
  const t = useMessages(messages)
  const language = useLanguage()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], {
      timeZone: zone,
      year: 'numeric',
      month: language === 'zh' ? '2-digit' : 'short',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    })
    return { t, formatTime: time => format.format(new Date(time)), zoneName: zone }
  }, [t, language, zone])
}
