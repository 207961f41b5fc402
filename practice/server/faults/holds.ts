import type { HeldAt, LiveBus } from '#server/bus/bus.ts'
import { randomId } from '#server/platform/random.ts'
import { later, type Timer } from '#server/platform/turns.ts'
import type { Owner } from '#server/practice.ts'
import { type HeldAction, type HeldRequest, MAX_HELD, MAX_HOLD_MS } from '#shared/platform/held.ts'
import { isVisible } from './owner.ts'

/** How a hold ended. `full`: too many were held, so it never began. `gone`: the client disconnected. */
export type HoldEnd = HeldAction | { action: 'full' } | { action: 'gone' }

type Asked = Omit<HeldAt, 'id' | 'since'>
type Waiting = { held: HeldAt; end: (how: HoldEnd) => void }
/** What another instance has told, and the timer that forgets it. */
type Told = { held: readonly HeldAt[]; forgetting: Timer }

/** Without news for this long, another instance holds nothing any more, or is gone. */
const BELIEVED_MS = MAX_HOLD_MS + 10_000

/**
 * The held requests of all instances. Nothing is stored: a request is held in the memory of the instance that received it,
 * which tells the others.
 */
export function createHolds(bus: LiveBus) {
  const instance = crypto.randomUUID()
  const waiting = new Map<string, Waiting>()
  const elsewhere = new Map<string, Told>()
  let isStopping = false

  const here = () => [...waiting.values()].map(({ held }) => held)
  const known = () => [...here(), ...[...elsewhere.values()].flatMap(({ held }) => held)]
  const isAlike = (one: Asked, other: Asked) => one.accountId === other.accountId && one.sandboxId === other.sandboxId

  /** Tells about one account and sandbox, so that a message stays small. */
  function tell(changed: HeldAt) {
    const { accountId, sandboxId } = changed
    bus.publish({ topic: 'held', instance, accountId, sandboxId, held: here().filter(one => isAlike(one, changed)) })
  }

  function receive({ instance: from, accountId, sandboxId, held }: { instance: string } & HeldList) {
    if (from === instance) return
    const key = `${from} ${accountId} ${sandboxId}`
    clearTimeout(elsewhere.get(key)?.forgetting)
    elsewhere.delete(key)
    if (held.length === 0) return
    elsewhere.set(key, { held, forgetting: later(() => elsewhere.delete(key), BELIEVED_MS) })
  }

  /** Ends those that this instance holds. */
  function endHere(isMeant: (held: HeldAt) => boolean, how: HoldEnd) {
    for (const { held, end } of [...waiting.values()]) if (isMeant(held)) end(how)
  }

  const unsubscribe = bus.subscribe(event => {
    if (event.topic === 'held') receive(event)
    if (event.topic === 'held-step') endHere(({ id }) => event.ids.includes(id), event.step)
  })

  function step(ids: readonly string[], how: HeldAction) {
    endHere(({ id }) => ids.includes(id), how)
    const others = [...elsewhere.values()]
      .flatMap(({ held }) => held.map(({ id }) => id))
      .filter(id => ids.includes(id))
    if (others.length > 0) bus.publish({ topic: 'held-step', ids: others, step: how })
  }

  return {
    /** Holds a request until it is stepped, its time is over (at most a minute) or its client disconnects. */
    hold(asked: Asked, longestMs: number, signal: AbortSignal): Promise<HoldEnd> {
      if (isStopping) return Promise.resolve({ action: 'release' })
      if (signal.aborted) return Promise.resolve({ action: 'gone' })
      if (known().filter(one => isAlike(one, asked)).length >= MAX_HELD) return Promise.resolve({ action: 'full' })
      const held = { ...asked, id: randomId(), since: new Date().toISOString() }
      return new Promise(resolve => {
        const end = (how: HoldEnd) => {
          if (!waiting.delete(held.id)) return
          clearTimeout(timer)
          signal.removeEventListener('abort', leave)
          tell(held)
          resolve(how)
        }
        const leave = () => end({ action: 'gone' })
        const timer = later(end, Math.min(longestMs, MAX_HOLD_MS), { action: 'release' })
        signal.addEventListener('abort', leave)
        waiting.set(held.id, { held, end })
        tell(held)
      })
    },
    /** In the order of arrival. */
    list: (owner: Owner, now = Date.now()): HeldRequest[] =>
      known()
        .filter(held => isVisible(owner, held))
        .sort((one, other) => one.since.localeCompare(other.since))
        .map(({ accountId: _, ruleSandboxId: __, ...held }) => ({
          ...held,
          ageMs: Math.max(0, now - Date.parse(held.since)),
        })),
    /** Ends one hold. Returns false if the owner has no such request. */
    step(owner: Owner, id: string, how: HeldAction): boolean {
      const isKnown = known().some(held => held.id === id && isVisible(owner, held))
      if (isKnown) step([id], how)
      return isKnown
    },
    releaseAll: (owner: Owner) =>
      step(
        known().flatMap(held => (isVisible(owner, held) ? [held.id] : [])),
        { action: 'release' },
      ),
    /** Releases what is held by rules that have ended. */
    keepRules: (accountId: number, ruleIds: readonly string[]) =>
      endHere(held => held.accountId === accountId && held.faultId !== null && !ruleIds.includes(held.faultId), {
        action: 'release',
      }),
    /** Releases everything and holds nothing any more. */
    stop() {
      isStopping = true
      endHere(() => true, { action: 'release' })
    },
    close() {
      this.stop()
      unsubscribe()
      for (const { forgetting } of elsewhere.values()) clearTimeout(forgetting)
    },
  }
}
export type Holds = ReturnType<typeof createHolds>

type HeldList = { accountId: number; sandboxId: string; held: readonly HeldAt[] }
