import { beforeEach, expect, test } from 'vitest'
import { keyOf, type TreeNode } from '#pages/page3/page3_06-org-tree/node.ts'
import { createTree, isWithin, type Tree, targetOf, urlOf } from './tree-state.ts'

const name = { en: 'Team', zh: '隊' }
const team = (id: number, parentId: number | null): TreeNode => {
  return { kind: 'team', id, parentId, name, version: 1, teams: 0, members: 0 }
}
const member = (id: number, parentId: number): TreeNode => {
  return { kind: 'member', id, parentId, name, version: 1, job: 'driver' }
}
const [company, supply, delivery, lin] = [team(1, null), team(10, 1), team(13, 10), member(10, 13)]

let tree: Tree
const load = (url: Parameters<typeof createTree>[0]) => {
  tree = createTree(url)
  for (const node of [company, supply, delivery, lin]) tree.nodes.set(keyOf(node), node)
}
const open = () => [...(tree.getState().open ?? [])]
beforeEach(() => load({}))

test('at first, only the company is open, and it stays so when another team is opened', () => {
  expect([company, supply].map(tree.isOpen)).toEqual([true, false])
  tree.setOpen([10], true)
  expect(open()).toEqual([1, 10])
})

test('an address in which everything is closed is not one that says nothing', () => {
  load({ open: '' })
  expect(tree.isOpen(company)).toBe(false)
  expect(urlOf(tree.getState())).toEqual({ open: '', at: undefined })
  load({ open: '1.10', at: 't10' })
  tree.setOpen([1], false)
  expect(urlOf(tree.getState())).toEqual({ open: '10', at: 't10' })
  load({})
  expect(urlOf(tree.getState())).toEqual({ open: undefined, at: undefined })
})

test('going to a node opens all above it, and looks for it in the list of the nearest', () => {
  tree.goTo('m10', [1, 10, 13])
  expect(open()).toEqual([1, 10, 13])
  expect(tree.getState()).toMatchObject({ wanted: 'm10', current: 'm10', sought: { key: 'm10', teamId: 13 } })
  tree.goTo('t1', [])
  expect(tree.getState()).toMatchObject({ wanted: 't1', sought: null })
})

test('another page of a list gets the focus in its first row, unless it was wanted for something else', () => {
  tree.showMore('team', 10)
  expect(tree.getState()).toMatchObject({ pages: { team10: 2 }, wanted: 'team10/1' })
  tree.showMore('team', 10, false)
  tree.showMore('member', 10, false)
  expect(tree.getState()).toMatchObject({ pages: { team10: 3, member10: 2 }, wanted: 'team10/1' })
})

test('a member stands for its team as a target', () => {
  expect([targetOf(tree, supply), targetOf(tree, lin)]).toEqual([supply, delivery])
})

test('a team is within itself and within all above it; a member with the same number is not', () => {
  expect([supply, delivery, company].map(target => isWithin(tree, supply, target))).toEqual([true, true, false])
  expect([isWithin(tree, delivery, supply), isWithin(tree, lin, supply)]).toEqual([false, false])
})
