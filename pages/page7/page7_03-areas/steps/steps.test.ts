import { expect, test } from 'vitest'
import type { Area } from '#resources/areas/contract.ts'
import { square } from '#resources/areas/samples.ts'
import { changesOf, inverseOf, type Step } from './steps.ts'

const area = (id: number, version = 1, side = 1): Area => ({
  id,
  name: { en: `Area ${id}`, zh: `區域 ${id}` },
  teamId: null,
  memberId: null,
  mayOverlap: false,
  polygons: [[square([id, 0], side)]],
  squareMetres: 0,
  version,
  updatedAt: '2026-10-31T00:00:00.000Z',
})
const before = new Map([1, 2].map(id => [id, area(id)]))

test('a merge is undone by restoring the other area and the former shape, in reverse order', () => {
  const polygons = area(1, 1, 2).polygons
  const merge: Step = [
    { kind: 'update', id: 1, fields: { polygons } },
    { kind: 'delete', id: 2 },
  ]
  const undo = inverseOf(merge, before, [area(1, 2, 2), area(2, 2)])
  expect(undo).toEqual([
    { kind: 'restore', id: 2 },
    { kind: 'update', id: 1, fields: { polygons: area(1).polygons } },
  ])
  const merged = new Map([[1, area(1, 2, 2)]])
  expect(inverseOf(undo, merged, [area(2, 3), area(1, 3)])).toEqual(merge)
})

test('a new area is undone by deleting it, with the id that it got', () => {
  const { name, teamId, mayOverlap, polygons } = area(7)
  const create: Step = [{ kind: 'create', fields: { name, teamId, mayOverlap, polygons } }]
  expect(inverseOf(create, before, [area(7)])).toEqual([{ kind: 'delete', id: 7 }])
})

test('only updates and deletions name a version', () => {
  const step: Step = [
    { kind: 'update', id: 1, fields: { teamId: 3 } },
    { kind: 'delete', id: 2 },
    { kind: 'restore', id: 4 },
  ]
  expect(changesOf(step, id => id * 10)).toEqual([
    { kind: 'update', id: 1, version: 10, fields: { teamId: 3 } },
    { kind: 'delete', id: 2, version: 20 },
    { kind: 'restore', id: 4 },
  ])
})
