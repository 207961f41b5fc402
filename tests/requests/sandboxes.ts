import { createKey } from '#resources/keys/contract.ts'
import { forkSandbox, resetSandbox, restoreSnapshot, takeSnapshot } from '#resources/sandboxes/contract.ts'
import type { TestApp } from '#tests/test-app.ts'

type Me = Awaited<ReturnType<TestApp['signInAs']>>
type Send = (path: string, init: RequestInit, token: string) => Promise<unknown>

/** How the tasks of page 8_08 are solved. */
export function sandboxSolutions(who: () => Me, send: Send): Record<string, () => Promise<unknown>> {
  const fork = async (name: string) => (await who().call(forkSandbox, { body: { name, from: 'main' } })).id
  return {
    'page8_08 fork-and-reset': async () => {
      await who().call(resetSandbox, { params: { sandboxId: await fork('Reset me') } })
    },
    'page8_08 snapshot': async () => {
      const params = { sandboxId: await fork('Keep me') }
      const { id: snapshotId } = await who().call(takeSnapshot, { params, body: { name: 'Now' } })
      await who().call(restoreSnapshot, { params, body: { snapshotId } })
    },
    'page8_08 read-only-key': async () => {
      const { token } = await who().call(createKey, { body: { name: 'Reader', scope: 'read', origins: [] } })
      await send('/api/counters', { method: 'PUT', body: JSON.stringify({ number: 1, array: [] }) }, token)
    },
  }
}
