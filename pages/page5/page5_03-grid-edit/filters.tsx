import { useMessages } from '#client/i18n/i18n.ts'
import { ChoiceFilter } from '#client/ui/filters/choice-filter.tsx'
import { FilterBar } from '#client/ui/filters/filter-bar.tsx'
import { TextFilter } from '#client/ui/filters/text-filter.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { CATEGORIES } from '#resources/products/rules.ts'
import { countFilters, NO_FILTER, type ProductListState, SORTS } from './list-state.ts'
import { messages } from './messages.ts'

type Props = {
  state: ProductListState
  onChange: (patch: Partial<ProductListState>, options?: { replace?: boolean }) => void
}

export function Filters({ state, onChange }: Props) {
  const t = useMessages(messages)
  return (
    <FilterBar active={countFilters(state)} onReset={() => onChange(NO_FILTER)}>
      <TextFilter
        label={t('search')}
        placeholder={t('searchPlaceholder')}
        value={state.search}
        onChange={(search, options) => onChange({ search }, options)}
      />
      <ChoiceFilter
        label={t('category')}
        value={state.category}
        values={CATEGORIES}
        nameOf={t}
        any={t('anyCategory')}
        onChange={category => onChange({ category })}
      />
      <SelectField
        label={t('sort')}
        value={state.sort}
        onChange={event => onChange({ sort: SORTS.find(sort => sort === event.currentTarget.value) ?? 'sku' })}
        options={SORTS.map(sort => ({ value: sort, label: t(`sort_${sort}`) }))}
      />
    </FilterBar>
  )
}
