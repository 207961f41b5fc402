import { useMemo, useState } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import type { ListFilter } from '#client/list/filters/filters.ts'
import { ListTable } from '#client/list/list-table.tsx'
import { useListPage } from '#client/list/use-list-page.ts'
import { linkIfHere } from '#client/router/links.ts'
import look from '#client/ui/look.module.css'
import type { RowMenu } from '#client/ui/table/menu/row-action.ts'
import { type AccountsState, accountsSearch } from '#pages/page3/page3_05-sessions/search-params.ts'
import type { Account } from '#resources/accounts/contract.ts'
import { type AccountView, columns } from './columns.tsx'
import { InvitationsCard } from './invitations-card.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { accountMessages } from './messages.ts'
import { NewAccountDialog } from './new-account-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { useRoleOptions } from './roles.ts'
import { useAccountActions } from './use-account-actions.ts'

export type OpenDialog = 'add' | 'invite' | null
type Props = { asked: OpenDialog; onAsk: (asked: OpenDialog) => void }

const nameOf = ({ account }: Account) => account

/** All accounts and invitations. `asked` is the dialog that a button in the page's head has opened. */
export function AccountsTab({ asked, onAsk }: Props) {
  const { t, language, formats } = useLocale(accountMessages)
  const list = useListPage(accountsSearch)
  const roles = useRoleOptions()
  const [promoted, setPromoted] = useState<Account | null>(null)
  const actions = useAccountActions()
  const view = useMemo<AccountView>(() => ({ t, language, formats }), [t, language, formats])
  const menu: RowMenu<Account, AccountView> = {
    nameOf,
    actionsOf: account => {
      // Nobody changes their own account here.
      if (account.isYou) return [{ label: t('toProfile'), to: linkIfHere('page3_02') }]
      const reset = { label: t('reset'), act: () => void actions.reset(account) }
      if (account.state === 'closed') return [{ label: t('reopen'), act: () => void actions.reopen(account) }, reset]
      return [
        // What learners may do follows from their class.
        ...(account.kind === 'learner' ? [] : [{ label: t('changeRole'), act: () => setPromoted(account) }]),
        ...(account.kind === 'operator'
          ? [{ label: t('makeCoach'), act: () => void actions.setKind(account, 'coach') }]
          : []),
        ...(account.kind === 'coach'
          ? [{ label: t('endCoach'), act: () => void actions.setKind(account, 'operator') }]
          : []),
        reset,
        { label: t('close'), isDanger: true, act: () => void actions.close(account) },
      ]
    },
  }
  return (
    <div className={look.stack}>
      <ListTable
        list={list}
        label={t('accounts')}
        t={t}
        columns={columns}
        view={view}
        filters={filtersOf(view, roles)}
        menu={menu}
        expectedRows={6}
      />
      <InvitationsCard />
      {asked === 'add' && <NewAccountDialog onClose={() => onAsk(null)} />}
      {asked === 'invite' && <InviteDialog onClose={() => onAsk(null)} />}
      {promoted && <RoleDialog account={promoted} onClose={() => setPromoted(null)} />}
    </div>
  )
}

const filtersOf = (
  { t }: AccountView,
  roles: readonly { id: number; label: string }[],
): ListFilter<AccountsState>[] => [
  { kind: 'text', name: 'search', label: t('search'), placeholder: t('searchPlaceholder') },
  {
    kind: 'choice',
    name: 'state',
    label: t('state'),
    any: t('anyState'),
    options: (['open', 'closed'] as const).map(value => ({ value, label: t(value) })),
  },
  {
    kind: 'choice',
    name: 'roleId',
    label: t('role'),
    any: t('anyRole'),
    options: roles.map(({ id, label }) => ({ value: id, label })),
  },
]
