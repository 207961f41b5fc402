import { translate } from '#client/i18n/i18n.ts'
import { useGlobal } from '#client/state/state.ts'
import { confirm } from '#client/ui/dialog/confirm.tsx'
import { outboxMessages } from './messages.ts'
import { forgetOffline, offlineStore, unsentInTab } from './offline-store.ts'

/**
 * Deletes what this browser keeps for work offline, because the operator logs out. Asks first if something was never
 * sent, and resolves to false if they would rather stay.
 */
export async function leaveOffline(): Promise<boolean> {
  const account = useGlobal.getState().user
  const stored = countIn(await offlineStore.read(account).catch(() => null))
  const count = Math.max(stored, unsentInTab.count())
  const question = {
    title: translate(outboxMessages, 'title'),
    text: translate(outboxMessages, 'text', { count }),
    confirmLabel: translate(outboxMessages, 'leave'),
    isDangerous: true,
  }
  if (count > 0 && !(await confirm(question))) return false
  await forgetOffline(account)
  return true
}

const countIn = (kept: unknown) =>
  kept !== null && typeof kept === 'object' && 'outbox' in kept && Array.isArray(kept.outbox) ? kept.outbox.length : 0
