import { expect, test } from 'vitest'
import type { Marker } from '#client/state/state.ts'
import { columns, type MarkerView } from './columns.tsx'

test('the lists are in the order of their names, not of their ids, with what is on no list first', () => {
  const names = new Map([
    ['a1', 'Shops'],
    ['b2', 'Depots'],
  ])
  // It reads no more of either.
  const view = { listName: list => names.get(list ?? '') ?? '' } as MarkerView
  const sortedBy = (list?: string) => columns.find(({ id }) => id === 'list')?.sortValue?.({ list } as Marker, view)
  expect(['a1', 'b2', 'gone', undefined].map(sortedBy)).toEqual(['Shops', 'Depots', null, null])
})
