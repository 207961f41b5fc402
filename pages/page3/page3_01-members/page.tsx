import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useCallback, useMemo } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import { ListPage } from '#client/list/list-page.tsx'
import { ListViews } from '#client/list/list-views.tsx'
import { prefetchRows } from '#client/list/page-query.ts'
import { RowSteps } from '#client/list/row-steps.tsx'
import { useListPage } from '#client/list/use-list-page.ts'
import { linkIfHere } from '#client/router/links.ts'
import { useShown } from '#client/shell/use-shown.ts'
import { useGlobal } from '#client/state/state.ts'
import { Button } from '#client/ui/button.tsx'
import { copyText } from '#client/ui/copy/copy-text.ts'
import type { RowMenu } from '#client/ui/table/menu/row-action.ts'
import { exportMembers, type Member } from '#resources/members/contract.ts'
import { columns, linkToMember, type MemberView } from './columns.tsx'
import { filtersOf } from './filters.ts'
import { MemberPane, NewMemberPane } from './member/member-pane.tsx'
import { messages } from './messages.ts'
import { membersSearch } from './search-params.ts'
import { SelectedMembers } from './selected-members.tsx'
import { type Teams, useTeams } from './teams.ts'
import { type BulkActions, useBulkActions } from './use-bulk-actions.ts'

export default function MembersPage() {
  const canWrite = useGlobal(global => global.permissions.includes('members:write'))
  const teams = useTeams()
  // A row names its team.
  const list = useListPage(membersSearch, { isWaiting: teams.isLoading })
  const { state, change } = list
  const actions = useBulkActions(list)
  const pane = useShown(state.member, member => change({ member }))
  const handleOpen = useCallback(({ id }: Member) => change({ member: id }), [change])
  const view = useMemberView({ teams, refusals: actions.refusals })
  const { t, language } = view
  const menu = useMemberMenu({ t, canWrite, actions, onOpen: handleOpen })
  const form = {
    teams,
    canWrite,
    onClose: () => void pane.close(),
    onArchive: (member: Member) => void (member.archivedAt ? actions.restore([member]) : actions.archive([member])),
  }
  return (
    <ListPage
      list={list}
      label={t('members')}
      t={t}
      columns={columns}
      view={view}
      filters={filtersOf(view, teams)}
      views={<ListViews list={list} />}
      exports={{ endpoint: exportMembers, fileName: 'members.csv' }}
      actions={
        canWrite && <Button kind="main" icon={IconPlus} label={t('add')} onClick={() => change({ member: 'new' })} />
      }
      selection={
        canWrite
          ? {
              labelOf: ({ name }) => t('select', { name: name[language] }),
              bar: list.selection.rows.length > 0 && (
                <SelectedMembers selection={list.selection} actions={actions} teams={teams} />
              ),
            }
          : undefined
      }
      menu={menu}
      currentId={typeof state.member === 'number' ? String(state.member) : undefined}
    >
      {pane.shown === 'new' && <NewMemberPane {...form} onAdded={pane.leave} />}
      {typeof pane.shown === 'number' && (
        <MemberPane
          {...form}
          memberId={pane.shown}
          steps={<RowSteps list={list} currentId={String(pane.shown)} onStep={handleOpen} />}
        />
      )}
    </ListPage>
  )
}
MembersPage.prefetch = prefetchRows(membersSearch)

const nameOf = ({ name }: Member, { language }: MemberView) => name[language]

type Options = Pick<MemberView, 't'> & { onOpen: (member: Member) => void; canWrite: boolean; actions: BulkActions }

/** What the menu of a member offers. */
function useMemberMenu({ t, onOpen, canWrite, actions }: Options): RowMenu<Member, MemberView> {
  const canAudit = useGlobal(global => global.permissions.includes('audit:read'))
  return {
    nameOf,
    onOpen,
    linkOf: linkToMember,
    actionsOf: member => [
      { label: t('copyEmail'), act: () => void copyText(member.email) },
      ...(canAudit
        ? [{ label: t('history'), to: linkIfHere('page3_08', { entity: 'members', rowId: String(member.id) }) }]
        : []),
      ...(canWrite && member.archivedAt ? [{ label: t('restore'), act: () => void actions.restore([member]) }] : []),
      ...(canWrite && !member.archivedAt
        ? [{ label: t('archive'), isDanger: true, act: () => void actions.archive([member]) }]
        : []),
    ],
  }
}

type Parts = Pick<MemberView, 'refusals'> & { teams: Teams }

/** What the table's cells need. Its identity changes only when the cells must render again. */
function useMemberView({ teams, refusals }: Parts): MemberView {
  const { t, language, formats } = useLocale(messages)
  return useMemo(
    () => ({ t, language, formats, teamName: teams.nameOf, refusals }),
    [t, language, formats, teams, refusals],
  )
}
