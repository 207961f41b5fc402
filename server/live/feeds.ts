import type { Db } from '#server/database/open.ts'
import { pause } from '#server/platform/turns.ts'
import type { Faults } from '#server/practice.ts'
import type { Operator } from '#server/sessions/operator.ts'
import type { Endpoint, StreamEvent } from '#shared/contract.ts'
import { refuse } from '#shared/errors.ts'
import { isPermitted } from '#shared/permissions.ts'
import { delayAt } from '#shared/platform/faults.ts'
import { MAX_STREAMS } from '#shared/platform/live.ts'
import { callerOf, findCallers } from './callers.ts'

/** How long a reader may go on without a check of its permission. */
const CHECK_MS = 500

type Feed<T> = {
  /** The endpoint that streams it: its faults and permission apply. */
  endpoint: Endpoint
  operator: Operator
  /** The events, at the pace of the reader. They end soon after the signal. */
  source: (signal: AbortSignal) => AsyncIterable<StreamEvent<T>>
  /** Destroys the connection of the response. */
  cut: () => void
}

export type Feeds = {
  /** Opens an event stream of a resource's own. Refuses when the account has too many. */
  open<T>(feed: Feed<T>): AsyncIterable<StreamEvent<T>>
  count(accountId: number): number
  /** The open streams of all accounts. */
  total(): number
  close(): void
}

type Parts = {
  db: Db
  faults: Faults
  /** The account's streams of live messages, which count towards the same limit. */
  countOthers: (accountId: number) => number
}

/**
 * Event streams with events of a resource, rather than live messages. The caller's permissions and sandbox are checked
 * on the way, and the practice fault for messages applies to each event.
 */
export function createFeeds({ db, faults, countOthers }: Parts): Feeds {
  /** The account of each open stream, by what ends it. */
  const open = new Map<AbortController, number>()
  let isStopping = false
  const count = (accountId: number) => [...open.values()].filter(one => one === accountId).length

  async function isAllowed({ operator, endpoint }: Pick<Feed<unknown>, 'operator' | 'endpoint'>): Promise<boolean> {
    const current = (await findCallers(db, [operator])).get(callerOf(operator))
    if (!current || current.sandboxId !== operator.sandboxId) return false
    // What the events show depends on all of them. A reader whose permissions changed comes back with the new ones.
    if (current.permissions.join() !== operator.permissions.join()) return false
    return endpoint.needs !== 'public' && isPermitted(current.permissions, endpoint.needs)
  }

  async function faultOf({ operator, endpoint }: Pick<Feed<unknown>, 'operator' | 'endpoint'>) {
    const rule = faults.findForChannel(operator, endpoint.path)
    const met = rule && (await faults.hit(rule))
    return met ?? null
  }

  async function* events<T>(feed: Feed<T>, ending: AbortController): AsyncGenerator<StreamEvent<T>, undefined> {
    let held: StreamEvent<T> | null = null
    let checkedAt = 0
    try {
      for await (const event of feed.source(ending.signal)) {
        // A reader that catches up gets hundreds of events at once.
        if (Date.now() - checkedAt >= CHECK_MS) {
          if (!(await isAllowed(feed))) return
          checkedAt = Date.now()
        }
        const met = await faultOf(feed)
        switch (met?.fault.socket) {
          case 'drop':
            feed.cut()
            return
          case 'lag':
            await pause(delayAt(met.fault, met.call))
            if (!(await isAllowed(feed))) return
            break
          case 'duplicate':
            yield event
            break
          case 'reorder':
            if (held) break
            held = event
            continue
          case undefined:
        }
        yield event
        if (held) yield held
        held = null
      }
    } finally {
      open.delete(ending)
    }
  }

  return {
    open(feed) {
      const { accountId } = feed.operator
      if (isStopping) throw refuse('unavailable')
      if (count(accountId) + countOthers(accountId) >= MAX_STREAMS)
        throw refuse('too-many-streams', { limit: MAX_STREAMS })
      const ending = new AbortController()
      open.set(ending, accountId)
      const generator = events(feed, ending)
      const iterator = {
        next: () => generator.next(),
        // Called when the reader disconnects. The generator itself would return only after its next event, and one that
        // never began would not run its `finally`.
        return() {
          open.delete(ending)
          ending.abort()
          return generator.return(undefined)
        },
      }
      return { [Symbol.asyncIterator]: () => iterator }
    },
    count,
    total: () => open.size,
    close() {
      isStopping = true
      for (const ending of open.keys()) ending.abort()
    },
  }
}
