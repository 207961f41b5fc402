import { listEventDays, listEvents, recordEvents } from '#resources/events/contract.ts'
import type { TestApp } from '#tests/test-app.ts'

type Me = Pick<Awaited<ReturnType<TestApp['signInAs']>>, 'call'>

/** A good call of the endpoint that records events, for the audit trail. */
export function eventCalls(who: () => Me): Record<string, () => Promise<() => Promise<unknown>>> {
  return { recordEvents: async () => () => who().call(recordEvents, { body: { count: 2 } }) }
}

/** How the tasks of page 5_04 are solved. */
export function eventSolutions(who: () => Me): Record<string, () => Promise<unknown>> {
  const record = () => who().call(recordEvents, { body: { count: 3 } })
  return {
    'page5_04 jump': async () => {
      const query = { from: '2025-05-30T00:00:00.000Z', to: '2025-06-02T00:00:00.000Z', limit: 200 }
      await who().call(listEventDays)
      await who().call(listEvents, { query })
    },
    'page5_04 arrivals': async () => {
      await record()
      await who().call(listEventDays)
      await who().call(listEvents)
    },
    'page5_04 none-twice': async () => {
      const { next } = await who().call(listEvents, { query: { limit: 10 } })
      await record()
      await who().call(listEvents, { query: { limit: 10, cursor: next ?? '' } })
    },
  }
}
