import { act, fireEvent, render, screen } from '@testing-library/react'
import { type NavigateFunction, useLocation, useNavigate } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#client/api/query.ts'
import { CurrentPage } from '#client/router/current-page.ts'
import { pages } from '#client/router/router.ts'
import { sessionQuery } from '#client/session/session.ts'
import { useGlobal } from '#client/state/state.ts'
import { toast, useToasts } from '#client/toast/toast.ts'
import type { Room } from '#resources/rooms/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { CHANNEL_PATH, linkToRoom } from './links.ts'
import { useUnsent } from './outbox/outbox.ts'
import LiveChannelPage from './page.tsx'

// Instead of a socket, and of what is kept on this device.
vi.mock('#client/live/live.ts', async load => ({
  ...(await load<typeof import('#client/live/live.ts')>()),
  onRows: () => () => undefined,
  onPeople: () => () => undefined,
  onReconnect: () => () => undefined,
  tellWhereabouts: () => undefined,
}))
vi.mock('#client/session/operator-store.ts', () => ({
  operatorStore: { read: async () => undefined, change: async () => undefined },
}))

const room = (id: number): Room => ({
  ...{ id, name: `Room ${id}`, createdBy: 'ada', lastNumber: 0, revision: 0, version: 1 },
  updatedAt: '2026-10-31T00:00:00.000Z',
})

let held: HeldRequest[]
let where: string
let navigate: NavigateFunction
function Address() {
  navigate = useNavigate()
  where = useLocation().pathname
  return where.startsWith(CHANNEL_PATH) ? <LiveChannelPage /> : null
}
const here = pages.find(({ path }) => path === CHANNEL_PATH) ?? null
beforeEach(() => {
  toast.dismissAll()
  held = holdRequests()
  useUnsent.setState({ unsent: [], isPaused: false })
  useGlobal.setState({ isLogin: true, user: 'ada', token: 'a token', permissions: ['rooms:use'] })
  // Only its sandbox is read.
  queryClient.setQueryData(sessionQuery.queryKey, { sandbox: { id: 'main' } } as never)
})
const show = (address: string) =>
  render(
    <CurrentPage value={here}>
      <Address />
    </CurrentPage>,
    { wrapper: pageAt(address) },
  )
const writes = () => held.filter(({ method }) => method !== 'GET')
const isSent = (count: number) => expect.poll(() => writes().length).toBe(count)
const reply = (request: HeldRequest | undefined, status: number, answer?: object) =>
  act(async () => request?.reply(status, answer))
const go = (to: string) => act(async () => navigate(to))
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
/** Answers the last reading of a path. */
async function answer(path: RegExp, body: object, status = 200) {
  const reading = () => held.findLast(one => one.method === 'GET' && path.test(one.path))
  await expect.poll(reading).toBeDefined()
  await reply(reading(), status, body)
}
const last = () => useToasts.getState().toasts.at(-1)

async function createRoom() {
  show(CHANNEL_PATH)
  await answer(/\/rooms$/, { rows: [], maxRooms: 3 })
  fireEvent.change(await screen.findByRole('textbox', { name: 'New room' }), { target: { value: ' Room 3 ' } })
  await press('Create room')
  await isSent(1)
}

test('a room that was created is opened', async () => {
  await createRoom()
  expect(writes()[0]?.body).toEqual({ name: 'Room 3' })
  await reply(writes()[0], 201, room(3))
  expect(where).toBe(linkToRoom(3))
})

test('who has gone elsewhere while a room was being created stays there', async () => {
  await createRoom()
  await go('/elsewhere')
  await reply(writes()[0], 201, room(3))
  expect(where).toBe('/elsewhere')
})

async function deleteRoom() {
  show(linkToRoom(3))
  await answer(/\/rooms\/3\/messages/, { room: room(3), rows: [], hasOlder: false })
  await press('Delete room')
  await isSent(1)
}

test('after a room was deleted, all rooms are shown; Undo brings it back, and opens it', async () => {
  await deleteRoom()
  await reply(writes()[0], 204)
  expect([where, last()?.text]).toEqual([CHANNEL_PATH, 'Room deleted'])
  await act(async () => last()?.action?.onClick())
  await isSent(2)
  await reply(writes()[1], 200, room(3))
  expect(where).toBe(linkToRoom(3))
})

test('who has gone to another page when Undo brings a room back stays there', async () => {
  await deleteRoom()
  await reply(writes()[0], 204)
  await go('/elsewhere')
  await act(async () => last()?.action?.onClick())
  await isSent(2)
  await reply(writes()[1], 200, room(3))
  expect(where).toBe('/elsewhere')
})

test('who has gone to another room while one was being deleted stays there', async () => {
  await deleteRoom()
  await go(linkToRoom(4))
  await reply(writes()[0], 204)
  expect([where, last()?.text]).toEqual([linkToRoom(4), 'Room deleted'])
})

const readRoom = (id: number) =>
  answer(new RegExp(`/rooms/${id}/messages`), { room: room(id), rows: [], hasOlder: false })
const field = () => screen.findByLabelText<HTMLTextAreaElement>('Message')
const typed = async () => (await field()).value
const type = async (text: string) => fireEvent.change(await field(), { target: { value: text } })
async function workIn(sandboxId: string) {
  const count = held.length
  // Only its sandbox is read.
  await act(async () => void queryClient.setQueryData(sessionQuery.queryKey, { sandbox: { id: sandboxId } } as never))
  await expect.poll(() => held.length).toBeGreaterThan(count)
}

test('what is being written in a room is there again after another room, another page and a deletion of the room', async () => {
  show(linkToRoom(3))
  await readRoom(3)
  await type('Half a sen')
  await go(linkToRoom(4))
  await readRoom(4)
  expect(await typed()).toBe('')
  await go('/elsewhere')
  await go(linkToRoom(3))
  expect(await typed()).toBe('Half a sen')
  // Somebody deletes the room, and restores it.
  await answer(/\/rooms\/3\/changes/, { code: 'not-found' }, 404)
  expect(await screen.findByText('This room doesn’t exist')).toBeDefined()
  await act(async () => void queryClient.invalidateQueries())
  await answer(/\/rooms\/3\/changes/, { rows: [], revision: 0, hasMore: false })
  expect(await typed()).toBe('Half a sen')
})

test('what is being written does not follow into another sandbox, which has a room with the same number', async () => {
  show(linkToRoom(3))
  await readRoom(3)
  await type('For main')
  await workIn('lunch')
  await readRoom(3)
  expect(await typed()).toBe('')
  await workIn('main')
  expect(await typed()).toBe('For main')
})

test('what was sent is no longer in the field, and not when the operator comes back either', async () => {
  show(linkToRoom(3))
  await readRoom(3)
  await type('All of it')
  fireEvent.submit(screen.getByRole('form', { name: 'Write a message' }))
  await isSent(1)
  expect([writes()[0]?.body, await typed()]).toEqual([{ text: 'All of it' }, ''])
  await go('/elsewhere')
  await go(linkToRoom(3))
  expect(await typed()).toBe('')
})
