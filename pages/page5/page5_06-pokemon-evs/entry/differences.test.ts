import { expect, test } from 'vitest'
import type { FormFacts } from '#pages/page5/page5_06-pokemon-evs/pokedex.ts'
import { imageAddress } from '#pages/page5/page5_06-pokemon-evs/species/image-address.ts'
import { byStat } from '#resources/species/rules.ts'
import { baseTotal, differencesOf, differs } from './differences.ts'

const male: FormFacts = {
  pokemonId: 876,
  identifier: 'indeedee-male',
  types: ['psychic', 'normal'],
  base: byStat([60, 65, 55, 105, 95, 95]),
  evs: byStat([0, 0, 0, 2, 0, 0]),
}
const female: FormFacts = {
  ...male,
  pokemonId: 10_186,
  identifier: 'indeedee-female',
  base: byStat([70, 55, 65, 95, 105, 85]),
  evs: byStat([0, 0, 0, 0, 2, 0]),
}

test('says how a form differs', () => {
  expect(differencesOf(male, female)).toEqual({
    types: false,
    evs: true,
    base: ['hp', 'attack', 'defense', 'sp_attack', 'sp_defense', 'speed'],
  })
  expect(differencesOf(male, { ...male, types: ['psychic'] })).toMatchObject({ types: true, evs: false, base: [] })
  expect(baseTotal(female)).toBe(475)
})

test('a form that only looks different does not differ', () => {
  expect(differs(differencesOf(male, { ...male, pokemonId: 1, identifier: 'blue-plumage' }))).toBe(false)
})

test('a picture’s URL names the form by the host’s template', () => {
  const pictured = { ...female, nationalId: 876 }
  expect(imageAddress('https://img.example/{nationalId}/{id}.png?n={name}', pictured)).toBe(
    'https://img.example/876/10186.png?n=indeedee-female',
  )
})
