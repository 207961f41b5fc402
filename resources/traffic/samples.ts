import { forkSandbox } from '#resources/sandboxes/contract.ts'
import { sample } from '#shared/sample.ts'
import { clearTraffic, openReplaySession } from './contract.ts'

export const samples = [
  sample(clearTraffic, () => ({})),
  sample(openReplaySession, async me => {
    const { id } = await me.call(forkSandbox, { body: { name: crypto.randomUUID() } })
    return { body: { sandboxId: id } }
  }),
]
