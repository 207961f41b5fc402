import { useMessages } from '#client/i18n/i18n.ts'
import type { StatValues } from '#resources/species/rules.ts'
import { givenEvs } from '#resources/spreads/rules.ts'
import { messages } from './messages.ts'
import { statMessages } from './terms-messages.ts'

/** Effort values as text in the operator's language: `252 Attack, 4 HP`. None is an en dash. */
export function useEvWords(): (evs: StatValues) => string {
  const t = useMessages(messages)
  const tStat = useMessages(statMessages)
  return evs =>
    givenEvs(evs)
      .map(({ stat, value }) => t('evOf', { value, stat: tStat(stat) }))
      .join(t('and')) || '–'
}
