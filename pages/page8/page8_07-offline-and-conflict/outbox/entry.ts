import * as z from 'zod/mini'
import { changesOf, type FieldOf, mergeFields, pick } from '#client/ui/form/merge/merge.ts'
import { ListedVisit, Visit, VisitFields } from '#resources/visits/contract.ts'
import { RowId } from '#shared/row.ts'

/** A change of one visit that the server has not confirmed yet. */
export const Entry = z.object({
  /** Its Idempotency-Key. An entry whose content changes gets a new one. */
  key: z.string(),
  visitId: RowId,
  /** The version of the visit that the operator saw. */
  version: z.int(),
  changes: z.partial(VisitFields),
  /** What the operator saw in these fields before. */
  seen: z.partial(VisitFields),
  madeAt: z.iso.datetime(),
  /** It was sent and no response arrived, so it may have taken effect. */
  isSent: z.boolean(),
  /** Why it waits for the operator: another change of the same field came first, or the server refused it. */
  problem: z.nullable(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('conflict'), current: Visit }),
      z.object({ kind: z.literal('refused'), code: z.string() }),
    ]),
  ),
})
export type Entry = z.infer<typeof Entry>
export type Outbox = readonly Entry[]
type Report = Partial<VisitFields>
/** What makes new entries different from each other. */
type Stamp = Pick<Entry, 'key' | 'madeAt'>

/** The fields of a visit that an operator reports. */
export const fieldsOf = ({ status, minutes, parts, note }: VisitFields): VisitFields => ({
  status,
  minutes,
  parts,
  note,
})

/** The fields of a partial report, in the order of the form. */
export const namesIn = (changes: Report): FieldOf<VisitFields>[] =>
  (['status', 'minutes', 'parts', 'note'] as const).filter(field => field in changes)

export const entriesOf = (outbox: Outbox, visitId: number): Entry[] => outbox.filter(entry => entry.visitId === visitId)

/** A visit as it will be when everything that waits has been accepted. */
export const shownVisit = (visit: ListedVisit, outbox: Outbox): ListedVisit =>
  Object.assign({}, visit, ...entriesOf(outbox, visit.id).map(({ changes }) => changes))

/** Adds what differs between these fields and the visit as the operator saw it. Without a difference, adds nothing. */
export function addEntry(outbox: Outbox, visit: ListedVisit, next: VisitFields, stamp: Stamp): Outbox {
  const before = fieldsOf(visit)
  const changes = changesOf(before, next)
  const names = namesIn(changes)
  if (names.length === 0) return outbox
  const seen = pick(before, names)
  return [
    ...outbox,
    { ...stamp, visitId: visit.id, version: visit.version, changes, seen, isSent: false, problem: null },
  ]
}

/** The next entry to send: the first of its visit, if it doesn't wait for the operator. */
export const nextEntry = (outbox: Outbox): Entry | null =>
  outbox.find(entry => entry.problem === null && entriesOf(outbox, entry.visitId)[0] === entry) ?? null

const replace = (outbox: Outbox, key: string, change: (entry: Entry) => Entry | null): Outbox =>
  outbox.flatMap(entry => (entry.key === key ? (change(entry) ?? []) : [entry]))

/** It is about to be sent. */
export const markSent = (outbox: Outbox, key: string): Outbox =>
  replace(outbox, key, entry => ({ ...entry, isSent: true }))

/** The server has answered without executing it, and may execute it later. */
export const markUnsent = (outbox: Outbox, key: string): Outbox =>
  replace(outbox, key, entry => ({ ...entry, isSent: false }))

export const markRefused = (outbox: Outbox, key: string, code: string): Outbox =>
  replace(outbox, key, entry => ({ ...entry, isSent: false, problem: { kind: 'refused', code } }))

/** The operator wants a refused entry to be sent again. */
export const retry = (outbox: Outbox, key: string): Outbox =>
  replace(outbox, key, entry => (entry.problem?.kind === 'refused' ? { ...entry, problem: null } : entry))

/**
 * The server has accepted an entry. Later entries of the visit continue on the new version, unless a field that they
 * change is no longer what the operator saw: then they keep the old version, and the server will refuse them.
 */
export function afterAccepted(outbox: Outbox, accepted: Entry, saved: Visit): Outbox {
  const isAsSeen = ({ seen }: Entry) => Object.keys(changesOf(seen, pick(fieldsOf(saved), namesIn(seen)))).length === 0
  return outbox
    .filter(({ key }) => key !== accepted.key)
    .map(entry => (entry.visitId === saved.id && isAsSeen(entry) ? { ...entry, version: saved.version } : entry))
}

/** Both sides of an entry that the server has refused as stale, for a merge of three. */
export function sidesOf({ seen, changes }: Entry, current: Visit) {
  const theirs = fieldsOf(current)
  return { base: { ...theirs, ...seen }, mine: { ...theirs, ...changes }, theirs }
}

/**
 * The visit has changed since the operator saw it. If other fields have changed, the entry continues on the current
 * version. If one of its own fields has, it waits for the operator.
 */
export const afterStale = (outbox: Outbox, stale: Entry, current: Visit, newKey: string): Outbox =>
  replace(outbox, stale.key, entry => {
    const { base, mine, theirs } = sidesOf(entry, current)
    if (mergeFields(base, mine, theirs).conflicts.length > 0)
      return { ...entry, isSent: false, problem: { kind: 'conflict', current } }
    return onVersion(entry, current, mine, newKey)
  })

/** The operator has chosen between both sides of a conflict. */
export const resolveConflict = (outbox: Outbox, key: string, chosen: VisitFields, newKey: string): Outbox =>
  replace(outbox, key, entry =>
    entry.problem?.kind === 'conflict' ? onVersion(entry, entry.problem.current, chosen, newKey) : entry,
  )

/** The entry on the current version of its visit; null if nothing is left to change. */
function onVersion(entry: Entry, current: Visit, wanted: VisitFields, newKey: string): Entry | null {
  const changes = changesOf(fieldsOf(current), wanted)
  const names = namesIn(changes)
  if (names.length === 0) return null
  const isSame = Object.keys(changesOf(entry.changes, changes)).length === 0
  return {
    ...entry,
    key: isSame ? entry.key : newKey,
    version: current.version,
    changes,
    seen: pick(fieldsOf(current), names),
    isSent: false,
    problem: null,
  }
}

/**
 * Removes an entry. Later entries of the visit then differ from what was there before it, and those that differ in
 * nothing go as well.
 */
export function takeBack(outbox: Outbox, key: string): Outbox {
  const taken = outbox.find(entry => entry.key === key)
  if (!taken) return outbox
  const missing = new Map(Object.entries(taken.seen))
  return outbox.flatMap(entry => {
    if (entry === taken) return []
    if (entry.visitId !== taken.visitId || outbox.indexOf(entry) < outbox.indexOf(taken)) return [entry]
    const seen = { ...entry.seen }
    for (const name of namesIn(entry.changes)) {
      if (missing.has(name)) Object.assign(seen, { [name]: missing.get(name) })
      missing.delete(name)
    }
    const names = namesIn(changesOf<Report>(seen, entry.changes))
    const left = { seen: pick<Report>(seen, names), changes: pick<Report>(entry.changes, names) }
    return names.length === 0 ? [] : [{ ...entry, ...left }]
  })
}

/** The visits of a sandbox as last read, and everything that waits. It is stored on the device as it is. */
export const Kept = z.object({
  sandbox: z.object({ id: z.string(), name: z.string() }),
  readAt: z.iso.datetime(),
  visits: z.array(ListedVisit),
  outbox: z.array(Entry),
})
export type Kept = Omit<z.infer<typeof Kept>, 'outbox' | 'visits'> & { visits: readonly ListedVisit[]; outbox: Outbox }

/** Replaces a visit by its newest state. Its names stay. */
export const withVisit = (visits: readonly ListedVisit[], saved: Visit): ListedVisit[] =>
  visits.map(visit => (visit.id === saved.id ? { ...visit, ...saved } : visit))
