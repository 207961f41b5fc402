import { useLocale } from '#client/i18n/use-locale.ts'
import { useEvWords } from '#pages/page5/page5_06-pokemon-evs/ev-words.ts'
import { entryOfForm, type Pokedex } from '#pages/page5/page5_06-pokemon-evs/pokedex.ts'
import { natureMessages } from '#pages/page5/page5_06-pokemon-evs/terms-messages.ts'
import { STATS, type StatValues } from '#resources/species/rules.ts'
import type { SpreadFields } from '#resources/spreads/contract.ts'
import { planMessages } from './messages.ts'

export function usePlanWords({ entries }: Pokedex): (field: keyof SpreadFields, values: SpreadFields) => string {
  const { t, language } = useLocale(planMessages)
  const { t: tNature } = useLocale(natureMessages)
  const evWords = useEvWords()
  const inOrder = (values: StatValues) => STATS.map(stat => values[stat]).join(' / ')
  return (field, values) => {
    switch (field) {
      case 'name':
        return values.name
      case 'level':
        return String(values.level)
      case 'nature':
        return tNature(values.nature)
      case 'ivs':
        return inOrder(values.ivs)
      case 'evs':
        return evWords(values.evs)
      case 'pokemonId':
        return entryOfForm(entries, values.pokemonId)?.name[language] ?? t('unknownPokemon')
    }
  }
}
