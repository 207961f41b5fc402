import { Link } from 'react-router'
import type { Translate } from '#client/i18n/i18n.ts'
import type { Locale } from '#client/i18n/use-locale.ts'
import look from '#client/ui/look.module.css'
import type { Column } from '#client/ui/table/column.ts'
import { linkToPlan } from '#pages/page5/page5_06-pokemon-evs/links.ts'
import { type Entry, entryOfForm } from '#pages/page5/page5_06-pokemon-evs/pokedex.ts'
import type { StatValues } from '#resources/species/rules.ts'
import type { Spread } from '#resources/spreads/contract.ts'
import type { Nature } from '#resources/spreads/rules.ts'
import type { planMessages } from './messages.ts'

/** What the cells need besides the row. */
export type PlanView = Pick<Locale<typeof planMessages>, 't' | 'language'> & {
  tNature: Translate<Nature>
  inWords: (evs: StatValues) => string
  formatTime: (time: string) => string
  entries: readonly Entry[]
}

export const planColumns: Column<Spread, PlanView>[] = [
  {
    id: 'name',
    title: ({ t }) => t('plan'),
    cell: ({ id, name }) => (
      <Link className={`${look.strong} ${look.plainLink} ${look.underlines}`} to={linkToPlan(id)}>
        {name}
      </Link>
    ),
    typicalLength: 18,
    maxLength: 40,
  },
  {
    id: 'pokemon',
    title: ({ t }) => t('pokemonId'),
    cell: ({ pokemonId }, { entries, language, t }) =>
      entryOfForm(entries, pokemonId)?.name[language] ?? t('unknownPokemon'),
    typicalLength: 12,
  },
  { id: 'evs', title: ({ t }) => t('evs'), cell: ({ evs }, { inWords }) => inWords(evs), typicalLength: 28 },
  { id: 'nature', title: ({ t }) => t('nature'), cell: ({ nature }, { tNature }) => tNature(nature), typicalLength: 8 },
  { id: 'level', title: ({ t }) => t('level'), cell: ({ level }) => level, align: 'end', typicalLength: 3 },
  {
    id: 'updated',
    title: ({ t }) => t('updated'),
    cell: ({ updatedAt }, { formatTime }) => <time dateTime={updatedAt}>{formatTime(updatedAt)}</time>,
    typicalLength: 18,
  },
]
