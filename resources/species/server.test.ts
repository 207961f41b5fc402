import { expect, test } from 'vitest'
import { searchRecords } from '#resources/search/contract.ts'
import { openTestApp, refusalOf } from '#tests/test-app.ts'
import { listSpecies, readSpecies } from './contract.ts'
import { install, readFacts } from './install.ts'
import { STATS } from './rules.ts'

const app = await openTestApp()
const me = await app.signInAs()

const sixOf = (facts: Record<string, string>, prefix: string) => STATS.map(stat => Number(facts[`${prefix}_${stat}`]))

test('S-EV-1: returns all 400 entries of the facts file, in both languages', async () => {
  const { rows, imageTemplate } = await me.call(listSpecies)
  const expected = readFacts('paldea-pokedex.csv').map(facts => ({
    dexId: Number(facts.paldea_dex_id),
    nationalId: Number(facts.national_dex_id),
    pokemonId: Number(facts.pokemon_id),
    identifier: facts.identifier,
    name: { en: facts.name_en, zh: facts.name_zh_hant },
    types: facts.types?.split('/'),
    base: sixOf(facts, 'base'),
    evs: sixOf(facts, 'ev'),
  }))
  expect(rows).toHaveLength(400)
  expect(rows.map(({ otherForms: _, ...row }) => row)).toEqual(expected)
  expect(imageTemplate).toBeNull()
})

test('returns every form of the facts file with its entry, the form of the Pokédex first', async () => {
  const forms = readFacts('paldea-forms.csv')
  for (const dexId of new Set(forms.map(form => Number(form.paldea_dex_id)))) {
    const entry = await me.call(readSpecies, { params: { dexId } })
    const own = forms.filter(form => form.paldea_dex_id === String(dexId))
    const listed = [entry, ...entry.forms].map(({ pokemonId, identifier, types, base, evs }) => ({
      pokemonId,
      identifier,
      types: types.join('/'),
      base,
      evs,
    }))
    expect(listed).toHaveLength(own.length)
    for (const facts of own)
      expect(listed).toContainEqual({
        pokemonId: Number(facts.pokemon_id),
        // The two files have different identifiers for the form of an entry; the Pokédex uses the entry's.
        identifier: Number(facts.pokemon_id) === entry.pokemonId ? entry.identifier : facts.identifier,
        types: facts.types,
        base: sixOf(facts, 'base'),
        evs: sixOf(facts, 'ev'),
      })
  }
})

test('returns the full names of forms in both languages', async () => {
  const tauros = await me.call(readSpecies, { params: { dexId: 223 } })
  expect(tauros.formName).toEqual({ en: 'Paldean Tauros (Combat Breed)', zh: '肯泰羅（帕底亞的樣子・鬥戰種）' })
  expect(tauros.forms.map(form => form.formName?.en)).toEqual([
    undefined,
    'Paldean Tauros (Blaze Breed)',
    'Paldean Tauros (Aqua Breed)',
  ])
  const koraidon = await me.call(readSpecies, { params: { dexId: 399 } })
  expect(koraidon).toMatchObject({ formName: { en: 'Koraidon (Apex Build)' }, nameJa: 'コライドン' })
})

test('returns 304 without a body if the client already has the list', async () => {
  const ask = (headers: Record<string, string> = {}) =>
    app.request('/api/species', { headers: { authorization: `Bearer ${me.token}`, ...headers } })
  const first = await ask()
  const etag = first.headers.get('etag') ?? ''
  expect(first.headers.get('cache-control')).toBe('private, no-cache')
  expect((await first.text()).length).toBeLessThan(80_000)
  const second = await ask({ 'if-none-match': `"other", W/${etag}` })
  expect([second.status, await second.text(), second.headers.get('etag')]).toEqual([304, '', etag])
  expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200)
})

test.each([0, 401])('returns 404 for entry %s', async dexId => {
  expect(await refusalOf(me.call(readSpecies, { params: { dexId } }))).toMatchObject({ code: 'not-found' })
})

test('refuses an invalid number, and a request without a session', async () => {
  const reply = await app.request('/api/species/first', { headers: { authorization: `Bearer ${me.token}` } })
  expect(await reply.json()).toMatchObject({ code: 'invalid-input', errors: [{ pointer: '/params/dexId' }] })
  expect(await refusalOf(app.as().call(listSpecies))).toMatchObject({ code: 'not-signed-in' })
})

test('a newer facts file replaces the rows at the next start, and an unchanged one changes nothing', async () => {
  await app.db.updateTable('species').set({ base_hp: 1 }).where('dex_id', '=', 1).execute()
  const hp = async () => (await me.call(readSpecies, { params: { dexId: 1 } })).base[0]
  await install(app.db)
  expect(await hp()).toBe(1)
  await app.db.updateTable('setting').set({ value: 'older facts' }).where('key', '=', 'species-facts').execute()
  await Promise.all([install(app.db), install(app.db)])
  expect(await hp()).toBe(40)
  expect((await me.call(listSpecies)).rows).toHaveLength(400)
})

test('the search finds a species once, however many forms it has', async () => {
  const { rows } = await me.call(searchRecords, { query: { text: 'tauros' } })
  expect(rows.filter(({ entity }) => entity === 'species')).toMatchObject([{ name: { en: 'Tauros' } }])
})
