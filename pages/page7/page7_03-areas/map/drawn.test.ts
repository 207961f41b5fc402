import { expect, test } from 'vitest'
import type { Area } from '#resources/areas/contract.ts'
import { square } from '#resources/areas/samples.ts'
import { drawnOf } from './drawn.ts'
import type { AreaMapProps } from './props.ts'

const areaOf = (id: number, from: [number, number]): Area => ({
  id,
  name: { en: `Area ${id}`, zh: `區域 ${id}` },
  teamId: null,
  memberId: null,
  mayOverlap: false,
  polygons: [[square(from, 2)]],
  squareMetres: id,
  version: 1,
  updatedAt: '2026-10-01T00:00:00.000Z',
})
const AREAS = [areaOf(1, [0, 0]), areaOf(2, [1, 0]), areaOf(3, [9, 9])]

/** The looks of what is drawn, by key, while area 1 is being edited (or nothing). */
function looksOf(props: Partial<AreaMapProps>, edited?: Area) {
  // Of the editor, only what is being edited and drawn is read.
  const editor = { draft: { base: edited, shape: edited?.polygons ?? null }, drawing: null } as AreaMapProps['editor']
  const all: AreaMapProps = {
    areas: AREAS,
    open: null,
    overlaps: [],
    theirs: null,
    editor,
    canEdit: true,
    onOpen: () => {},
    ...props,
  }
  return Object.fromEntries(drawnOf(all, 'en').map(({ key, look }) => [key, look]))
}

test('a refused overlap marks the areas that overlap, and where', () => {
  const [one, other] = AREAS.map(({ id, name }) => ({ id, name }))
  if (!one || !other) throw new Error('there are areas')
  const overlaps = [
    { areas: [one, other] as [typeof one, typeof other], polygons: [[square([1, 0], 1)]], squareMetres: 1 },
  ]
  expect(looksOf({ overlaps })).toEqual({ 1: 'conflict', 2: 'conflict', 3: 'other', 'overlap 0': 'overlap' })
  expect(looksOf({ overlaps }, AREAS[0])).toMatchObject({ draft: 'draft', 2: 'conflict', 3: 'other' })
})

test('what another window has saved is drawn beside the edited shape', () => {
  const looks = looksOf({ theirs: areaOf(1, [5, 5]) }, AREAS[0])
  expect(looks).toEqual({ draft: 'draft', theirs: 'conflict', 2: 'other', 3: 'other' })
})
