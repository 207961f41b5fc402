import { useMessages } from '#client/i18n/i18n.ts'
import { ChoiceFilter } from '#client/ui/filters/choice-filter.tsx'
import { ResetFilters } from '#client/ui/filters/reset-filters.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { STATS, TYPES } from '#resources/species/rules.ts'
import styles from './filters.module.css'
import type { SpeciesListState } from './list-state.ts'
import { messages } from './messages.ts'
import { statMessages, typeMessages } from './terms-messages.ts'

type FiltersProps = {
  text: string
  onType: (text: string) => void
  state: Pick<SpeciesListState, 'stat' | 'type'>
  onChange: (patch: Partial<SpeciesListState>) => void
  /** Nothing to take away: no button. */
  onReset?: () => void
}

/** What narrows the list: a number or name, the stat that is yielded, a type. */
export function Filters({ text, onType, state, onChange, onReset }: FiltersProps) {
  const t = useMessages(messages)
  const tStat = useMessages(statMessages)
  const tType = useMessages(typeMessages)
  return (
    <search className={styles.filters}>
      <div className={styles.search}>
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
      <ChoiceFilter
        label={t('yieldedStat')}
        value={state.stat}
        values={STATS}
        nameOf={tStat}
        any={t('anyStat')}
        onChange={stat => onChange({ stat })}
      />
      <ChoiceFilter
        label={t('type')}
        value={state.type}
        values={TYPES}
        nameOf={tType}
        any={t('anyType')}
        onChange={type => onChange({ type })}
      />
      {onReset && <ResetFilters className={styles.reset} onReset={onReset} />}
      <p className={styles.note}>{t('baseNote')}</p>
    </search>
  )
}
