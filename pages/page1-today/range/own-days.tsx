import { useMessages } from '#client/i18n/i18n.ts'
import { DateField } from '#client/ui/date/date-field.tsx'
import { readDay } from '#client/ui/date/read-day.ts'
import { messages } from '#pages/page1-today/messages.ts'
import type { RangeState } from '#pages/page1-today/search-params.ts'

export type Props = {
  state: RangeState
  onChange: (patch: Partial<RangeState>, options?: { replace?: boolean }) => void
}

/** The first and the last day of a range of one's own. */
export default function OwnDays({ state, onChange }: Props) {
  const t = useMessages(messages)
  const { from, to } = state
  return (['from', 'to'] as const).map(name => (
    <DateField
      key={name}
      label={t(name)}
      value={state[name] ?? ''}
      range={{ from, to }}
      onChange={day => {
        // What is being typed is no day yet.
        if (day === '' || readDay(day)) onChange({ [name]: day || undefined }, { replace: state[name] !== undefined })
      }}
    />
  ))
}
