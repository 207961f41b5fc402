import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { useGlobal } from '#client/state/state.ts'
import { ChoiceFilter } from '#client/ui/filters/choice-filter.tsx'
import { DayFilters } from '#client/ui/filters/day-filters.tsx'
import { FilterBar } from '#client/ui/filters/filter-bar.tsx'
import { TextFilter } from '#client/ui/filters/text-filter.tsx'
import { ORDER_STATUSES, STATUS_NAMES } from '#resources/orders/rules.ts'
import { CustomerFilter, SiteFilter } from './found-filters.tsx'
import { countFilters, dollarsIn, type OrderListState } from './list-state.ts'
import { messages } from './messages.ts'

type Props = {
  state: OrderListState
  onChange: (patch: Partial<OrderListState>, options?: { replace?: boolean }) => void
  onReset: () => void
}

/** Narrows the list. Each change is in the URL at once; the letters of one word are one step of the history. */
export function Filters({ state, onChange, onReset }: Props) {
  const t = useMessages(messages)
  const language = useLanguage()
  const permissions = useGlobal(global => global.permissions)
  return (
    <FilterBar active={countFilters(state)} isRoomy onReset={onReset}>
      <TextFilter
        label={t('search')}
        placeholder={t('searchPlaceholder')}
        value={state.search}
        onChange={(search, options) => onChange({ search }, options)}
      />
      <ChoiceFilter
        label={t('status')}
        value={state.status}
        values={ORDER_STATUSES}
        nameOf={status => STATUS_NAMES[status][language]}
        any={t('anyStatus')}
        onChange={status => onChange({ status })}
      />
      {permissions.includes('customers:read') && (
        <CustomerFilter value={state.customer} onChange={customer => onChange({ customer })} />
      )}
      {permissions.includes('sites:read') && <SiteFilter value={state.site} onChange={site => onChange({ site })} />}
      <DayFilters from={state.from} to={state.to} onChange={onChange} />
      {(['min', 'max'] as const).map(bound => (
        <TextFilter
          key={bound}
          label={t(bound)}
          value={state[bound] === undefined ? undefined : String(state[bound])}
          maxLength={12}
          onChange={(text, options) => onChange({ [bound]: dollarsIn(text) }, options)}
        />
      ))}
    </FilterBar>
  )
}
