import { Button } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useId, useState } from 'react'
import { useMessages } from '#client/i18n.ts'
import { useGlobal } from '#client/state.ts'
import { ChoiceFilter } from '#client/ui/filters/choice-filter.tsx'
import { ResetFilters } from '#client/ui/filters/reset-filters.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { OUTCOMES } from '#resources/login-log/contract.ts'
import { LEVELS } from '#shared/permissions.ts'
import styles from './filters.module.css'
import { FILTERS, type LoginListState } from './list-state.ts'
import { messages } from './messages.ts'

type Change = (patch: Partial<LoginListState>, options?: { replace?: boolean }) => void
type FiltersProps = { state: LoginListState; onChange: Change; onReset: () => void }

/** Narrows the list. Each change is in the URL at once; the letters of one word are one step of the history. */
export function Filters({ state, onChange, onReset }: FiltersProps) {
  const t = useMessages(messages)
  const ownZone = useGlobal(global => global.time_zone)
  const changeDay = (name: 'from' | 'to', day: string) =>
    onChange({ [name]: day || undefined }, { replace: state[name] !== undefined })
  const id = useId()
  // Only small screens fold the filters away.
  const [isOpen, setIsOpen] = useState(false)
  const active = FILTERS.filter(name => state[name] !== undefined).length
  const isBackwards = state.from !== undefined && state.to !== undefined && state.to < state.from
  return (
    <>
      <Button
        className={styles.toggle}
        variant="default"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {active > 0 ? t('filtersActive', { count: active }) : t('filters')}
      </Button>
      <search id={id} className={styles.filters} data-open={isOpen} aria-label={t('filters')}>
        <AccountInput value={state.user ?? ''} onChange={onChange} />
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
        <TextField
          type="date"
          label={t('from')}
          value={state.from ?? ''}
          onChange={event => changeDay('from', event.currentTarget.value)}
        />
        <TextField
          type="date"
          label={t('to')}
          value={state.to ?? ''}
          error={isBackwards ? t('dayOrder') : undefined}
          onChange={event => changeDay('to', event.currentTarget.value)}
        />
        <SelectField
          label={t('zone')}
          value={state.zone}
          onChange={event => onChange({ zone: event.currentTarget.value === 'utc' ? 'utc' : 'own' })}
          options={[
            { value: 'own', label: ownZone },
            { value: 'utc', label: 'UTC' },
          ]}
        />
        {active > 0 && <ResetFilters className={styles.reset} onReset={onReset} />}
      </search>
    </>
  )
}

/** Keeps what is typed until the fingers rest; what the URL says otherwise (Back, reset) takes its place. */
function AccountInput({ value, onChange }: { value: string; onChange: Change }) {
  const t = useMessages(messages)
  const [typed, setTyped] = useState({ over: value, text: value })
  const apply = useDebouncedCallback(
    (text: string) => onChange({ user: text || undefined }, { replace: value !== '' }),
    300,
  )
  return (
    <TextField
      type="search"
      label={t('user')}
      placeholder={t('userPrefix')}
      maxLength={100}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={typed.over === value ? typed.text : value}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped({ over: value, text })
        apply(text)
      }}
    />
  )
}
