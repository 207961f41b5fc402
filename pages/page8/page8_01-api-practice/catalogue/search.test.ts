// @vitest-environment node
import { expect, test } from 'vitest'
import { listSearch } from '#pages/page8/page8_01-api-practice/search-params.ts'
import { routeOf } from '#pages/page8/page8_01-api-practice/use-route.ts'
import { findOperations as findServed, findSockets } from '#server/resources.ts'
import { openapi } from '#shared/openapi/openapi.ts'
import { readOperations } from './document.ts'
import { byResource, findOperations } from './search.ts'

const served = await findServed()
const sockets = await findSockets()
const operations = readOperations(openapi({ title: 'test', version: '1' }, served, sockets))
const found = (search: string) => findOperations(operations, search).map(({ id }) => id)

test('lists every endpoint and every socket once, under its resource', () => {
  expect(operations.map(({ id }) => id).sort()).toEqual([...served, ...sockets].map(({ id }) => id).sort())
  const groups = byResource(operations)
  expect(groups.flatMap(([, own]) => own)).toEqual(operations)
  for (const [resource, own] of groups) expect(own.every(one => one.resource === resource)).toBe(true)
})

test('finds endpoints by path, method, name, and summary in either language', () => {
  expect(found('/api/login-log/export')).toEqual(['exportLogins'])
  expect(found('patch profile')).toEqual(['updateProfile'])
  expect(found('READPROFILE')).toEqual(['readProfile'])
  expect(found('sse live messages')).toEqual(['streamLiveEvents'])
  expect(found('ws live').slice(0, 2)).toEqual(['liveSocket', 'channelSocket'])
  expect(found('匯出 登入')).toEqual(['exportLogins'])
  expect(found('password ｐｕｔ')).toEqual(['changePassword'])
  expect(found('  ')).toHaveLength(operations.length)
  expect(found('no such thing')).toEqual([])
})

test('every endpoint and resource has texts in both languages', () => {
  for (const { summary, resourceTitle } of operations)
    for (const words of [summary, resourceTitle]) {
      expect(words.en).not.toBe('')
      expect(words.zh).toMatch(/[\u4e00-\u9fff]/)
    }
})

test('S-ROUTE-4: the path names a resource or an endpoint, in any case, or neither', () => {
  expect(routeOf('', operations)).toEqual({ kind: 'start' })
  expect(routeOf('/', operations)).toEqual({ kind: 'start' })
  expect(routeOf('/Login-Log/LISTLOGINS/', operations)).toMatchObject({
    kind: 'operation',
    operation: { id: 'listLogins' },
  })
  expect(routeOf('/login-log', operations)).toMatchObject({ kind: 'resource', resource: 'login-log' })
  expect(routeOf('/Saved/0A1B', operations)).toEqual({ kind: 'saved', id: '0a1b' })
  for (const path of [
    '/nothing',
    '/profile/listLogins',
    '/login-log/listLogins/more',
    '/%E0%A4%A',
    '/saved',
    '/saved/1/2',
  ])
    expect(routeOf(path, operations)).toMatchObject({ kind: 'unknown' })
})

test('a link to another endpoint keeps the list’s search, but not the input', () => {
  expect(listSearch('?find=log&query.limit=5&lng=zh')).toBe('?find=log')
  expect(listSearch('?query.limit=5')).toBe('')
})

test('a stream and a socket show what they send, what they accept, and where the ticket comes from', () => {
  const liveOf = (id: string) => operations.find(one => one.id === id)?.live
  expect(liveOf('streamLiveEvents')).toMatchObject({ transport: 'SSE', hears: null, ticket: null })
  expect(liveOf('liveSocket')).toMatchObject({ transport: 'WS', isAnswered: false, ticket: 'createLiveTicket' })
  const hears = { required: ['websocketData', 'globalData', 'mapData'] }
  expect(liveOf('channelSocket')).toMatchObject({ hears, isAnswered: true, ticket: 'createChannelTicket' })
  expect(liveOf('listLogins')).toBeNull()
  expect(routeOf('/live/liveSocket', operations)).toMatchObject({ kind: 'operation', operation: { path: '/ws/live' } })
})
