import { recordEvents } from '#resources/events/contract.ts'
import type { TestApp } from '#tests/test-app.ts'

type Me = Pick<Awaited<ReturnType<TestApp['signInAs']>>, 'call'>

/** A good call of the endpoint that records events, for the audit trail. */
export function eventCalls(who: () => Me): Record<string, () => Promise<() => Promise<unknown>>> {
  return { recordEvents: async () => () => who().call(recordEvents, { body: { count: 2 } }) }
}
