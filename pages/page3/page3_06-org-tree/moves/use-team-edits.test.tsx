import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '#client/api/query.ts'
import { useGlobal } from '#client/state/state.ts'
import { toast, useToasts } from '#client/toast/toast.ts'
import { ConfirmHost } from '#client/ui/dialog/confirm.tsx'
import { type MemberNode, teamNode } from '#pages/page3/page3_06-org-tree/node.ts'
import { createTree, type Tree } from '#pages/page3/page3_06-org-tree/tree/tree-state.ts'
import { type Branch, listBranches } from '#resources/teams/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { type TeamEdits, useTeamEdits } from './use-team-edits.ts'
import { type Undo, useUndo } from './use-undo.ts'

const NAME = { en: 'Delivery', zh: '配送' }
const NEW_NAME = { en: 'Vans', zh: '車隊' }
const THEIRS = { en: 'Couriers', zh: '快遞' }
const branch = (version: number, more: Partial<Branch> = {}): Branch => ({
  ...{ id: 13, name: NAME, parentId: 10, version, teams: 0, members: 0 },
  ...{ updatedAt: '2026-10-31T00:00:00.000Z', ...more },
})
const node = (version: number, more: Partial<Branch> = {}) => teamNode(branch(version, more))
const MEMBER: MemberNode = {
  kind: 'member',
  id: 7,
  parentId: 13,
  name: { en: 'Lin', zh: '林' },
  version: 1,
  job: 'driver',
}

let sent: HeldRequest[]
let tree: Tree
let undo: Undo
let edits: TeamEdits
function Page() {
  undo = useUndo(tree)
  edits = useTeamEdits(tree, undo)
  return <ConfirmHost />
}
beforeEach(() => {
  toast.dismissAll()
  useGlobal.setState({ permissions: ['teams:write'] })
  sent = holdRequests()
  tree = createTree({ open: '1' })
  render(<Page />)
})
const asked = () => sent.map(({ method, headers, body }) => [method, headers['if-match'], body.name])
const does = (action: () => unknown) => act(async () => void action())
const reply = (index: number, answer: object, status = 200) => does(() => sent[index]?.reply(status, answer))
const stale = (current: Branch) => ({ code: 'stale', current })
const rename = (version: number, name = NEW_NAME) => does(() => edits.rename(node(version), name).catch(() => {}))
const said = () => useToasts.getState().toasts.at(-1)?.text

test('a name is shown in the tree at once, in the version that the next change is based on', async () => {
  const key = [listBranches.path, { query: { parentId: 10 } }]
  queryClient.setQueryData(key, { rows: [branch(1), branch(1, { id: 14 })], next: null })
  await rename(1)
  await reply(0, branch(2, { name: NEW_NAME }))
  expect(queryClient.getQueryData<{ rows: Branch[] }>(key)?.rows).toEqual([
    branch(2, { name: NEW_NAME }),
    branch(1, { id: 14 }),
  ])
})

test('a reply closes the form that has sent it, and not the one that was opened meanwhile', async () => {
  await does(() => edits.startRename(node(1)))
  await rename(1)
  await does(() => edits.endDraft('t13'))
  await does(() => edits.startCreate(node(1, { id: 14 })))
  tree.setState({ wanted: null })
  await reply(0, branch(2, { name: NEW_NAME }))
  expect(tree.getState()).toMatchObject({ draft: { for: 'create', teamId: 14 }, wanted: null })
  await does(() => edits.create(14, THEIRS))
  await does(() => edits.startRename(node(2)))
  await reply(1, branch(1, { id: 40, name: THEIRS }), 201)
  expect(tree.getState()).toMatchObject({ draft: { for: 'rename', teamId: 13 }, wanted: null, sought: null })
  await rename(2, THEIRS)
  await reply(2, branch(3, { name: THEIRS }))
  expect(tree.getState()).toMatchObject({ draft: null, wanted: 't13' })
})

test.each([
  ['a rename', () => edits.rename(node(1), NEW_NAME), branch(2, { name: NEW_NAME }), ['PATCH', '"2"', NAME]],
  ['an addition', () => edits.create(10, NEW_NAME), branch(1, { id: 40 }), ['DELETE', '"1"', undefined]],
])('Undo that is pressed during %s takes it back', async (_, action, answer, takesBack) => {
  await does(action)
  await does(() => undo.undo())
  expect(sent).toHaveLength(1)
  await reply(0, answer)
  expect(asked()[1]).toEqual(takesBack)
})

test('a rename that is refused does not keep Undo from what was done before', async () => {
  await does(() => edits.remove(node(1, { id: 14 })))
  await reply(0, {}, 204)
  await rename(1)
  await reply(1, {}, 500)
  await does(() => undo.undo())
  expect(sent[2]?.path).toBe('/api/teams/14/restore')
})

test('a rename whose reply is lost is done when it is sent again, and undone to the name before', async () => {
  await rename(1)
  await does(() => sent[0]?.cut())
  await rename(1)
  await reply(1, stale(branch(2, { name: NEW_NAME })), 412)
  expect([screen.queryByRole('dialog'), said()]).toEqual([null, 'Delivery was renamed to Vans.'])
  await does(() => undo.undo())
  expect(asked()[2]).toEqual(['PATCH', '"2"', NAME])
})

test('a team that somebody else has only moved is renamed without a question', async () => {
  await rename(1)
  await reply(0, stale(branch(4, { parentId: 11 })), 412)
  expect([screen.queryByRole('dialog'), asked()[1]]).toEqual([null, ['PATCH', '"4"', NEW_NAME]])
})

test('of two names the operator chooses; without a yes, nothing is sent and the form stays', async () => {
  await does(() => edits.startRename(node(1)))
  await rename(1)
  await reply(0, stale(branch(4, { name: THEIRS })), 412)
  expect(screen.getByRole('dialog').textContent).toContain('renamed it to Couriers')
  await does(() => screen.getByRole('button', { name: 'Cancel' }).click())
  expect([sent.length, tree.getState().draft?.teamId, said()]).toEqual([1, 13, undefined])
  await does(() => undo.undo())
  expect(tree.getState().said).toBe('Nothing to undo.')
})

test('a name that was not changed is not sent', async () => {
  await does(() => edits.startRename(node(1)))
  await rename(1, { ...NAME })
  expect([sent.length, said()]).toEqual([0, undefined])
  expect(tree.getState()).toMatchObject({ draft: null, wanted: 't13' })
  await rename(1, { ...NAME, zh: '車隊' })
  expect(sent).toHaveLength(1)
})

test('Delete that is pressed twice deletes once, and its Undo stays', async () => {
  await does(() => edits.remove(node(1)))
  await does(() => edits.remove(node(1)))
  await reply(0, {}, 204)
  expect([sent.length, useToasts.getState().toasts.at(-1)?.action?.label]).toEqual([1, 'Undo'])
  await does(() => undo.undo())
  await reply(1, branch(2))
  expect(tree.getState().wanted).toBe('t13')
  // It can be deleted again, in the version that the restoring has created.
  await does(() => edits.remove(node(1)))
  expect(asked()[2]?.slice(0, 2)).toEqual(['DELETE', '"2"'])
})

test('after a deletion the focus goes to the team above, unless the operator is elsewhere', async () => {
  tree.setState({ current: 't13' })
  await does(() => edits.remove(node(1)))
  expect(tree.getState().wanted).toBeNull()
  await reply(0, {}, 204)
  expect(tree.getState().wanted).toBe('t10')
  tree.setState({ current: 't14', wanted: null })
  await does(() => edits.remove(node(1, { id: 15 })))
  await reply(1, {}, 204)
  expect(tree.getState().wanted).toBeNull()
})

test('a deletion that is refused says why, leaves the focus and nothing to undo', async () => {
  await does(() => edits.remove(node(1)))
  const errors = ['has-members', 'has-areas', 'something-new'].map(code => ({ pointer: '/params/teamId', code }))
  await reply(0, { code: 'team-not-empty', errors }, 422)
  expect(said()).toBe(
    'Delivery could not be deleted. It has members. Move them first. It serves areas. Assign them to another team first.',
  )
  expect(tree.getState().wanted).toBeNull()
  await does(() => undo.undo())
  expect([sent.length, tree.getState().said]).toEqual([1, 'Nothing to undo.'])
})

test('a team of another version is deleted at the second try, even if the sandbox was reset meanwhile', async () => {
  await rename(1)
  await reply(0, branch(2, { name: NEW_NAME }))
  await does(() => edits.remove(node(1)))
  await reply(1, stale(branch(1)), 412)
  expect(said()).toBe('Delivery could not be deleted. Somebody else changed it. Check it, then try again.')
  await does(() => edits.remove(node(1)))
  expect(asked()[2]?.slice(0, 2)).toEqual(['DELETE', '"1"'])
})

test('an Undo that is refused says so', async () => {
  await does(() => edits.remove(node(1)))
  await reply(0, {}, 204)
  await does(() => undo.undo())
  await reply(1, { code: 'limit-reached' }, 422)
  expect(said()).toMatch(/^This could not be undone\. /)
})

test('a new team is written in an open team: the focused one, or that of a member', async () => {
  tree.nodes.set('t13', node(1))
  await does(() => edits.startCreate(MEMBER))
  expect(tree.getState()).toMatchObject({ draft: { for: 'create', teamId: 13 }, open: new Set([1, 13]) })
})

test('only teams can be edited, and only with the permission', async () => {
  expect([edits.isEditable(node(1)), edits.isEditable(MEMBER)]).toEqual([true, false])
  await does(() => useGlobal.setState({ permissions: ['members:write'] }))
  expect([edits.canEdit, edits.isEditable(node(1))]).toEqual([false, false])
})
