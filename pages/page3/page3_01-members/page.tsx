import { Button } from '@mantine/core'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useCallback, useMemo, useState } from 'react'
import { api } from '#client/api/api.ts'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { readUrlState } from '#client/router/url-state.ts'
import { useGlobal } from '#client/state/state.ts'
import { ExportButton } from '#client/ui/export/export-button.tsx'
import { EmptyList } from '#client/ui/filters/empty-list.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { shownColumns } from '#client/ui/table/column.ts'
import { Pager } from '#client/ui/table/pager.tsx'
import { DataTable } from '#client/ui/table/table.tsx'
import { ViewsMenu } from '#client/ui/views/views-menu.tsx'
import { exportMembers, type Member, type MemberColumn, type MemberFilter } from '#resources/members/contract.ts'
import type { View } from '#resources/views/contract.ts'
import { columns } from './columns.tsx'
import { Filters } from './filters.tsx'
import { countFilters, INITIAL_LAYOUT, MemberListState, NO_FILTER, viewSearchOf } from './list-state.ts'
import { MemberDrawer } from './member-drawer.tsx'
import { messages } from './messages.ts'
import { SelectedMembers } from './selected-members.tsx'
import { useTeams } from './teams.ts'
import { useArchiving } from './use-archiving.ts'
import { useDrawer } from './use-drawer.ts'
import { useMemberList } from './use-member-list.ts'
import { useMemberView } from './use-member-view.ts'

const PAGE = 'page3_01'
const rowId = (member: Member) => String(member.id)
const NONE: readonly Member[] = []

export default function MembersPage() {
  const t = useMessages(messages)
  const language = useLanguage()
  const zone = useGlobal(global => global.time_zone)
  const canWrite = useGlobal(global => global.permissions.includes('members:write'))
  const teams = useTeams()
  const list = useMemberList()
  const { state, change, changeList, rows, filter } = list
  const archiving = useArchiving()
  const [selected, setSelected] = useState(NONE)
  // Of those that are on the screen still, at the version that is there now.
  const chosen = rows.filter(row => selected.some(({ id }) => id === row.id))
  const drawer = useDrawer(state.member, member => change({ member }))

  const view = useMemberView({
    teams,
    selected: canWrite ? selected : null,
    refusals: archiving.refusals,
    onOpen: useCallback(({ id }) => change({ member: id }), [change]),
    onSelect: useCallback(
      (member, isSelected) =>
        setSelected(before => [...before.filter(({ id }) => id !== member.id), ...(isSelected ? [member] : [])]),
      [],
    ),
  })
  const layout = useMemo(
    () => ({ columns: state.columns, isFirstPinned: state.isFirstPinned }),
    [state.columns, state.isFirstPinned],
  )
  const handleReset = () => changeList(NO_FILTER)
  const handleOpenView = useCallback(
    (opened: View | null, options?: { replace: boolean }) =>
      opened
        ? change({ ...readUrlState(MemberListState, `?${opened.search}`), view: opened.id, cursor: undefined }, options)
        : change({ view: undefined }, options),
    [change],
  )
  async function archive(members: readonly Member[], action: 'archive' | 'restore') {
    const done = await archiving.changeAll(members, action)
    // Those that were refused stay selected.
    setSelected(before => before.filter(({ id }) => !done.some(one => one.id === id)))
  }

  return (
    <>
      <PageHead
        actions={
          <>
            <ViewsMenu page={PAGE} search={viewSearchOf(state)} viewId={state.view} onOpen={handleOpenView} />
            <ExportButton
              fileName="members.csv"
              send={signal => {
                const shown = shownColumns(columns, layout).map(column => column.id)
                return api.send(exportMembers, { query: { ...filter, columns: shown, zone, language } }, { signal })
              }}
            />
            {canWrite && (
              <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => change({ member: 'new' })}>
                {t('add')}
              </Button>
            )}
          </>
        }
      />
      <DataTable
        label={t('members')}
        columns={columns}
        view={view}
        rows={rows}
        rowId={rowId}
        state={list.tableState}
        sort={state.sort}
        // The heads name columns that sort, and no others.
        onSortChange={sort => changeList({ sort: sort as MemberFilter['sort'] })}
        layout={layout}
        initialLayout={INITIAL_LAYOUT}
        onLayoutChange={({ columns: shown, isFirstPinned }) =>
          change({ columns: shown as MemberColumn[], isFirstPinned }, { replace: true })
        }
        isNew={member => list.written.has(member.id)}
        currentId={typeof state.member === 'number' ? String(state.member) : undefined}
        toolbar={<Filters state={state} teams={teams} onChange={changeList} onReset={handleReset} />}
        empty={<EmptyList isFiltered={countFilters(state) > 0} t={t} onReset={handleReset} />}
        footer={
          <Pager
            shown={rows.length}
            before={list.pages.pagesBefore === null ? null : list.pages.pagesBefore * state.limit}
            count={list.count}
            limit={state.limit}
            onLimitChange={limit => changeList({ limit })}
            {...list.pages}
          />
        }
      />
      <SelectedMembers
        selected={chosen}
        isBusy={archiving.isBusy}
        onSelectPage={() => setSelected(rows)}
        onClear={() => setSelected(NONE)}
        onArchive={members => void archive(members, 'archive')}
        onRestore={members => void archive(members, 'restore')}
      />
      {drawer.shown !== undefined && (
        <MemberDrawer
          key={drawer.shown}
          memberId={drawer.shown}
          teams={teams}
          formatTime={view.formatTime}
          canWrite={canWrite}
          onClose={() => void drawer.close()}
          onAdded={drawer.leave}
          onArchive={member => void archive([member], member.archivedAt ? 'restore' : 'archive')}
        />
      )}
    </>
  )
}
