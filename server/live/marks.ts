import type { LiveEvent } from '#server/bus/bus.ts'
import type { Operator } from '#server/sessions/operator.ts'
import { OF_THE_CONSOLE } from './news.ts'

/** So many sandboxes and accounts are remembered. A mark from before the memory was cleared counts as outdated. */
const MAX_REMEMBERED = 10_000

export type Marks = ReturnType<typeof createMarks>

/**
 * Numbers the changes that this instance hears of. A document carries the number of its moment (`now`), so that a console
 * learns, when its socket opens, whether what it has read since then may be outdated.
 */
export function createMarks() {
  const instance = crypto.randomUUID().slice(0, 8)
  const latest = new Map<string, number>()
  let count = 0
  let forgottenAt = 0

  return {
    note(event: LiveEvent): void {
      const scope = scopeOf(event)
      if (scope === null) return
      if (latest.size >= MAX_REMEMBERED) {
        latest.clear()
        forgottenAt = count
      }
      latest.set(scope, ++count)
    },
    /** The mark of this moment, such as `1f0c9a3e-17`. */
    now: () => `${instance}-${count}`,
    /** Whether something that this operator hears of has changed since. True for a mark of another instance. */
    hasNews(mark: string, { sandboxId, accountId }: Pick<Operator, 'sandboxId' | 'accountId'>): boolean {
      const [from, number] = mark.split('-')
      const since = from === instance ? Number(number) : Number.NaN
      // A mark that can't be read is NaN.
      if (!(since >= forgottenAt)) return true
      return [EVERYONE, `sandbox ${sandboxId}`, `account ${accountId}`].some(scope => (latest.get(scope) ?? 0) > since)
    },
  }
}

const EVERYONE = 'everyone'

/** Whom an event may concern; null if it outdates nothing that a page shows, or if the reader is told in any case. */
function scopeOf(event: LiveEvent): string | null {
  switch (event.topic) {
    case 'logins':
      return EVERYONE
    case 'faults':
    case 'held':
    case 'task':
      return `account ${event.accountId}`
    case 'rows':
      if (OF_THE_CONSOLE.has(event.entity)) return EVERYONE
      return event.sandboxId === null ? `account ${event.accountId}` : `sandbox ${event.sandboxId}`
    default:
      return null
  }
}
