import { Link } from 'react-router'
import type { Translate } from '#client/i18n/i18n.ts'
import type { Locale } from '#client/i18n/use-locale.ts'
import look from '#client/ui/look.module.css'
import type { Column } from '#client/ui/table/column.ts'
import { STATS, type Stat, type Type } from '#resources/species/rules.ts'
import { givenEvs } from '#resources/spreads/rules.ts'
import { linkToEntry } from './links.ts'
import type { messages } from './messages.ts'
import { dexNumber, type Entry } from './pokedex.ts'
import type { SORTABLE } from './search-params.ts'
import { Portrait } from './species/portrait.tsx'
import { Types } from './species/types.tsx'

/** What the cells need besides the row. */
export type ListView = Pick<Locale<typeof messages>, 't' | 'language'> & {
  tStat: Translate<Stat>
  tType: Translate<Type>
  imageTemplate: string | null
}

const PORTRAIT_PX = 44

export const columns: (Column<Entry, ListView> & { id: (typeof SORTABLE)[number] | 'image' })[] = [
  {
    id: 'dexId',
    title: ({ t }) => t('dexId'),
    cell: ({ dexId }) => dexNumber(dexId),
    sortFirst: 'asc',
    typicalLength: 5,
  },
  {
    id: 'image',
    title: ({ t }) => t('image'),
    cell: (entry, { imageTemplate }) => <Portrait entry={entry} imageTemplate={imageTemplate} size={PORTRAIT_PX} />,
    typicalLength: 6,
  },
  {
    id: 'name',
    title: ({ t }) => t('name'),
    cell: ({ dexId, name, types }, { language }) => (
      // As wide as the skeleton, so that the heads don't move when the rows arrive.
      <span className={look.grid} style={{ minWidth: '23ch' }}>
        <span>
          <Link className={`${look.strong} ${look.plainLink} ${look.underlines}`} to={linkToEntry(dexId)}>
            {name[language]}
          </Link>{' '}
          <span className={look.dim} lang={language === 'en' ? 'zh-Hant-TW' : 'en'}>
            {language === 'en' ? name.zh : name.en}
          </span>
        </span>
        <Types types={types} />
      </span>
    ),
    sortFirst: 'asc',
    typicalLength: 23,
  },
  {
    id: 'evs',
    title: ({ t }) => t('evs'),
    cell: ({ evs }, { t, tStat }) => (
      <span className={look.grid} style={{ justifyItems: 'start', minWidth: '13ch' }} data-gap="2">
        {givenEvs(evs).map(({ stat, value }) => (
          <span key={stat} className={look.badge} data-tone="info">
            {t('gain', { value, stat: tStat(stat) })}
          </span>
        ))}
      </span>
    ),
    sortFirst: 'desc',
    typicalLength: 15,
  },
  ...STATS.map(stat => ({
    id: stat,
    title: ({ tStat }: ListView) => tStat(stat),
    cell: ({ base }: Entry) => base[stat],
    align: 'end' as const,
    sortFirst: 'desc' as const,
    typicalLength: 3,
  })),
]
