import { DayFilters } from '#client/ui/filters/day-filters.tsx'
import { FilterBar } from '#client/ui/filters/filter-bar.tsx'
import { TextFilter } from '#client/ui/filters/text-filter.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import type { ListFilter } from './filters.ts'

type Change<S> = (patch: Partial<S>, how?: { replace?: boolean }) => void
type Props<S> = {
  filters: readonly ListFilter<S>[]
  state: S
  active: number
  onChange: Change<S>
}

/** With more fields than this, use a second row, so that each has room to show its value. */
const MAX_IN_ONE_ROW = 7

/** The filters of a list. Every change updates the URL at once; the letters of one word share one history entry. */
export function FilterFields<S>({ filters, state, active, onChange }: Props<S>) {
  return (
    <FilterBar active={active} isRoomy={filters.length > MAX_IN_ONE_ROW}>
      {filters.map(filter => (
        <FilterField key={filter.kind === 'days' ? 'days' : filter.name} {...{ filter, state, onChange }} />
      ))}
    </FilterBar>
  )
}

type FieldProps<S> = { filter: ListFilter<S>; state: S; onChange: Change<S> }

function FilterField<S>({ filter, state, onChange }: FieldProps<S>) {
  switch (filter.kind) {
    case 'days': {
      // A list with a day filter has these two in its state (days.ts).
      const { from, to } = state as { from?: string; to?: string }
      return <DayFilters {...{ from, to }} onChange={(days, how) => onChange(days as Partial<S>, how)} />
    }
    case 'special':
      return filter.field
    case 'text': {
      const { name, label, placeholder, maxLength, format = String, parse } = filter
      const value = state[name]
      return (
        <TextFilter
          {...{ label, placeholder, maxLength }}
          value={value === undefined || value === null ? undefined : format(value)}
          onChange={(text, how) =>
            onChange({ [name]: text === undefined ? undefined : parse ? parse(text) : text } as Partial<S>, how)
          }
        />
      )
    }
    case 'choice': {
      const { name, label, any, options, resets = [] } = filter
      const value = state[name]
      return (
        <SelectField
          label={label}
          value={textOfChoice(value)}
          onChange={({ currentTarget }) => {
            const chosen = options.find(option => textOfChoice(option.value) === currentTarget.value)
            const others = resets.map(other => [other, undefined])
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
