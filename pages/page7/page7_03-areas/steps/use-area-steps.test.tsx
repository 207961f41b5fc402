import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Area } from '#resources/areas/contract.ts'
import { MAX_NAME_LENGTH } from '#resources/areas/rules.ts'
import { square } from '#resources/areas/samples.ts'
import { useAreaSteps } from './use-area-steps.ts'
import type { Steps } from './use-steps.ts'

const shapeAt = (lng: number) => [[square([lng, 0], 1)]]
const area = (id: number, more: Partial<Area> = {}): Area => ({
  ...{ id, name: { en: `Area ${id}`, zh: `區域 ${id}` }, teamId: 5, memberId: null, mayOverlap: true, version: 1 },
  ...{ polygons: shapeAt(id), squareMetres: 0, updatedAt: '2026-10-31T00:00:00.000Z', ...more },
})

const take = vi.fn<Steps['take']>()
beforeEach(() => void take.mockReset())
// They only take steps.
const open = () => renderHook(() => useAreaSteps({ take } as unknown as Steps)).result.current
const taken = () => take.mock.calls.map(([step, text]) => ({ step, text }))

test('a new shape is based on the version that it was begun with', () => {
  void open().reshape(area(1, { version: 9 }), shapeAt(4), 3)
  expect(taken()[0]?.step).toEqual([{ kind: 'update', id: 1, fields: { polygons: shapeAt(4) } }])
  expect(take.mock.calls[0]?.[2]?.(1)).toBe(3)
})

test('a split is one step: the area keeps the first part, and the second is an area like it', () => {
  void open().split(area(1), [shapeAt(1), shapeAt(2)])
  expect(taken()).toEqual([
    {
      step: [
        { kind: 'update', id: 1, fields: { polygons: shapeAt(1) } },
        {
          kind: 'create',
          fields: { name: { en: 'Area 1 2', zh: '區域 1 2' }, teamId: 5, mayOverlap: true, polygons: shapeAt(2) },
        },
      ],
      text: '“Area 1” split.',
    },
  ])
})

test('the second part of an area with the longest name has a name that is not too long', () => {
  const name = { en: 'n'.repeat(MAX_NAME_LENGTH), zh: '區'.repeat(MAX_NAME_LENGTH) }
  void open().split(area(1, { name }), [shapeAt(1), shapeAt(2)])
  const [, second] = taken()[0]?.step ?? []
  const named = second?.kind === 'create' ? second.fields.name : null
  expect([named?.en.length, named?.zh.length, named?.en.endsWith('n 2')]).toEqual([
    MAX_NAME_LENGTH,
    MAX_NAME_LENGTH,
    true,
  ])
})

test('a merge is one step: the first area becomes both, and the other one goes', () => {
  void open().merge(area(1), area(2), shapeAt(7))
  expect(taken()).toEqual([
    {
      step: [
        { kind: 'update', id: 1, fields: { polygons: shapeAt(7) } },
        { kind: 'delete', id: 2 },
      ],
      text: 'Merged Area 1 and Area 2.',
    },
  ])
})

test('all areas of a file are one step', () => {
  const fields = ({ name, teamId, mayOverlap, polygons }: Area) => ({ name, teamId, mayOverlap, polygons })
  void open().importAll([fields(area(1)), fields(area(2))])
  expect([taken()[0]?.step.map(({ kind }) => kind), taken()[0]?.text]).toEqual([
    ['create', 'create'],
    '2 areas imported.',
  ])
})

test('an area is created and deleted under its name', () => {
  const { name, teamId, mayOverlap, polygons } = area(1)
  void open().create({ name, teamId, mayOverlap, polygons })
  void open().remove(area(2))
  expect(taken()).toEqual([
    { step: [{ kind: 'create', fields: { name, teamId, mayOverlap, polygons } }], text: '“Area 1” created.' },
    { step: [{ kind: 'delete', id: 2 }], text: '“Area 2” deleted.' },
  ])
})
