import { createKey } from '#resources/keys/contract.ts'
import { createMember } from '#resources/members/contract.ts'
import { MEMBER } from '#resources/members/samples.ts'
import {
  deleteSandbox,
  forkSandbox,
  listSandboxes,
  resetSandbox,
  restoreSnapshot,
  takeSnapshot,
} from '#resources/sandboxes/contract.ts'
import { switchSandbox } from '#resources/sessions/contract.ts'
import { type Bench, json, type TaskCases } from '#tests/task-cases.ts'

const at = (sandboxId: string) => ({ params: { sandboxId } })

/** Creates a fork and deletes earlier ones, because their number is limited. */
async function fork({ me }: Bench) {
  for (const { id, isShared, snapshotOf } of (await me.call(listSandboxes)).rows)
    if (!isShared && snapshotOf === null) await me.call(deleteSandbox, at(id))
  return (await me.call(forkSandbox, { body: { name: crypto.randomUUID().slice(0, 8), from: 'main' } })).id
}
/** Adds a member in the sandbox, and then switches the session back to main. */
async function addMember({ me }: Bench, sandboxId: string) {
  await me.call(switchSandbox, { body: { sandboxId } })
  await me.call(createMember, { body: { ...MEMBER, email: `${crypto.randomUUID()}@strive.example` } })
  await me.call(switchSandbox, { body: { sandboxId: 'main' } })
}
const reset = ({ me }: Bench, id: string) => me.call(resetSandbox, at(id))
const keep = async ({ me }: Bench, id: string) =>
  (await me.call(takeSnapshot, { ...at(id), body: { name: crypto.randomUUID().slice(0, 8) } })).id
const restore = ({ me }: Bench, id: string, snapshotId: string) =>
  me.call(restoreSnapshot, { ...at(id), body: { snapshotId } })

async function makeKey({ me }: Bench, scope: 'read' | 'write' = 'read') {
  return (await me.call(createKey, { body: { name: crypto.randomUUID().slice(0, 8), scope, origins: [] } })).token
}
const read = ({ send }: Bench, token: string) => send('/api/counters', {}, token)
const write = ({ send }: Bench, token: string) =>
  send('/api/counters/steps', json('POST', { target: 'number', by: 1 }), token)

export const cases: TaskCases = {
  'fork-and-reset': {
    async solution(bench) {
      const id = await fork(bench)
      await addMember(bench, id)
      await reset(bench, id)
    },
    nearMisses: {
      'nothing is changed in it': async bench => {
        await reset(bench, await fork(bench))
      },
      'the change is made in another sandbox': async bench => {
        const id = await fork(bench)
        await addMember(bench, 'main')
        await reset(bench, id)
      },
      'it is reset before the change': async bench => {
        const id = await fork(bench)
        await reset(bench, id)
        await addMember(bench, id)
      },
    },
  },
  snapshot: {
    async solution(bench) {
      const id = await fork(bench)
      const snapshot = await keep(bench, id)
      await addMember(bench, id)
      await restore(bench, id, snapshot)
    },
    nearMisses: {
      'nothing was changed since': async bench => {
        const id = await fork(bench)
        await restore(bench, id, await keep(bench, id))
      },
      'the snapshot is taken after the change': async bench => {
        const id = await fork(bench)
        await addMember(bench, id)
        await restore(bench, id, await keep(bench, id))
      },
      'the change is made in another sandbox': async bench => {
        const id = await fork(bench)
        const snapshot = await keep(bench, id)
        await addMember(bench, 'main')
        await restore(bench, id, snapshot)
      },
    },
  },
  'read-only-key': {
    async solution(bench) {
      const token = await makeKey(bench)
      await read(bench, token)
      await write(bench, token)
    },
    nearMisses: {
      'the key may write': async bench => {
        const token = await makeKey(bench, 'write')
        await read(bench, token)
        await write(bench, token)
      },
      'the session is what writes': async bench => {
        await read(bench, await makeKey(bench))
        await write(bench, bench.me.token)
      },
      'what is refused is no write': async bench => {
        const token = await makeKey(bench)
        await read(bench, token)
        await bench.send('/api/keys', {}, token)
      },
    },
  },
}
