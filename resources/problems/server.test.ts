import { expect, test } from 'vitest'
import { PROBLEMS } from '#shared/errors.ts'
import { openTestApp, refusalOf } from '#tests/test-app.ts'
import { readProblem } from './contract.ts'

const app = await openTestApp()
const me = await app.signInAs()

const read = (code: string) => me.call(readProblem, { params: { code } })

test('names the endpoints that declare a refusal', async () => {
  const { status, isCommon, endpoints } = await read('email-taken')
  expect([status, isCommon]).toEqual([422, false])
  expect(endpoints.map(({ id }) => id)).toContain('createMember')
  expect(await read('storage-full')).toMatchObject({ isCommon: true })
  expect(await read('internal')).toMatchObject({ isCommon: true, endpoints: [] })
})

test('refuses an unknown code', async () => {
  expect(await refusalOf(read('no-such-problem'))).toMatchObject({ code: 'not-found' })
})

const open = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })

test('every refusal’s type leads to a document in both languages', async () => {
  const { type } = await refusalOf(read('no-such-problem'))
  expect(type).toBe('/problems/not-found')
  for (const code of Object.keys(PROBLEMS))
    for (const language of ['en', 'zh']) {
      const reply = await open(`/problems/${code}?lng=${language}`)
      expect(reply.status).toBe(200)
      expect(await reply.text()).toContain(`<h1>${code}</h1>`)
    }
})

test('the document is in the language of the browser, without scripts', async () => {
  const reply = await open('/problems/stale', { 'accept-language': 'zh-TW,zh;q=0.9' })
  expect(reply.headers.get('content-language')).toBe('zh-Hant-TW')
  expect(reply.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  const text = await reply.text()
  expect(text).toContain('<html lang="zh-Hant-TW">')
  expect(text).toContain('/api/members/:memberId')
  expect(text).not.toContain('<script')
})

test('an index lists all codes, and an unknown code leads there', async () => {
  const index = await (await open('/problems')).text()
  for (const code of Object.keys(PROBLEMS)) expect(index).toContain(`href="/problems/${code}?lng=en"`)
  const unknown = await open('/problems/%3Cscript%3E')
  expect(unknown.status).toBe(404)
  expect(await unknown.text()).not.toContain('<script')
})
