import { defineBug } from '#server/bugs.ts'
import { readSpecies } from './contract.ts'

export const bugs = [
  defineBug(readSpecies, {
    id: 'species-special-swapped',
    kind: 'calculation',
    level: 'fair',
    page: 'page5_06',
    promise: { en: 'An entry has the same base stats as in the list.', zh: '單筆資料的種族值與清單相同。' },
    wrong: { en: 'Special Attack and Special Defense are swapped.', zh: '特攻與特防互換了。' },
    test: { en: 'Compare the base stats of an entry with its row in the list.', zh: '比對單筆資料與清單中的種族值。' },
    change({ base }) {
      const [hp = 0, attack = 0, defense = 0, specialAttack = 0, specialDefense = 0, speed = 0] = base
      return { base: [hp, attack, defense, specialDefense, specialAttack, speed] }
    },
  }),
]
