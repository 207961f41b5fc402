import { Button } from '@mantine/core'
import IconFilterOff from '@tabler/icons-react/dist/esm/icons/IconFilterOff.mjs'
import { useMessages } from '#client/i18n.ts'
import { SelectField } from '#client/ui/form/select-field.tsx'
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
      <SelectField
        label={t('yieldedStat')}
        value={state.stat ?? ''}
        onChange={event => onChange({ stat: STATS.find(stat => stat === event.currentTarget.value) })}
        options={[{ value: '', label: t('anyStat') }, ...STATS.map(value => ({ value, label: tStat(value) }))]}
      />
      <SelectField
        label={t('type')}
        value={state.type ?? ''}
        onChange={event => onChange({ type: TYPES.find(type => type === event.currentTarget.value) })}
        options={[{ value: '', label: t('anyType') }, ...TYPES.map(value => ({ value, label: tType(value) }))]}
      />
      {onReset && (
        <Button
          variant="subtle"
          px="xs"
          className={styles.reset}
          aria-label={t('resetFilters')}
          title={t('resetFilters')}
          onClick={onReset}
        >
          <IconFilterOff size={18} aria-hidden={true} />
        </Button>
      )}
      <p className={styles.note}>{t('baseNote')}</p>
    </search>
  )
}
