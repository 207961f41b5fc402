import type { LiveBus, LiveEvent, Present } from '#server/bus/bus.ts'
import { later, type Timer } from '#server/platform/turns.ts'
import { isSession } from '#server/sessions/operator.ts'
import { isPermitted } from '#shared/permissions.ts'
import type { Whereabouts } from '#shared/platform/live.ts'
import type { Connection } from './connection.ts'

type PresenceEvent = Extract<LiveEvent, { topic: 'presence' }>
/** What an instance has told about a place, and the timer that forgets it. */
type Told = { people: readonly Present[]; forgetting: Timer }

/** Changes of a place within this time are told at once, so that typing costs little. */
const GATHER_MS = 100
/** An instance repeats what it knows every 15 seconds. If it has been silent for this long, it is gone. */
export const BELIEVED_MS = 40_000
/** A notification of PostgreSQL has 8,000 bytes, and a person takes about 170. */
const MAX_PRESENT = 40

/** The place of all consoles on the request channel, whatever their sandbox. */
export const CHANNEL_PLACE = 'channel'

/** The place of a connection; null if it is nowhere. Rooms belong to a sandbox, and whoever may not use them is in none. */
function placeOf({ channel, operator, at }: Connection): string | null {
  if (channel === 'request') return CHANNEL_PLACE
  return at && isPermitted(operator.permissions, 'rooms:use') ? `${operator.sandboxId} ${at.place}` : null
}

type Parts = {
  bus: LiveBus
  connections: ReadonlySet<Connection>
  /** Who is at a place has changed. */
  onChange: (place: string, here: readonly Connection[], people: readonly Present[]) => void
}

/**
 * Who is where, on all instances. Nothing is stored: each instance tells the others about its own connections, when
 * they change and regularly, so the people of an instance that was killed disappear after a while.
 */
export function createPresence({ bus, connections, onChange }: Parts) {
  const instance = crypto.randomUUID()
  const told = new Map<string, Map<string, Told>>()
  const changed = new Set<string>()
  let gathering: Timer | null = null
  let isClosed = false

  const connectionsAt = (place: string) => [...connections].filter(one => !one.isClosing && placeOf(one) === place)

  const peopleAt = (place: string): Present[] => [...(told.get(place)?.values() ?? [])].flatMap(({ people }) => people)

  function tell(place: string) {
    const people = connectionsAt(place).slice(0, MAX_PRESENT).map(presentOf)
    bus.publish({ topic: 'presence', instance, place, people })
  }

  function noteChange(place: string | null) {
    if (place === null || isClosed) return
    changed.add(place)
    gathering ??= later(() => {
      gathering = null
      const places = [...changed]
      changed.clear()
      places.forEach(tell)
    }, GATHER_MS)
  }

  /** Repeats what this instance knows. */
  function refresh() {
    for (const place of new Set([...ownPlaces(), ...[...connections].flatMap(one => placeOf(one) ?? [])])) tell(place)
  }

  /** The places at which this instance has told of somebody. */
  const ownPlaces = () => [...told].filter(([, instances]) => instances.has(instance)).map(([place]) => place)

  const forgetLater = (from: string, place: string) =>
    later(() => receive({ instance: from, place, people: [] }), BELIEVED_MS)

  function receive({ instance: from, place, people }: Omit<PresenceEvent, 'topic'>) {
    const before = JSON.stringify(peopleAt(place))
    const instances = told.get(place) ?? new Map<string, Told>()
    const isNew = !instances.has(from)
    clearTimeout(instances.get(from)?.forgetting)
    if (people.length > 0) instances.set(from, { people, forgetting: forgetLater(from, place) })
    else instances.delete(from)
    if (instances.size > 0) told.set(place, instances)
    else told.delete(place)
    const here = connectionsAt(place)
    // An instance that comes to a place doesn't know yet who else is there.
    if (isNew && from !== instance && people.length > 0 && here.length > 0) noteChange(place)
    const now = peopleAt(place)
    if (JSON.stringify(now) !== before) onChange(place, here, now)
  }

  return {
    peopleAt,
    receive,
    refresh,
    /** A connection has come or gone. */
    note: (connection: Connection) => noteChange(placeOf(connection)),
    move(connection: Connection, at: Whereabouts) {
      const before = placeOf(connection)
      connection.at = at.place === null ? null : { place: at.place, isTyping: at.isTyping }
      const after = placeOf(connection)
      noteChange(before)
      noteChange(after)
      // Whoever comes learns at once who is there already.
      if (after !== null && after !== before) onChange(after, [connection], peopleAt(after))
    },
    /** Tells the other instances that nobody is here any more, because the consoles will connect to them. */
    close() {
      isClosed = true
      if (gathering) clearTimeout(gathering)
      for (const instances of told.values()) for (const { forgetting } of instances.values()) clearTimeout(forgetting)
      for (const place of ownPlaces()) bus.publish({ topic: 'presence', instance, place, people: [] })
    },
  }
}
export type Presence = ReturnType<typeof createPresence>

function presentOf({ id: connection, operator, at, since }: Connection): Present {
  const sessionId = isSession(operator) ? operator.sessionId : 0
  return { connection, sessionId, account: operator.account, isTyping: at?.isTyping ?? false, since }
}
