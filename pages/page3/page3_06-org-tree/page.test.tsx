import { act, fireEvent, render, screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { readAgain } from '#client/api/query.ts'
import { notePage } from '#client/router/links.ts'
import { useGlobal } from '#client/state/state.ts'
import { toast } from '#client/toast/toast.ts'
import type { Member } from '#resources/members/contract.ts'
import { type Branch, listBranches } from '#resources/teams/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import OrgTreePage from './page.tsx'

// Instead of a socket.
vi.mock('#client/live/live.ts', () => ({ onRows: () => () => undefined }))

const named = (en: string) => ({ en, zh: `${en}隊` })
const branch = (id: number, en: string, parentId: number | null, more: Partial<Branch> = {}): Branch => ({
  ...{ id, name: named(en), parentId, version: 1, teams: 0, members: 0, updatedAt: '2026-10-31T00:00:00.000Z' },
  ...more,
})
const COMPANY = branch(1, 'Strive', null, { teams: 3, members: 1 })
const [SALES, SHOPS, SHIPPING] = [
  branch(2, 'Sales', 1, { teams: 1 }),
  branch(3, 'Shops', 1),
  branch(4, 'Shipping', 1, { members: 2 }),
]
const LIN: Member = {
  ...{ id: 7, name: { en: 'Lin', zh: '林' }, teamId: 1, job: 'driver', email: 'lin@strive.example', version: 1 },
  ...{ joinedOn: '2026-10-01', archivedAt: null, updatedAt: '2026-10-31T00:00:00.000Z' },
}

let sent: HeldRequest[]
const does = (action: () => unknown) =>
  act(async () => {
    action()
    await vi.advanceTimersByTimeAsync(0)
  })
const writes = () => sent.filter(({ method }) => method !== 'GET')
const reads = () => sent.filter(({ method }) => method === 'GET').map(({ path }) => path)
const answer = (part: RegExp, rows: object[], next: string | null = null) =>
  does(() => sent.findLast(({ method, path }) => method === 'GET' && part.test(path))?.reply(200, { rows, next }))
const item = (name: string) => screen.getByRole('treeitem', { name: new RegExp(`^${name}`) })
const names = () => screen.getAllByRole('treeitem').map(one => one.dataset.name)
const focused = () => (document.activeElement as HTMLElement).dataset.name
const focus = (name: string) => does(() => item(name).focus())
/** Returns whether the browser does nothing more about the key. */
const press = async (key: string, more: object = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  await does(() => document.activeElement?.dispatchEvent(event))
  return event.defaultPrevented
}
const withControl = (key: string) => press(key, { ctrlKey: true })
const said = () => screen.getByRole('status').textContent

function Address() {
  const { pathname, search } = useLocation()
  return <p data-testid="address">{pathname + search}</p>
}

async function open(address: string) {
  render(
    <>
      <OrgTreePage />
      <Address />
    </>,
    { wrapper: pageAt(address) },
  )
  await answer(/\/teams\/tree\?limit/, [COMPANY])
  await answer(/parentId=1&/, [SALES, SHOPS, SHIPPING])
  await answer(/\/members\?/, [LIN])
}
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  toast.dismissAll()
  useGlobal.setState({ permissions: ['teams:write', 'members:read', 'members:write'] })
  sent = holdRequests()
  await open('/org-tree?open=1')
  return () => vi.useRealTimers()
})

test('the tree shows a team’s teams and then its current members, and asks for nothing of closed ones', () => {
  expect(names()).toEqual(['Strive', 'Sales', 'Shops', 'Shipping', 'Lin'])
  expect(
    reads()
      .filter(path => !path.includes('parentId=1&'))
      .map(path => path.split('?')[1]),
  ).toEqual(['limit=50', 'teamId=1&isArchived=false&limit=50'])
  expect(item('Lin').getAttribute('aria-posinset')).toBe('4')
})

test('a team without subteams asks for its members only', async () => {
  await focus('Shipping')
  sent.length = 0
  await press('ArrowRight')
  expect(reads()).toEqual(['/api/members?teamId=4&isArchived=false&limit=50'])
})

test('arrows, Home and End move the focus, and stop at the ends', async () => {
  await focus('Strive')
  expect([await press('ArrowUp'), focused()]).toEqual([true, 'Strive'])
  await press('End')
  expect([await press('ArrowDown'), focused()]).toEqual([true, 'Lin'])
  await press('ArrowLeft')
  expect(focused()).toBe('Strive')
  await press('ArrowRight')
  expect(focused()).toBe('Sales')
  await press('ArrowDown')
  await press('Home')
  expect([focused(), item('Strive').tabIndex, item('Sales').tabIndex]).toEqual(['Strive', 0, -1])
})

test('a branch is opened and closed by arrows and Enter, and a reader hears what is in it', async () => {
  await focus('Sales')
  await press('ArrowRight')
  expect([item('Sales').getAttribute('aria-expanded'), said()]).toEqual(['true', 'Sales: 1 team.'])
  await answer(/parentId=2&/, [branch(5, 'Online', 2)])
  expect(names().slice(1, 3)).toEqual(['Sales', 'Online'])
  await press('ArrowLeft')
  expect([item('Sales').getAttribute('aria-expanded'), focused()]).toEqual(['false', 'Sales'])
  await press('Enter')
  expect(names()).toContain('Online')
  await press('Enter')
  expect(names()).not.toContain('Online')
  await press('*')
  expect(names()).toContain('Online')
})

test('letters jump to a name; slow ones and those after another key begin a new one', async () => {
  await focus('Strive')
  await press('s')
  expect(focused()).toBe('Sales')
  await press('h')
  expect(focused()).toBe('Shops')
  await press('i')
  expect(focused()).toBe('Shipping')
  vi.advanceTimersByTime(700)
  await press('l')
  expect(focused()).toBe('Lin')
  await press('Home')
  await press('s')
  expect(focused()).toBe('Sales')
  // The browser’s own keys stay its own.
  expect([await withControl('f'), await press(' ')]).toEqual([false, false])
})

test('a cut is pasted into a team once, and Undo takes it back', async () => {
  await focus('Shops')
  await withControl('v')
  expect(said()).toBe('Cut a team or person with Ctrl X first.')
  await withControl('x')
  expect(item('Shops').textContent).toContain('cut')
  await focus('Sales')
  await withControl('v')
  expect(writes().map(({ path, body }) => [path, body])).toEqual([['/api/teams/3', { parentId: 2 }]])
  await withControl('v')
  expect([writes().length, said()]).toEqual([1, 'Cut a team or person with Ctrl X first.'])
  await does(() => writes()[0]?.reply(200, { ...SHOPS, parentId: 2, version: 2 }))
  await withControl('z')
  await does(() => sent.findLast(({ path }) => path === '/api/teams/1')?.reply(200, COMPANY))
  expect(writes()[1]?.body).toEqual({ parentId: 1 })
})

test('Escape lets go of a cut; without one it is left to the page', async () => {
  await focus('Shops')
  expect(await press('Escape')).toBe(false)
  await withControl('x')
  expect([await press('Escape'), said()]).toEqual([true, 'Shops was not moved.'])
  await focus('Sales')
  await withControl('v')
  expect(writes()).toEqual([])
})

test('a person who is the target stands for their team', async () => {
  await focus('Shops')
  await withControl('x')
  await focus('Lin')
  await withControl('v')
  expect([writes().length, said()]).toEqual([0, 'Shops is already in Strive.'])
})

test('a team that is pasted into itself is left to the server, and stays on the screen', async () => {
  await focus('Sales')
  await withControl('x')
  await withControl('v')
  expect([writes()[0]?.body, names()]).toEqual([{ parentId: 2 }, ['Strive', 'Sales', 'Shops', 'Shipping', 'Lin']])
})

test('the company stays, and nothing moves without the permission', async () => {
  await focus('Strive')
  await withControl('x')
  expect(said()).toBe('The company can’t be moved.')
  await does(() => useGlobal.setState({ permissions: ['members:read', 'members:write'] }))
  await focus('Shops')
  await withControl('x')
  expect(said()).toBe('You don’t have permission to move this.')
  await press('Delete')
  expect([writes(), said()]).toEqual([[], 'You don’t have permission to edit teams.'])
  await press('Insert')
  expect(screen.queryByRole('textbox', { name: 'English name' })).toBeNull()
})

test('people are not edited here, and a key that is held down deletes one team', async () => {
  await focus('Lin')
  await press('Delete')
  await press('F2')
  expect([writes(), said()]).toEqual([[], 'You can only rename or delete teams here. Edit people in Members.'])
  await focus('Shops')
  await press('Delete')
  await press('ArrowDown')
  await press('Delete', { repeat: true })
  expect(writes().map(({ path }) => path)).toEqual(['/api/teams/3'])
})

test('Enter on the button of a row presses the button', async () => {
  await focus('Sales')
  await does(() => screen.getByRole('button', { name: 'Actions for Sales' }).focus())
  expect([await press('Enter'), item('Sales').getAttribute('aria-expanded')]).toEqual([false, 'false'])
})

test('a key that is pressed meanwhile keeps the focus from jumping to what was waited for', async () => {
  await focus('Sales')
  await press('ArrowRight')
  await focus('Shops')
  await withControl('x')
  await focus('Sales')
  await withControl('v')
  // Shops is not rendered in Sales yet, and would take the focus there.
  await press('Home')
  await does(() => writes()[0]?.reply(200, { ...SHOPS, parentId: 2, version: 2 }))
  await answer(/parentId=2&/, [branch(5, 'Online', 2), { ...SHOPS, parentId: 2 }])
  await answer(/parentId=1&/, [SALES, SHIPPING])
  expect(names()).toEqual(['Strive', 'Sales', 'Online', 'Shops', 'Shipping', 'Lin'])
  expect(focused()).toBe('Strive')
})

test('a name that is being typed keeps the focus and the text when a reply to something earlier arrives', async () => {
  await focus('Shops')
  await press('Delete')
  await does(() => writes()[0]?.reply(204))
  await answer(/parentId=1&/, [SALES, SHIPPING])
  await focus('Sales')
  await withControl('z')
  await press('F2')
  const field = screen.getByRole('textbox', { name: 'English name' })
  fireEvent.change(field, { target: { value: 'Web' } })
  await does(() => writes()[1]?.reply(200, SHOPS))
  await answer(/parentId=1&/, [SALES, SHOPS, SHIPPING])
  expect(names()).toContain('Shops')
  expect(document.activeElement).toBe(field)
})

test('a rename is based on the version that was on the screen when it began', async () => {
  await focus('Shops')
  await press('F2')
  fireEvent.change(screen.getByRole('textbox', { name: 'English name' }), { target: { value: 'Stores' } })
  void readAgain(listBranches.path)
  await answer(/parentId=1&/, [SALES, { ...SHOPS, name: named('Kiosks'), version: 2 }, SHIPPING])
  await does(() => screen.getByRole('button', { name: 'Save' }).click())
  expect(writes()[0]?.headers['if-match']).toBe('"1"')
})

test('the rest of a long team is read on request, and stays when its first page is read again', async () => {
  await focus('Sales')
  await press('ArrowRight')
  await answer(/parentId=2&/, [branch(5, 'Online', 2)], 'c1')
  await does(() => item('More teams').focus())
  await press('Enter')
  await answer(/cursor=c1/, [branch(6, 'Outlets', 2)])
  expect([focused(), names().slice(2, 4)]).toEqual(['Outlets', ['Online', 'Outlets']])
  void readAgain(listBranches.path)
  await answer(/parentId=2&limit=50$/, [branch(8, 'Kiosks', 2), branch(5, 'Online', 2)], 'c2')
  expect(names().slice(2, 5)).toEqual(['Kiosks', 'Online', 'Outlets'])
})

test('a person is opened in Members', async () => {
  notePage('page3_01')
  await focus('Lin')
  await press('Enter')
  expect(screen.getByTestId('address').textContent).toBe('/page3/page3_01?member=7')
})
