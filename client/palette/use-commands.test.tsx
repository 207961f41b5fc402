import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { FoundPage, FoundTask } from '#client/find/finder.ts'
import { pages } from '#client/router/router.ts'
import { useGlobal } from '#client/state/state.ts'
import type { Found } from '#resources/search/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import type { Recent } from './recent.ts'
import { useCommands } from './use-commands.ts'

const kept = vi.hoisted(() => ({ recent: [] as Recent }))
vi.mock('./recent.ts', () => ({ readRecent: async () => kept.recent }))
/** What the index of pages and tasks finds for any text. */
const index = vi.hoisted(() => ({ pages: [] as FoundPage[], tasks: [] as FoundTask[] }))
vi.mock('#client/find/use-finder.ts', () => ({
  useFinder: () => ({ findPages: () => index.pages, findTasks: () => index.tasks, error: null, retry: () => {} }),
}))

let sent: HeldRequest[]
beforeEach(() => {
  sent = holdRequests()
  Object.assign(index, { pages: [], tasks: [] })
  kept.recent = []
  useGlobal.setState({ permissions: ['members:read'] })
})
const page = (id: string) => pages.find(one => one.id === id) as (typeof pages)[number]
const foundPage = (id: string, isNamed = true): FoundPage => ({ page: page(id), isNamed, reason: () => null })
const shell = { signOut: vi.fn(), open: vi.fn() }

function open(start = '') {
  const { result, rerender } = renderHook(({ text }) => useCommands(text, shell), {
    wrapper: pageAt(),
    initialProps: { text: start },
  })
  const group = (kind: string) => result.current.groups.find(one => one.kind === kind)?.commands.map(({ name }) => name)
  return { now: () => result.current, type: (text: string) => rerender({ text }), group }
}
const member = (id: string, name = `Member ${id}`): Found => ({
  entity: 'members',
  id,
  name: { en: name, zh: name },
  detail: '',
})
const reply = (request: number, rows: Found[]) => act(async () => sent[request]?.reply(200, { rows }))

test('without a text, everything that the operator may open is there, what was chosen lately first and once', async () => {
  kept.recent = [
    { id: 'members 7', to: '/page3/page3_01?member=7', name: 'Lin Shu-guang', detail: '' },
    // Its title was another one then.
    { id: 'page page3_01', to: '/page3/page3_01', name: 'Old title', detail: '' },
  ]
  const { group, now } = open(' ')
  await expect.poll(() => group('recent')).toEqual(['Lin Shu-guang', 'Members'])
  expect(group('pages')).not.toContain('Members')
  expect(group('pages')).toContain(pages.find(({ meta }) => meta.needs === undefined)?.meta.title.en)
  expect(group('actions')).toContain('Use the dark theme')
  expect([now().isSearching, sent.length]).toEqual([false, 0])
})

test('a page that the operator may no longer open is not among the recent ones either', async () => {
  kept.recent = [
    { id: 'page page3_03', to: '/page3/page3_03', name: 'Roles', detail: '' },
    { id: 'members 7', to: '/page3/page3_01?member=7', name: 'Lin Shu-guang', detail: '' },
  ]
  const { group } = open()
  await expect.poll(() => group('recent')).toEqual(['Lin Shu-guang'])
  expect(group('pages')).not.toContain(page('page3_03').meta.title.en)
})

test('a text finds pages, tasks and lessons as far as the operator may open them, and few enough that records stay near', () => {
  const task = (id: string, isNamed = true, of = 'page3_01'): FoundTask => ({
    page: page(of),
    task: { id, title: { en: id, zh: id }, hint: { en: '', zh: '' } },
    isNamed,
  })
  const free = pages.filter(({ meta }) => meta.needs === undefined || meta.needs === 'members:read').map(({ id }) => id)
  expect(free.length).toBeGreaterThan(7)
  index.pages = [foundPage('page3_03'), ...free.map(id => foundPage(id, id !== free[0]))]
  index.tasks = [
    task('secret', true, 'page3_03'),
    task('mentioned', false),
    ...['a', 'b', 'c', 'd', 'e'].map(id => task(id)),
  ]
  const { group, now } = open('anything')
  expect(group('pages')).toEqual(free.slice(1, 7).map(id => page(id).meta.title.en))
  expect(group('lessons')).toEqual([page(`${free[0]}`).meta.title.en])
  expect(
    now()
      .groups.find(({ kind }) => kind === 'tasks')
      ?.commands.map(({ id }) => id),
  ).toEqual(['a', 'b', 'c', 'd'].map(id => `task page3_01 ${id}`))
  expect(now().groups.map(({ kind }) => kind)).toEqual(['pages', 'tasks', 'lessons'])
})

test('records of the text before stay until those of the new one arrive, whichever reply comes last', async () => {
  const { group, now, type } = open('li')
  await expect.poll(() => sent.length).toBe(1)
  await reply(0, [member('1', 'Lin')])
  await expect.poll(() => group('records')).toEqual(['Lin'])
  type('lia')
  await expect.poll(() => sent.length).toBe(2)
  expect([group('records'), now().records.isFetching]).toEqual([['Lin'], true])
  type('lian')
  await expect.poll(() => sent.length).toBe(3)
  await reply(2, [member('3', 'Liang')])
  await reply(1, [member('2', 'Lia')])
  await expect.poll(() => group('records')).toEqual(['Liang'])
  expect(now().records.isFetching).toBe(false)
  type('')
  expect(group('records')).toBeUndefined()
})

test('an endpoint is a group of its own, and a space around the text makes no other search', async () => {
  const { group, type } = open(' list ')
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.path).toMatch(/\?text=list$/)
  await reply(0, [{ ...member('members/listMembers', 'GET /api/members'), entity: 'endpoints' }, member('1', 'Lis')])
  await expect.poll(() => group('records')).toEqual(['Lis'])
  expect(group('endpoints')).toEqual(['GET /api/members'])
  type('list')
  expect(sent).toHaveLength(1)
})
