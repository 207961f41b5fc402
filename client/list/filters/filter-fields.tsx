import { FilterBar } from '#client/ui/filters/filter-bar.tsx'
import { MoreFilters } from '#client/ui/filters/more-filters.tsx'
import { ResetFilters } from '#client/ui/filters/reset-filters.tsx'
import { TextFilter } from '#client/ui/filters/text-filter.tsx'
import { type Option, SelectField } from '#client/ui/form/select-field.tsx'
import { DaysFilter } from './days-filter.tsx'
import { FilterChip } from './filter-chip.tsx'
import styles from './filter-chips.module.css'
import type { ListFilter } from './filters.ts'

type Change<S> = (patch: Partial<S>, how?: { replace?: boolean }) => void
type Props<S> = {
  filters: readonly ListFilter<S>[]
  state: S
  active: readonly (keyof S & string)[]
  onChange: Change<S>
  /** Back to the default of one filter. */
  onRemove: (name: keyof S) => void
  onReset: () => void
  /** How often all of them were reset. */
  resets?: number
}

/** The filters of a list. Every change updates the URL at once; the letters of one word share one history entry. */
export function FilterFields<S>({ filters, state, active, onChange, onRemove, onReset, resets = 0 }: Props<S>) {
  const rare = filters.filter(({ isRare }) => isRare)
  const fieldOf = (filter: ListFilter<S>) => (
    <FilterField
      key={filter.kind === 'days' ? 'days' : filter.name}
      {...{ filter, state, active, onChange, onRemove, resets }}
    />
  )
  return (
    <FilterBar active={active.length}>
      {filters.filter(({ isRare }) => !isRare).map(fieldOf)}
      {rare.length > 0 && (
        <MoreFilters active={rare.flatMap(namesOf).filter(name => active.includes(name)).length}>
          {rare.map(fieldOf)}
        </MoreFilters>
      )}
      {active.length > 0 && (
        <span className={styles.reset}>
          <ResetFilters onReset={onReset} />
        </span>
      )}
    </FilterBar>
  )
}

/** The fields of the state that a filter sets. A list with a day filter has `from` and `to` (days.ts). */
const namesOf = <S,>(filter: ListFilter<S>) =>
  filter.kind === 'days' ? (['from', 'to'] as (keyof S & string)[]) : [filter.name]

type FieldProps<S> = Pick<Props<S>, 'state' | 'active' | 'onChange' | 'onRemove'> & {
  filter: ListFilter<S>
  resets: number
}

function FilterField<S>({ filter, state, active, onChange, onRemove, resets }: FieldProps<S>) {
  switch (filter.kind) {
    case 'days': {
      // A list with a day filter has these two in its state (days.ts).
      const { from, to } = state as { from?: string; to?: string }
      return <DaysFilter {...{ from, to, resets }} onChange={(days, how) => onChange(days as Partial<S>, how)} />
    }
    case 'special':
      return filter.field
    case 'text': {
      const { name, label, placeholder, maxLength, error, format = String, parse } = filter
      const textOf = (value: unknown) =>
        // Whatever `parse` has made, or the state holds.
        value === undefined || value === null ? '' : format(value as NonNullable<S[keyof S & string]>)
      return (
        <TextFilter
          {...{ label, placeholder, maxLength, error, resets }}
          meaning={parse && (text => textOf(parse(text)))}
          value={textOf(state[name])}
          onChange={(text, how) =>
            // `name` is a key of the state, and `parse` makes its value.
            onChange({ [name]: text === undefined ? undefined : parse ? parse(text) : text } as Partial<S>, how)
          }
        />
      )
    }
    case 'choice': {
      const { name, label, any, options, resets = [] } = filter
      const value = state[name]
      return (
        <ChoiceFilter
          label={label}
          value={textOfChoice(value)}
          onRemove={active.includes(name) ? () => onRemove(name) : undefined}
          onChange={text => {
            const chosen = options.find(option => textOfChoice(option.value) === text)
            const others = resets.map(other => [other, undefined])
            // The same, with the filters that it resets.
            onChange({ ...Object.fromEntries(others), [name]: chosen?.value } as Partial<S>)
          }}
          options={[
            ...(any === undefined ? [] : [{ value: '', label: any }]),
            ...withCurrent(options, value).map(option => ({ value: textOfChoice(option.value), label: option.label })),
          ]}
        />
      )
    }
  }
}

const textOfChoice = (value: unknown): string => String(value ?? '')

/** Adds the current value if the options don't contain it (yet). */
export function withCurrent<V>(options: readonly { value: V; label: string }[], value: V) {
  if (value === undefined || options.some(option => option.value === value)) return options
  return [...options, { value, label: textOfChoice(value) }]
}

type ChoiceFilterProps = {
  label: string
  value: string
  /** The one with an empty value, if there is any, stands for no choice. */
  options: readonly Option[]
  onChange: (value: string) => void
  /** Back to the default. Without it, the filter has that. */
  onRemove?: (() => void) | undefined
}

const ChoiceFilter = ({ label, value, options, onChange, onRemove }: ChoiceFilterProps) => (
  <FilterChip label={label} isSet={value !== ''} onRemove={onRemove}>
    <SelectField {...{ label, value, options }} onChange={event => onChange(event.currentTarget.value)} />
  </FilterChip>
)
