import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { useIsStillHere } from '#client/router/use-is-still-here.ts'
import { adoptSession, confirmSession } from '#client/session/session.ts'
import { confirm } from '#client/ui/dialog/confirm.tsx'
import { focusHeading } from '#client/ui/page-head.tsx'
import {
  deleteSandbox,
  resetSandbox,
  restoreSnapshot,
  type Sandbox,
  undeleteSandbox,
} from '#resources/sandboxes/contract.ts'
import { switchSandbox } from '#resources/sessions/contract.ts'
import { messages } from './messages.ts'

const at = ({ id }: Sandbox) => ({ params: { sandboxId: id } })

/** The one-click actions on sandboxes and snapshots. `busy` is the id of the one in progress. */
export function useSandboxActions() {
  const t = useMessages(messages)
  // The pressed button is gone afterwards. Whoever has gone elsewhere has the focus there.
  const isStillHere = useIsStillHere()
  const switching = useAction(switchSandbox, { onDone: adoptSession })
  const resetting = useAction(resetSandbox, { alsoChanges: 'everything' })
  const restoring = useAction(restoreSnapshot, { alsoChanges: 'everything' })
  // The session may be in another sandbox after these.
  const undeleting = useAction(undeleteSandbox, { onDone: () => void confirmSession() })
  const deleting = useAction(deleteSandbox, { onDone: () => void confirmSession() })
  const saidOf = ({ id, name }: Sandbox, done: string) => ({
    cause: id,
    done: () => done,
    failed: (reason: string) => t('failed', { name, reason }),
  })

  async function workIn(sandbox: Sandbox) {
    const { id, name } = sandbox
    const said = { ...saidOf(sandbox, t('switchedTo', { name })), cause: 'work' }
    if ((await switching.run({ body: { sandboxId: id } }, said)) && isStillHere()) focusHeading()
  }

  async function reset(sandbox: Sandbox) {
    const { name } = sandbox
    const isConfirmed = await confirm({
      title: t('resetTitle', { name }),
      text: t(sandbox.isShared ? 'resetSharedText' : 'resetText'),
      confirmLabel: t('reset'),
      isDangerous: true,
    })
    if (isConfirmed) await resetting.run(at(sandbox), saidOf(sandbox, t('isReset', { name })))
  }

  async function restore(sandbox: Sandbox, snapshot: Sandbox) {
    const { id, name } = sandbox
    const isConfirmed = await confirm({
      title: t('restoreTitle', { name: snapshot.name }),
      text: t('restoreText', { sandbox: name }),
      confirmLabel: t('restore'),
      isDangerous: true,
    })
    if (!isConfirmed) return
    const said = { ...saidOf(snapshot, t('isRestored', { name })), cause: id }
    await restoring.run({ ...at(sandbox), body: { snapshotId: snapshot.id } }, said)
  }

  async function remove(sandbox: Sandbox) {
    const { name } = sandbox
    const deleted = await deleting.run(at(sandbox), {
      ...saidOf(sandbox, t('isDeleted', { name })),
      undo: () => () => undeleting.run(at(sandbox), saidOf(sandbox, t('isRecovered', { name }))),
    })
    if (deleted && isStillHere()) focusHeading()
  }

  const busy =
    switching.sending?.body.sandboxId ??
    restoring.sending?.body.snapshotId ??
    [resetting, undeleting, deleting].find(action => action.sending)?.sending?.params.sandboxId ??
    null
  return { busy, workIn, reset, restore, remove }
}
export type SandboxActions = ReturnType<typeof useSandboxActions>
