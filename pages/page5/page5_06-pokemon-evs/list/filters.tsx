import type { ListFilter } from '#client/list/filters/filters.ts'
import { TextField } from '#client/ui/form/text-field.tsx'
import type { ListView } from '#pages/page5/page5_06-pokemon-evs/columns.tsx'
import type { SpeciesListState } from '#pages/page5/page5_06-pokemon-evs/search-params.ts'
import { STATS, TYPES } from '#resources/species/rules.ts'

type Search = { text: string; onType: (text: string) => void }

/** The filters of the list: number or name, yielded stat, type. */
export const filtersOf = ({ t, tStat, tType }: ListView, { text, onType }: Search): ListFilter<SpeciesListState>[] => [
  {
    kind: 'special',
    name: 'q',
    label: t('search'),
    chip: text,
    field: (
      // Its label takes one line.
      <div style={{ minWidth: 'min(220px, 100%)' }}>
        <TextField
          type="search"
          label={t('search')}
          placeholder={t('searchHint')}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          onChange={event => onType(event.currentTarget.value)}
        />
      </div>
    ),
  },
  {
    kind: 'choice',
    name: 'stat',
    label: t('yieldedStat'),
    any: t('anyStat'),
    options: STATS.map(value => ({ value, label: tStat(value) })),
  },
  {
    kind: 'choice',
    name: 'type',
    label: t('type'),
    any: t('anyType'),
    options: TYPES.map(value => ({ value, label: tType(value) })),
  },
]
