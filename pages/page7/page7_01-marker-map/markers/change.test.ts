import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MapState, Marker } from '#client/state/state.ts'
import { applyChange, changeBetween, inverse } from './change.ts'

const marker = (id: string, name = id): Marker => ({ id, name, lng: 121, lat: 24 })
const state = (...markers: Marker[]): MapState => ({ markers, filter: [] })
const without = ({ markers, filter }: MapState): MapState => ({ markers, filter })

type Step = { what: 'add' | 'remove' | 'rename'; at: number; name: string }
const steps = fc.array(
  fc.record({
    what: fc.constantFrom('add' as const, 'remove' as const, 'rename' as const),
    at: fc.nat(20),
    name: fc.string({ maxLength: 5 }),
  }),
  { maxLength: 30 },
)

let nextId = 0
function take({ markers, filter }: MapState, { what, at, name }: Step): MapState {
  const index = at % (markers.length + 1)
  const one = markers[index]
  if (what === 'add') return { filter, markers: markers.toSpliced(index, 0, marker(`n${nextId++}`, name)) }
  if (!one) return { markers, filter }
  return { filter, markers: markers.toSpliced(index, 1, ...(what === 'rename' ? [{ ...one, name }] : [])) }
}

test('undoing any steps restores the start, and redoing them the end', () => {
  fc.assert(
    fc.property(steps, taken => {
      const states = [state(marker('a'), marker('b'), marker('c'))]
      for (const step of taken) states.push(take(states.at(-1) ?? state(), step))
      const changes = states.slice(1).map((after, index) => changeBetween(states[index] ?? after, after))
      let now = states.at(-1) ?? state()
      for (const change of changes.toReversed()) now = without(applyChange(now, inverse(change)))
      expect(now).toEqual(states[0])
      for (const change of changes) now = without(applyChange(now, change))
      expect(now).toEqual(states.at(-1))
    }),
  )
})

test('many edits in one step are undone together', () => {
  fc.assert(
    fc.property(steps, taken => {
      const before = state(marker('a'), marker('b'), marker('c'))
      const after = taken.reduce(take, before)
      const back = applyChange(after, inverse(changeBetween(before, after)))
      expect(back).toEqual({ ...before, skipped: 0 })
    }),
  )
})

test('keeps and counts what another tab has changed since', () => {
  const before = state(marker('a'), marker('b'))
  const after = state(marker('a', 'mine'), marker('b', 'mine'))
  const theirs = state(marker('a', 'mine'), marker('b', 'theirs'), marker('c'))
  const undone = applyChange(theirs, inverse(changeBetween(before, after)))
  expect(undone.markers.map(({ name }) => name)).toEqual(['a', 'theirs', 'c'])
  expect(undone.skipped).toBe(1)
})

test('removes and restores five thousand markers in one step without a pause', () => {
  const before = state(...Array.from({ length: 5000 }, (_, index) => marker(`m${index}`)))
  const change = changeBetween(before, state())
  expect(applyChange(state(), inverse(change)).markers).toEqual(before.markers)
})
