import { expect, test } from 'vitest'
import type { ListedVisit, Visit, VisitFields } from '#resources/visits/contract.ts'
import {
  addEntry,
  afterAccepted,
  afterStale,
  type Entry,
  fieldsOf,
  markRefused,
  nextEntry,
  type Outbox,
  resolveConflict,
  shownVisit,
  takeBack,
} from './entry.ts'

const name = { en: 'x', zh: 'x' }
const visit: ListedVisit = {
  id: 1,
  startsAt: '2026-11-01T01:00:00.000Z',
  customerId: 1,
  productId: 1,
  technicianId: 1,
  status: 'planned',
  minutes: null,
  parts: '',
  note: '',
  version: 3,
  updatedAt: '2026-10-31T08:00:00.000Z',
  customer: name,
  place: name,
  product: name,
  technician: name,
}
const other = { ...visit, id: 2 }
const madeAt = '2026-11-01T02:00:00.000Z'

/** Adds an edit as the page does: on top of what is shown. */
function edit(outbox: Outbox, key: string, changes: Partial<VisitFields>, of = visit): Outbox {
  const shown = shownVisit(of, outbox)
  return addEntry(outbox, shown, { ...fieldsOf(shown), ...changes }, { key, madeAt })
}
const at = (outbox: Outbox, index: number) => outbox[index] as Entry
const server = (changes: Partial<Visit>): Visit => ({ ...visit, ...changes })
const keys = (outbox: Outbox) => outbox.map(({ key }) => key)

test('an edit becomes an entry with only what has changed, and what was seen before', () => {
  const outbox = edit([], 'a', { minutes: 30, note: '' })
  expect(outbox).toEqual([
    {
      key: 'a',
      madeAt,
      visitId: 1,
      version: 3,
      changes: { minutes: 30 },
      seen: { minutes: null },
      isSent: false,
      problem: null,
    },
  ])
  expect(edit(outbox, 'b', { minutes: 30 })).toBe(outbox)
  expect(shownVisit(visit, outbox).minutes).toBe(30)
  expect(shownVisit(other, outbox).minutes).toBeNull()
})

test('entries of a visit go one after the other, and those of other visits don’t wait for them', () => {
  let outbox = edit(edit(edit([], 'a', { minutes: 30 }), 'b', { note: 'n' }), 'c', { minutes: 5 }, other)
  expect(nextEntry(outbox)?.key).toBe('a')
  outbox = markRefused(outbox, 'a', 'not-found')
  expect(nextEntry(outbox)?.key).toBe('c')
  expect(nextEntry(takeBack(outbox, 'a'))?.key).toBe('b')
})

test('after one was accepted, the next continues on the new version', () => {
  const outbox = edit(edit([], 'a', { minutes: 30 }), 'b', { minutes: 40 })
  expect(at(outbox, 1).seen).toEqual({ minutes: 30 })
  const rest = afterAccepted(outbox, at(outbox, 0), server({ minutes: 30, version: 4 }))
  expect(rest).toMatchObject([{ key: 'b', version: 4 }])
})

test('an entry that overlooks a change of its own field keeps its old version, so the server refuses it', () => {
  const outbox = edit(edit([], 'a', { minutes: 30 }), 'b', { note: 'mine' })
  const rest = afterAccepted(outbox, at(outbox, 0), server({ minutes: 30, note: 'theirs', version: 5 }))
  expect(rest).toMatchObject([{ key: 'b', version: 3 }])
})

test('a stale entry continues on the current version if others changed other fields', () => {
  const outbox = edit([], 'a', { minutes: 30 })
  const merged = afterStale(outbox, at(outbox, 0), server({ parts: 'Zip', version: 4 }), 'new')
  expect(merged).toMatchObject([{ key: 'a', version: 4, changes: { minutes: 30 }, problem: null }])
})

test('a stale entry asks if others changed the same field, and continues as the operator chooses', () => {
  const outbox = edit([], 'a', { minutes: 30, note: 'mine' })
  const current = server({ minutes: 20, version: 4 })
  const asking = afterStale(outbox, at(outbox, 0), current, 'new')
  expect(asking).toMatchObject([{ key: 'a', problem: { kind: 'conflict', current } }])
  expect(nextEntry(asking)).toBeNull()
  const theirs = resolveConflict(asking, 'a', { ...fieldsOf(current), note: 'mine' }, 'new')
  expect(theirs).toMatchObject([{ key: 'new', version: 4, changes: { note: 'mine' }, problem: null }])
  expect(at(theirs, 0).seen).toEqual({ note: '' })
  const mine = resolveConflict(asking, 'a', { ...fieldsOf(current), minutes: 30, note: 'mine' }, 'new')
  expect(mine).toMatchObject([{ key: 'a', version: 4, seen: { minutes: 20, note: '' } }])
  expect(resolveConflict(asking, 'a', fieldsOf(current), 'new')).toEqual([])
})

test('a stale entry goes if the other side made the same change', () => {
  const outbox = edit([], 'a', { minutes: 30 })
  expect(afterStale(outbox, at(outbox, 0), server({ minutes: 30, version: 4 }), 'new')).toEqual([])
})

test('what is taken back leaves no trace in later entries of its visit', () => {
  const outbox = edit(edit(edit([], 'a', { minutes: 30 }), 'b', { minutes: 40, note: 'n' }), 'c', { minutes: 50 })
  const rest = takeBack(outbox, 'a')
  expect(rest).toMatchObject([
    { key: 'b', seen: { minutes: null, note: '' } },
    { key: 'c', seen: { minutes: 40 } },
  ])
  expect(takeBack(rest, 'unknown')).toBe(rest)
})

test('a later entry that only undid what is taken back goes with it', () => {
  const outbox = edit(edit([], 'a', { minutes: 30 }), 'b', { minutes: null })
  expect(keys(outbox)).toEqual(['a', 'b'])
  expect(takeBack(outbox, 'a')).toEqual([])
})
