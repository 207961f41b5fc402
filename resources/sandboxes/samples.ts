import { type Client, sample } from '#shared/sample.ts'
import {
  deleteSandbox,
  forkSandbox,
  renameSandbox,
  resetSandbox,
  restoreSnapshot,
  takeSnapshot,
  undeleteSandbox,
} from './contract.ts'

const fork = async (me: Client) => {
  const { id: sandboxId } = await me.call(forkSandbox, { body: { name: crypto.randomUUID() } })
  return { params: { sandboxId } }
}

export const samples = [
  sample(forkSandbox, () => ({ body: { name: crypto.randomUUID() } })),
  sample(renameSandbox, async me => ({ ...(await fork(me)), body: { name: crypto.randomUUID() } })),
  sample(deleteSandbox, fork),
  sample(undeleteSandbox, async me => {
    const forked = await fork(me)
    await me.call(deleteSandbox, forked)
    return forked
  }),
  sample(takeSnapshot, async me => ({ ...(await fork(me)), body: { name: 'before' } })),
  sample(restoreSnapshot, async me => {
    const forked = await fork(me)
    const { id: snapshotId } = await me.call(takeSnapshot, { ...forked, body: { name: 'before' } })
    return { ...forked, body: { snapshotId } }
  }),
  sample(resetSandbox, fork),
]
