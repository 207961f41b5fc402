import { expect, test } from 'vitest'
import { notePage } from '#client/router/links.ts'
import { curlOf } from '#pages/page8/page8_04-traffic/terminal/curl-of.ts'
import type { TrafficDetail } from '#resources/traffic/contract.ts'
import { practiceLink } from './shared-call.ts'

const operation = (operationId: string, parameters: object[] = []) => ({ operationId, tags: ['members'], parameters })
const document = {
  components: { parameters: { HeaderIfMatch: { name: 'if-match', in: 'header' } } },
  paths: {
    '/api/members': { get: operation('listMembers', [{ name: 'limit', in: 'query' }]) },
    '/api/members/{memberId}': {
      patch: operation('updateMember', [
        { name: 'memberId', in: 'path' },
        { $ref: '#/components/parameters/HeaderIfMatch' },
      ]),
    },
  },
}
// The subset of fields that a link needs.
const entry = (given: Partial<TrafficDetail>) =>
  ({
    method: 'GET',
    endpoint: 'listMembers',
    path: '/api/members',
    requestHeaders: {},
    requestBody: null,
    isRequestCut: false,
    ...given,
  }) as TrafficDetail

const change = {
  method: 'PATCH',
  endpoint: 'updateMember',
  path: '/api/members/a%20b',
  requestHeaders: { 'content-type': 'application/json', 'if-match': '"3"', 'user-agent': 'curl' },
}

test('a link contains what the endpoint declares, and no secret', () => {
  notePage('page8_01')
  expect(practiceLink(document, entry({ path: '/api/members?limit=2&__fault=delay%3D9' }))).toBe(
    '/page8/page8_01/members/listMembers?query.limit=2',
  )
  const link = practiceLink(document, entry({ ...change, requestBody: '{"name":"x"}' }))
  expect([...new URLSearchParams(link?.split('?')[1])]).toEqual([
    ['params.memberId', 'a b'],
    ['headers.if-match', '"3"'],
    ['body', '{"name":"x"}'],
  ])
  expect(practiceLink(document, entry({ ...change, requestBody: '{"code":"[secret]"}' }))).not.toContain('body')
  expect(practiceLink(document, entry({ endpoint: 'gone' }))).toBeNull()
  expect(practiceLink(null, entry({}))).toBeNull()
})

test('the command names its secrets, and contains the request’s own headers', () => {
  expect(curlOf(entry({ ...change, requestBody: `{"it's":"[secret]"}` }), 'http://x')).toBe(
    [
      "curl --silent --show-error --include --globoff --request PATCH 'http://x/api/members/a%20b'",
      '--header "Authorization: Bearer $STRIVE_TOKEN"',
      "--header 'content-type: application/json'",
      `--header 'if-match: "3"'`,
      `--data-raw '{"it'\\''s":"'"$STRIVE_SECRET"'"}'`,
    ].join(' \\\n  '),
  )
})
