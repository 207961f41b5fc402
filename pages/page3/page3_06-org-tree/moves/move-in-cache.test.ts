import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import type { TreeNode } from '#pages/page3/page3_06-org-tree/node.ts'
import { type Branch, listBranches } from '#resources/teams/contract.ts'
import { moveInCache } from './move-in-cache.ts'

type Row = { id: number; parentId: number; name: { en: string; zh: string }; teams: number; members: number }
const row = (id: number, parentId: number, teams = 0): Row => {
  return { id, parentId, name: { en: `Team ${id}`, zh: `隊 ${id}` }, teams, members: 0 }
}
const node = ({ id, parentId, name }: Row) => ({ kind: 'team', id, parentId, name, version: 1 }) as unknown as TreeNode

// The company (1) has two departments (2 and 3). The teams 21 and 22 belong to the first.
let client: QueryClient
const keyOf = (parentId: number) => [listBranches.path, { query: { parentId } }]
const store = (parentId: number, rows: Row[]) =>
  client.setQueryData(keyOf(parentId), { rows, next: null, count: { value: rows.length, isCapped: false } })
const below = (parentId: number) =>
  client.getQueryData<{ rows: Branch[] }>(keyOf(parentId))?.rows.map(({ id, teams }) => [id, teams])
beforeEach(() => {
  client = new QueryClient()
  store(1, [row(2, 1, 2), row(3, 1, 0)])
  store(2, [row(21, 2), row(22, 2)])
  store(3, [])
})

test('shows a move in both lists and in the counts of both teams, and takes it back', () => {
  const before = [below(1), below(2), below(3)]
  const putBack = moveInCache(client, node(row(21, 2)), 3)
  expect([below(1), below(2), below(3)]).toEqual([
    [
      [2, 1],
      [3, 1],
    ],
    [[22, 0]],
    [[21, 0]],
  ])
  putBack()
  expect([below(1), below(2), below(3)]).toEqual(before)
})

test('taking a move back keeps what arrived meanwhile', () => {
  const putBack = moveInCache(client, node(row(21, 2)), 3)
  store(2, [row(22, 2), row(23, 2)])
  putBack()
  expect(below(2)).toEqual([
    [22, 0],
    [23, 0],
  ])
  expect(below(3)).toEqual([])
})
