import { useState } from 'react'
import { api } from '#client/api/api.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { queryClient } from '#client/api/query.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { adoptSession } from '#client/session/session.ts'
import { confirm } from '#client/ui/dialog/confirm.tsx'
import { PAGE_HEADING_ID } from '#client/ui/page-head.tsx'
import { toast } from '#client/ui/toast.ts'
import {
  deleteSandbox,
  resetSandbox,
  restoreSnapshot,
  type Sandbox,
  undeleteSandbox,
} from '#resources/sandboxes/contract.ts'
import { readSession, switchSandbox } from '#resources/sessions/contract.ts'
import { messages } from './messages.ts'
import { sandboxesQuery } from './sandboxes.ts'

const at = ({ id }: Sandbox) => ({ params: { sandboxId: id } })

/** The list is read anew, and the session: it may work elsewhere now, or in a sandbox of another name. */
export async function readAgain(): Promise<void> {
  await queryClient.invalidateQueries(sandboxesQuery)
  adoptSession(await api.call(readSession))
}

/** For when the button that has the focus goes with what it did. */
const focusHeading = () => document.getElementById(PAGE_HEADING_ID)?.focus({ preventScroll: true })

/** Rows of a sandbox were replaced: whatever is kept of them is old. */
const forgetRows = () => queryClient.invalidateQueries()

/** What can be done with a sandbox or snapshot at a press; `busy` is the id of the one that it is being done with. */
export function useSandboxActions() {
  const t = useMessages(messages)
  const describe = useProblemText()
  const [busy, setBusy] = useState<string | null>(null)

  /** Does it, and says how it went. Tells whether it was done. */
  async function perform({ id, name }: Sandbox, act: () => Promise<void>): Promise<boolean> {
    setBusy(id)
    try {
      await act()
      return true
    } catch (error) {
      toast.error(t('failed', { name, reason: describe(error) }), { cause: id })
      return false
    } finally {
      setBusy(null)
    }
  }

  async function workIn(sandbox: Sandbox) {
    const isDone = await perform(sandbox, async () => {
      adoptSession(await api.call(switchSandbox, { body: { sandboxId: sandbox.id } }))
    })
    if (!isDone) return
    focusHeading()
    toast.success(t('worksIn', { name: sandbox.name }), { cause: 'work' })
  }

  async function reset(sandbox: Sandbox) {
    const { name } = sandbox
    const isConfirmed = await confirm({
      title: t('resetTitle', { name }),
      text: t(sandbox.isShared ? 'resetSharedText' : 'resetText'),
      confirmLabel: t('reset'),
      cancelLabel: t('cancel'),
      isDangerous: true,
    })
    if (!isConfirmed) return
    await perform(sandbox, async () => {
      await api.call(resetSandbox, at(sandbox))
      await forgetRows()
      toast.success(t('isReset', { name }), { cause: sandbox.id })
    })
  }

  async function restore(sandbox: Sandbox, snapshot: Sandbox) {
    const isConfirmed = await confirm({
      title: t('restoreTitle', { name: snapshot.name }),
      text: t('restoreText', { sandbox: sandbox.name }),
      confirmLabel: t('restore'),
      cancelLabel: t('cancel'),
      isDangerous: true,
    })
    if (!isConfirmed) return
    await perform(snapshot, async () => {
      await api.call(restoreSnapshot, { ...at(sandbox), body: { snapshotId: snapshot.id } })
      await forgetRows()
      toast.success(t('isRestored', { name: sandbox.name }), { cause: sandbox.id })
    })
  }

  const undelete = (sandbox: Sandbox) =>
    perform(sandbox, async () => {
      await api.call(undeleteSandbox, at(sandbox))
      await readAgain()
      toast.success(t('isBack', { name: sandbox.name }), { cause: sandbox.id })
    })

  async function remove(sandbox: Sandbox) {
    const { id, name } = sandbox
    const isDone = await perform(sandbox, async () => {
      await api.call(deleteSandbox, at(sandbox))
      await readAgain()
    })
    if (!isDone) return
    focusHeading()
    const action = { label: t('undo'), onClick: () => void undelete(sandbox) }
    toast.success(t('isDeleted', { name }), { cause: id, action })
  }

  return { busy, workIn, reset, restore, remove }
}
export type SandboxActions = ReturnType<typeof useSandboxActions>
