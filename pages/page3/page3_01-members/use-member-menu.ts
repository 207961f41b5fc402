import { linkIfHere, linkTo } from '#client/router/links.ts'
import { useGlobal } from '#client/state/state.ts'
import { copyText } from '#client/ui/copy/copy-text.ts'
import type { RowMenu } from '#client/ui/table/menu/row-action.ts'
import type { Member } from '#resources/members/contract.ts'
import type { MemberView } from './columns.tsx'
import type { BulkActions } from './use-bulk-actions.ts'

const nameOf = ({ name }: Member, { language }: MemberView) => name[language]

type Options = Pick<MemberView, 't' | 'onOpen'> & { canWrite: boolean; actions: BulkActions }

/** What the menu of a member offers. */
export function useMemberMenu({ t, onOpen, canWrite, actions }: Options): RowMenu<Member, MemberView> {
  const canAudit = useGlobal(global => global.permissions.includes('audit:read'))
  return {
    nameOf,
    onOpen,
    linkOf: ({ id }) => linkTo('page3_01', { isArchived: null, member: id }),
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
