import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useGlobal } from '#client/state/state.ts'
import { useToasts } from '#client/toast/toast.ts'
import { ConfirmHost } from '#client/ui/dialog/confirm.tsx'
import { type TreeNode, teamNode } from '#pages/page3/page3_06-org-tree/node.ts'
import { createTree, type Tree } from '#pages/page3/page3_06-org-tree/tree/tree-state.ts'
import type { Branch } from '#resources/teams/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { type Moves, useMoves } from './use-moves.ts'
import { type TeamEdits, useTeamEdits } from './use-team-edits.ts'
import { useUndo } from './use-undo.ts'

const branch = (version: number, more: Partial<Branch> = {}): Branch => ({
  ...{ id: 13, name: { en: 'Delivery', zh: '配送' }, parentId: 10, version, teams: 0, members: 3 },
  ...{ updatedAt: '2026-10-31T00:00:00.000Z', ...more },
})
const node = (version: number, more: Partial<Branch> = {}) => teamNode(branch(version, more))
const target = (id: number) => ({ id, name: { en: `Team ${id}`, zh: `隊 ${id}` } })
const NEW_NAME = { en: 'Vans', zh: '車隊' }

let sent: HeldRequest[]
let tree: Tree
let moves: Moves
let edits: TeamEdits
function Page() {
  const undo = useUndo(tree)
  moves = useMoves(tree, undo)
  edits = useTeamEdits(tree, undo)
  return <ConfirmHost />
}
beforeEach(() => {
  useGlobal.setState({ permissions: ['teams:write', 'members:write'] })
  sent = holdRequests()
  tree = createTree({ open: '1' })
  render(<Page />)
})
const writes = () => sent.filter(({ method }) => method !== 'GET')
const asked = () => writes().map(({ headers, body }) => [headers['if-match'], body])
const does = (action: () => unknown) => act(async () => void action())
const move = (from: TreeNode, to: number) => does(() => moves.move(from, target(to)))
const undo = () => does(() => moves.undo())
const reply = (index: number, answer: object, status = 200) => does(() => writes()[index]?.reply(status, answer))
/** Undo asks for the name of the team that it moves to. */
const replyTeam = (id: number) =>
  does(() => sent.findLast(({ path }) => path.endsWith(`/teams/${id}`))?.reply(200, branch(1, { ...target(id) })))

test('two moves of a team are undone one after the other, even if Undo is pressed twice at once', async () => {
  await move(node(1), 11)
  await reply(0, branch(2, { parentId: 11 }))
  // The tree has not been refetched, so its row is a version behind.
  await move(node(1, { parentId: 11 }), 12)
  expect(asked()[1]).toEqual(['"2"', { parentId: 12 }])
  await reply(1, branch(3, { parentId: 12 }))
  await undo()
  await undo()
  // The second one has not begun yet, and asks for nothing.
  await replyTeam(10)
  await replyTeam(11)
  expect(asked().slice(2)).toEqual([['"3"', { parentId: 11 }]])
  await reply(2, branch(4, { parentId: 11 }))
  await replyTeam(10)
  expect(asked()[3]).toEqual(['"4"', { parentId: 10 }])
  await reply(3, branch(5))
  await undo()
  expect([tree.getState().said, writes().length]).toEqual(['Nothing to undo.', 4])
})

test('Undo that is pressed during a move takes that move back', async () => {
  await move(node(1), 11)
  await undo()
  await reply(0, branch(2, { parentId: 11 }))
  await replyTeam(10)
  expect(asked()[1]).toEqual(['"2"', { parentId: 10 }])
})

test('a team is moved once at a time, and not to where it is', async () => {
  await move(node(1), 11)
  await move(node(1), 12)
  await move(node(1, { id: 14 }), 10)
  expect([asked(), tree.getState().said]).toEqual([[['"1"', { parentId: 11 }]], 'Delivery is already in Team 10.'])
  await reply(0, { code: 'would-make-circle' }, 422)
  await move(node(1), 12)
  expect(asked()[1]).toEqual(['"1"', { parentId: 12 }])
})

test('a move is shown at once with everything above its target; a refused one gives the focus back', async () => {
  await does(() => moves.move(node(1), { ...target(12), path: [{ id: 1 }, { id: 7 }] }))
  expect([...(tree.getState().open ?? [])]).toEqual([1, 7, 12])
  expect(tree.getState()).toMatchObject({ wanted: 't13@12', sought: { key: 't13', teamId: 12 } })
  await reply(0, { code: 'would-make-circle' }, 422)
  expect(tree.getState()).toMatchObject({ wanted: 't13@10', sought: null })
  expect(useToasts.getState().toasts.at(-1)?.text).toMatch(/^Delivery is back where it was\. .*subteam/)
  await undo()
  expect(writes()).toHaveLength(1)
})

test('what somebody else has moved is moved in their version if the operator wants that, and undone to their place', async () => {
  await move(node(1), 11)
  await reply(0, branch(2, { parentId: 11 }))
  await move(node(1), 12)
  // Somebody has reset the sandbox, so that even the version that this page has created is gone.
  await reply(1, { code: 'stale', current: branch(1, { parentId: 9 }) }, 412)
  await replyTeam(9)
  await does(() => screen.getByRole('button', { name: 'Move anyway' }).click())
  expect(asked()[2]).toEqual(['"1"', { parentId: 12 }])
  await reply(2, branch(2, { parentId: 12 }))
  await undo()
  await replyTeam(9)
  expect(asked()[3]).toEqual(['"2"', { parentId: 9 }])
})

test('a member is moved to a team as a member', async () => {
  await move({ kind: 'member', id: 7, parentId: 10, name: NEW_NAME, version: 3, job: 'driver' }, 11)
  expect([writes()[0]?.path, asked()]).toEqual(['/api/members/7', [['"3"', { teamId: 11 }]]])
})

test('steps of different kinds are undone in the version that the last one has left', async () => {
  await does(() => edits.rename(node(1), NEW_NAME))
  await reply(0, branch(2, { name: NEW_NAME }))
  await move(node(1), 11)
  await reply(1, branch(3, { name: NEW_NAME, parentId: 11 }))
  await does(() => edits.remove(node(3)))
  await undo()
  await reply(2, {}, 204)
  expect([writes()[2]?.method, writes()[3]?.path]).toEqual(['DELETE', '/api/teams/13/restore'])
  await reply(3, branch(5, { name: NEW_NAME, parentId: 11 }))
  await undo()
  await replyTeam(10)
  expect(asked()[4]).toEqual(['"5"', { parentId: 10 }])
  await reply(4, branch(6, { name: NEW_NAME }))
  await undo()
  expect(asked()[5]).toEqual(['"6"', { name: branch(1).name }])
})

test('a team that was created and renamed can be undone to nothing', async () => {
  await does(() => edits.create(10, NEW_NAME))
  await reply(0, branch(1, { id: 40, name: NEW_NAME }), 201)
  expect(tree.getState()).toMatchObject({ wanted: 't40', sought: { key: 't40', teamId: 10 } })
  await does(() => edits.rename(node(1, { id: 40, name: NEW_NAME }), branch(1).name))
  await reply(1, branch(2, { id: 40 }))
  await undo()
  await reply(2, branch(3, { id: 40, name: NEW_NAME }))
  await undo()
  expect([writes()[3]?.method, asked()[3]?.[0]]).toEqual(['DELETE', '"3"'])
  await reply(3, {}, 204)
  expect(tree.getState().wanted).toBe('t10')
})

test('a rename over somebody else’s is undone to their name', async () => {
  const theirs = { en: 'Couriers', zh: '快遞' }
  await move(node(1), 11)
  await reply(0, branch(2, { parentId: 11 }))
  await does(() => edits.rename(node(2), NEW_NAME))
  // They have reset the sandbox before.
  await reply(1, { code: 'stale', current: branch(1, { name: theirs }) }, 412)
  await does(() => screen.getByRole('button', { name: 'Rename anyway' }).click())
  expect(asked()[2]).toEqual(['"1"', { name: NEW_NAME }])
  await reply(2, branch(2, { name: NEW_NAME }))
  await undo()
  expect(asked()[3]).toEqual(['"2"', { name: theirs }])
})
