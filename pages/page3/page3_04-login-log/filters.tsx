import { useMessages } from '#client/i18n/i18n.ts'
import { useGlobal } from '#client/state/state.ts'
import { ChoiceFilter } from '#client/ui/filters/choice-filter.tsx'
import { DayFilters } from '#client/ui/filters/day-filters.tsx'
import { FilterBar } from '#client/ui/filters/filter-bar.tsx'
import { TextFilter } from '#client/ui/filters/text-filter.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { OUTCOMES } from '#resources/login-log/contract.ts'
import { LEVELS } from '#shared/permissions.ts'
import { FILTERS, type LoginListState } from './list-state.ts'
import { messages } from './messages.ts'

type Change = (patch: Partial<LoginListState>, options?: { replace?: boolean }) => void
type FiltersProps = { state: LoginListState; onChange: Change; onReset: () => void }

/** Narrows the list. Each change is in the URL at once; the letters of one word are one step of the history. */
export function Filters({ state, onChange, onReset }: FiltersProps) {
  const t = useMessages(messages)
  const ownZone = useGlobal(global => global.time_zone)
  return (
    <FilterBar active={FILTERS.filter(name => state[name] !== undefined).length} onReset={onReset}>
      <TextFilter
        label={t('user')}
        placeholder={t('userPrefix')}
        value={state.user}
        onChange={(user, options) => onChange({ user }, options)}
      />
      <ChoiceFilter
        label={t('outcome')}
        value={state.outcome}
        values={OUTCOMES}
        nameOf={t}
        any={t('anyOutcome')}
        onChange={outcome => onChange({ outcome })}
      />
      <ChoiceFilter
        label={t('level')}
        value={state.level}
        values={LEVELS}
        nameOf={t}
        any={t('anyLevel')}
        onChange={level => onChange({ level })}
      />
      <DayFilters from={state.from} to={state.to} onChange={onChange} />
      <SelectField
        label={t('zone')}
        value={state.zone}
        onChange={event => onChange({ zone: event.currentTarget.value === 'utc' ? 'utc' : 'own' })}
        options={[
          { value: 'own', label: ownZone },
          { value: 'utc', label: 'UTC' },
        ]}
      />
    </FilterBar>
  )
}
