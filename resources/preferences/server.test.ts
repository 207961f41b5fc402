import { describe, expect, test } from 'vitest'
import { listAudit } from '#resources/audit/contract.ts'
import { readSession } from '#resources/sessions/contract.ts'
import { ADMIN, match, OPERATOR, openTestApp, refusalOf } from '#tests/test-app.ts'
import {
  chooseScheme,
  exportStyles,
  exportTokens,
  importTokens,
  type PreferenceFields,
  readPreferences,
  updatePreferences,
} from './contract.ts'
import { DEFAULTS } from './rules.ts'

const app = await openTestApp()
const me = await app.signInAs(OPERATOR)

const read = () => me.call(readPreferences)
async function save(body: Partial<PreferenceFields>) {
  const { version } = await read()
  return me.call(updatePreferences, { headers: match(version), body })
}

type Weak = { field: string; ratio: number; nearest: string }
/** The contract declares them. */
const weakIn = (refused: object) => (refused as { weak: Weak[] }).weak

test('an account begins with the standard preferences, and its first change creates a row', async () => {
  const you = await app.signInAs(ADMIN)
  const { body, headers } = await you.send(readPreferences)
  expect(body).toEqual({ ...DEFAULTS, version: 0, updatedAt: null })
  expect(headers.get('etag')).toBe('"0"')
  expect((await you.call(readSession)).look).toBeNull()
  const stale = you.call(updatePreferences, { headers: match(1), body: { radius: 4 } })
  expect(await refusalOf(stale)).toMatchObject({ code: 'stale', current: { version: 0 } })
  const changed = await you.call(updatePreferences, { headers: match(0), body: { radius: 4 } })
  expect(changed).toMatchObject({ ...DEFAULTS, radius: 4, version: 1 })
  // What is sent and is the default already is no change: later defaults apply to it.
  const same = { keys: {}, density: DEFAULTS.density }
  expect(await you.call(updatePreferences, { headers: match(1), body: same })).toEqual(changed)
})

test('the session carries them, ready to be applied', async () => {
  await save({ textSize: 120, scheme: 'dark', keys: { lesson: 'F8' }, hasCharacterKeys: false })
  expect((await me.call(readSession)).look).toEqual({
    scheme: 'dark',
    css: ':root{--text-scale:1.2}',
    keys: { lesson: 'F8' },
    hasCharacterKeys: false,
  })
  // Another machine gets them with the sign-in.
  const { look } = await (await app.signInAs(OPERATOR)).call(readSession)
  expect(look?.scheme).toBe('dark')
  await save(DEFAULTS)
})

test('of two first changes at once, one is stored, and the other gets the current row', async () => {
  await app.db.deleteFrom('preference').execute()
  const change = (radius: number) => me.call(updatePreferences, { headers: match(0), body: { radius } })
  const results = await Promise.allSettled([change(4), change(8)])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const refused = results.find(result => result.status === 'rejected')
  expect(refused?.reason.body).toMatchObject({ code: 'stale', current: await read() })
})

test('refuses an old version', async () => {
  const { version } = await read()
  await save({ radius: 0 })
  const old = me.call(updatePreferences, { headers: match(version), body: { radius: 4 } })
  expect(await refusalOf(old)).toMatchObject({ code: 'stale', current: { radius: 0 } })
})

test.each([
  ['accentLight', 'red', 'invalid-format'],
  ['textSize', 200, 'too-big'],
  ['textSize', 20, 'too-small'],
  ['radius', 2.5, 'invalid-type'],
  ['font', 'Comic Sans', 'invalid-value'],
  ['keys', { lesson: 'Strg+A' }, 'invalid-format'],
  ['keys', { unknown: 'F8' }, 'unrecognized-keys'],
])('refuses %s = %j', async (field, value, code) => {
  const tried = me.call(updatePreferences, { headers: match(1), body: { [field]: value } })
  const { code: problem, errors } = await refusalOf(tried)
  expect(problem).toBe('invalid-input')
  expect(errors?.[0]?.pointer).toMatch(`/body/${field}`)
  expect(errors?.[0]?.code).toBe(code)
})

describe('an accent below AA', () => {
  test('is refused with the measured ratio and the nearest shade that passes', async () => {
    const refused = await refusalOf(save({ accentLight: '#7488f2' }))
    expect(refused).toMatchObject({
      status: 422,
      code: 'low-contrast',
      errors: [{ pointer: '/body/accentLight', code: 'low-contrast', bound: 4.5 }],
      weak: [{ field: 'accentLight', surface: 'surface-raised', required: 4.5 }],
    })
    const [weak] = weakIn(refused)
    const { ratio, nearest } = weak as Weak
    expect(ratio).toBeLessThan(4.5)
    expect(await save({ accentLight: nearest })).toMatchObject({ accentLight: nearest })
  })

  test('is measured at 7:1 when high contrast is turned on', async () => {
    const fields = { accentLight: DEFAULTS.accentLight, accentDark: DEFAULTS.accentDark }
    await save(fields)
    const refused = await refusalOf(save({ contrast: 'high' }))
    expect(refused.code).toBe('low-contrast')
    const nearest = Object.fromEntries(weakIn(refused).map(one => [one.field, one.nearest]))
    expect(await save({ contrast: 'high', ...nearest })).toMatchObject({ contrast: 'high' })
    await save(DEFAULTS)
  })
})

describe('keys', () => {
  test('that another shortcut has are refused, and named', async () => {
    expect(await refusalOf(save({ keys: { lesson: 'Mod+K' } }))).toMatchObject({
      code: 'keys-refused',
      errors: [{ pointer: '/body/keys/lesson', code: 'key-taken' }],
      clash: { id: 'lesson', by: 'palette' },
    })
  })

  test('of the browser are refused', async () => {
    expect(await refusalOf(save({ keys: { lesson: 'Mod+W' } }))).toMatchObject({
      code: 'keys-refused',
      errors: [{ pointer: '/body/keys/lesson', code: 'key-reserved' }],
    })
  })
})

test('the theme button needs no version, and changes nothing else', async () => {
  const before = await save({ radius: 4 })
  const after = await me.call(chooseScheme, { body: { scheme: 'light' } })
  expect(after).toMatchObject({ scheme: 'light', radius: 4, version: before.version + 1 })
  // biome-ignore lint/suspicious/noExplicitAny: a value that the type does not allow.
  const wrong = me.call(chooseScheme, { body: { scheme: 'sepia' as any } })
  expect(await refusalOf(wrong)).toMatchObject({ code: 'invalid-input' })
})

test('a change is in the operator’s audit trail', async () => {
  const { version } = await save({ density: 'compact' })
  const { rows } = await me.call(listAudit, { query: { entity: 'preferences', limit: 1 } })
  expect(rows[0]).toMatchObject({ entity: 'preferences', action: 'update', version })
})

describe('design tokens', () => {
  const put = async (body: Record<string, unknown>) =>
    me.call(importTokens, { headers: match((await read()).version), body })
  const token = ($type: string, $value: unknown) => ({ $type, $value })

  test('contain the whole look in the format of DTCG 2025.10, and set it again', async () => {
    const look = { textSize: 115, radius: 6, density: 'compact', motion: 'reduced', font: 'serif' } as const
    const saved = await save({ ...look, scheme: 'dark', accentLight: '#8a2be2' })
    const tokens = await me.call(exportTokens)
    expect(tokens).toMatchObject({
      color: { light: { accent: token('color', { colorSpace: 'srgb', components: [0.5412, 0.1686, 0.8863] }) } },
      text: { scale: token('number', 1.15), font: { $value: ['Georgia', 'Noto Serif TC', 'PMingLiU', 'serif'] } },
      radius: token('dimension', { value: 6, unit: 'px' }),
      quick: token('duration', { value: 0, unit: 'ms' }),
    })
    await save(DEFAULTS)
    expect(await put(tokens)).toEqual({ ...saved, version: saved.version + 2, updatedAt: expect.any(String) })
    await save(DEFAULTS)
  })

  test('may come from elsewhere: aliases, types of groups, other units, and unknown tokens', async () => {
    const plum = { colorSpace: 'srgb', components: [0.4, 0.2, 0.4] }
    const set = await put({
      brand: { $type: 'color', plum: { $value: plum }, berry: { $value: '{brand.plum}' } },
      color: { light: { accent: { $value: '{brand.berry}' } } },
      radius: token('dimension', { value: 0.5, unit: 'rem' }),
      shadow: token('shadow', {}),
    })
    expect(set).toMatchObject({ accentLight: '#663366', radius: 8, accentDark: DEFAULTS.accentDark })
    await save(DEFAULTS)
  })

  test.each([
    ['another type', { text: { scale: token('dimension', { value: 1, unit: 'rem' }) } }, '/body/text/scale'],
    [
      'another colour space',
      { color: { dark: { accent: token('color', { colorSpace: 'oklch' }) } } },
      '/body/color/dark/accent',
    ],
    ['a text that is too large', { text: { scale: token('number', 9) } }, '/body/text/scale'],
    ['an unknown font', { text: { font: token('fontFamily', ['Comic Sans MS']) } }, '/body/text/font'],
    ['a value that is no text', { text: { font: token('fontFamily', { toString: 1 }) } }, '/body/text/font'],
  ])('with %s are refused', async (_, tokens, pointer) => {
    expect(await refusalOf(put(tokens))).toMatchObject({
      code: 'tokens-refused',
      errors: [{ pointer, code: 'token-value' }],
    })
  })

  test('ignores an alias that leads to itself', async () => {
    const { version } = await read()
    expect(await put({ density: { $value: '{density}' } })).toMatchObject({ version })
  })

  test('with an accent below AA are refused', async () => {
    const yellow = token('color', { colorSpace: 'srgb', components: [1, 1, 0] })
    expect(await refusalOf(put({ color: { light: { accent: yellow } } }))).toMatchObject({ code: 'low-contrast' })
  })

  test('are exported as custom properties, too', async () => {
    await save({ scheme: 'auto', radius: 4 })
    const css = await (await me.call(exportStyles)).text()
    expect(css).toContain('--radius: 4px;')
    expect(css).toContain('--accent: #3546b4;')
    expect(css).toMatch(/@media \(prefers-color-scheme: dark\) \{\n {2}:root \{\n {4}--ground: #10172a;/)
  })

  test('are only for a signed-in operator', async () => {
    for (const path of ['/api/preferences', '/api/preferences/tokens', '/api/preferences/styles'])
      expect((await app.request(path)).status).toBe(401)
  })
})
