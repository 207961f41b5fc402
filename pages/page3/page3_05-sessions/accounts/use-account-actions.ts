import { atVersion, useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { confirm } from '#client/ui/dialog/confirm.tsx'
import { type Account, resetAccountPassword, updateAccount } from '#resources/accounts/contract.ts'
import { accountMessages } from './messages.ts'
import { showSecret } from './secrets.ts'

/** What supersuper does to the account of somebody else. */
export function useAccountActions() {
  const t = useMessages(accountMessages)
  // Invitations end with the account that sent them.
  const updating = useAction(updateAccount, { alsoChanges: ['invitations'] })
  const resetting = useAction(resetAccountPassword)
  const saidOf = ({ account }: Account) => ({
    cause: 'accounts',
    failed: (reason: string) => t('failed', { account, reason }),
  })
  const at = (account: Account) => ({ params: { accountId: account.id }, headers: atVersion(account) })

  async function close(account: Account) {
    const isConfirmed = await confirm({
      title: t('closeTitle', account),
      text: t('closeText'),
      confirmLabel: t('close'),
      isDangerous: true,
    })
    if (!isConfirmed) return
    const done = () => t('isClosed', account)
    await updating.run({ ...at(account), body: { state: 'closed' } }, { ...saidOf(account), done })
  }

  const reopen = (account: Account) =>
    updating.run(
      { ...at(account), body: { state: 'open' } },
      { ...saidOf(account), done: () => t('isReopened', account) },
    )

  /** Makes an account a coach, or an operator again. */
  const setKind = (account: Account, kind: 'operator' | 'coach'): Promise<unknown> =>
    updating.run(
      { ...at(account), body: { kind } },
      {
        ...saidOf(account),
        done: () => t(kind === 'coach' ? 'isCoach' : 'isNoCoach', account),
        undo: changed => () => setKind(changed, kind === 'coach' ? 'operator' : 'coach'),
      },
    )

  async function reset(account: Account) {
    const isConfirmed = await confirm({
      title: t('resetTitle', account),
      text: t('resetText'),
      confirmLabel: t('reset'),
      isDangerous: true,
    })
    if (!isConfirmed) return
    const done = await resetting.run({ params: { accountId: account.id } }, saidOf(account))
    if (!done) return
    showSecret({
      title: t('passwordTitle', account),
      text: t('passwordText'),
      label: t('password'),
      value: done.reply.password,
    })
  }

  return { close, reopen, reset, setKind }
}
