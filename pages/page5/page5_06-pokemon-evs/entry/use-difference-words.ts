import { useMessages } from '#client/i18n/i18n.ts'
import { useEvWords } from '#pages/page5/page5_06-pokemon-evs/ev-words.ts'
import { messages } from '#pages/page5/page5_06-pokemon-evs/messages.ts'
import type { FormFacts } from '#pages/page5/page5_06-pokemon-evs/pokedex.ts'
import { statMessages, typeMessages } from '#pages/page5/page5_06-pokemon-evs/terms-messages.ts'
import { differencesOf, differs } from './differences.ts'

/** Describes how a form differs from the entry, one line per kind of difference. */
export function useDifferenceWords(): (entry: FormFacts, form: FormFacts) => string[] {
  const t = useMessages(messages)
  const tStat = useMessages(statMessages)
  const tType = useMessages(typeMessages)
  const evWords = useEvWords()
  return (entry, form) => {
    const found = differencesOf(entry, form)
    if (!differs(found)) return [t('sameFacts')]
    const changes = found.base.map(stat =>
      t('change', { stat: tStat(stat), from: entry.base[stat], to: form.base[stat] }),
    )
    return [
      ...(found.types ? [t('differsTypes', { types: form.types.map(type => tType(type)).join(' / ') })] : []),
      ...(found.evs ? [t('differsEvs', { evs: evWords(form.evs) })] : []),
      ...(changes.length > 0 ? [t('differsBase', { changes: changes.join(t('and')) })] : []),
    ]
  }
}
