import { expect, test } from 'vitest'
import { openTestApp, refusalOf } from '#tests/test-app.ts'
import { readBaseMap } from './contract.ts'

const app = await openTestApp()

test('returns the built-in map without a setting', async () => {
  const me = await app.signInAs()
  expect(await me.call(readBaseMap)).toEqual({ baseMap: null })
})

test('returns the configured map with its kind and attribution', async () => {
  const me = await app.signInAs()
  const baseMap = { kind: 'raster', url: 'https://tile.example.org/{z}/{x}/{y}.png', credit: '© Example' } as const
  app.services.baseMap = baseMap
  expect(await me.call(readBaseMap)).toEqual({ baseMap })
})

test('needs a session', async () => {
  expect(await refusalOf(app.as().call(readBaseMap))).toMatchObject({ status: 401, code: 'not-signed-in' })
})
