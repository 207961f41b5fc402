import { type Option, SelectField } from '#client/ui/form/select-field.tsx'
import { FilterChip } from './filter-chip.tsx'

type Props = {
  label: string
  value: string
  /** The one with an empty value, if there is any, stands for no choice. */
  options: readonly Option[]
  onChange: (value: string) => void
  /** Back to the default. Without it, the filter has that. */
  onRemove?: (() => void) | undefined
}

export const ChoiceFilter = ({ label, value, options, onChange, onRemove }: Props) => (
  <FilterChip label={label} isSet={value !== ''} onRemove={onRemove}>
    <SelectField {...{ label, value, options }} onChange={event => onChange(event.currentTarget.value)} />
  </FilterChip>
)
