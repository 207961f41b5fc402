import { expect, test } from 'vitest'
import { type Filling, PLACEHOLDER, SNIPPETS, snippetsOf } from './snippets.ts'

const key = { name: 'Front end', scope: 'write' as const, origins: ['http://localhost:4321'] }
const filling: Filling = { address: 'http://127.0.0.1:3014', key, token: 'strive_secret' }
const textOf = (given: Partial<Filling> = {}) =>
  SNIPPETS.flatMap(kind => snippetsOf(kind, { ...filling, ...given }))
    .map(({ code }) => code)
    .join('\n')

test('contain this console’s URL, the key’s name and, right after it was created, the key', () => {
  expect(textOf()).toContain("const STRIVE_URL = 'http://127.0.0.1:3014'")
  expect(textOf().match(/by the API key “Front end”/g)).toHaveLength(4)
  expect(textOf().match(/strive_secret/g)).toHaveLength(3)
  expect(textOf()).toContain('port: 4321')
})

test('contain a placeholder if the key is no longer known', () => {
  expect(textOf({ token: null })).not.toContain('strive_secret')
  expect(textOf({ token: null }).match(new RegExp(PLACEHOLDER, 'g'))).toHaveLength(3)
})

test('call the key STRIVE_TOKEN, like every copied command of the console', () => {
  expect(textOf()).toContain("export STRIVE_TOKEN='strive_secret'")
  expect(textOf()).toContain('VITE_STRIVE_TOKEN=strive_secret')
  expect([...new Set(textOf().match(/STRIVE_[A-Z]+/g))].sort()).toEqual(['STRIVE_TOKEN', 'STRIVE_URL'])
})

test('a name stays within its comment, and only a key with write scope gets code that writes', () => {
  expect(textOf({ key: { ...key, name: 'a\nrm -rf ~' } })).toContain('“a rm -rf ~”')
  expect(textOf()).toContain('--request POST')
  expect(textOf({ key: { ...key, scope: 'read' } })).not.toContain('--request POST')
})

test('the module for browsers is JavaScript that runs, and throws a refusal with its status', async () => {
  const [{ code } = { code: '' }] = snippetsOf('fetch', filling)
  const module = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
  const asked: [string, RequestInit][] = []
  globalThis.fetch = async (url, init) => {
    asked.push([String(url), init ?? {}])
    return Response.json({ title: 'stale', code: 'stale', status: 412 }, { status: 412 })
  }
  await expect(module.strive('/api/counters', { method: 'PUT', body: { number: 1 } })).rejects.toMatchObject({
    status: 412,
    code: 'stale',
  })
  expect(asked).toMatchObject([
    [
      'http://127.0.0.1:3014/api/counters',
      { method: 'PUT', body: '{"number":1}', headers: { authorization: 'Bearer strive_secret' } },
    ],
  ])
})
