import { useLocale } from '#client/i18n/use-locale.ts'
import { groups } from '#client/router/router.ts'
import { ResetFilters } from '#client/ui/filters/reset-filters.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import look from '#client/ui/look.module.css'
import { STATES } from '#practice/client/paths/progress.ts'
import { messages } from './messages.ts'
import type { IndexState } from './search-params.ts'

/** The `group` of pages outside all groups. */
export const NO_GROUP = 'page0'

type Props = {
  state: IndexState
  count: number
  /** The operator's progress has loaded. */
  hasProgress: boolean
  onChange: (patch: Partial<IndexState>) => void
  onReset: () => void
}

/** Search, group and state in one line, with the number of pages that match. */
export function IndexToolbar({ state: { q, group, state }, count, hasProgress, onChange, onReset }: Props) {
  const { t, language } = useLocale(messages)
  const named = groups.map(({ id, meta }) => ({ value: id, label: meta.title[language] }))
  return (
    <search className={look.row} data-below="12">
      <div className={look.grow} style={{ flexBasis: 240, maxWidth: 360 }}>
        <TextField
          label={t('search')}
          isLabelHidden
          type="search"
          placeholder={t('searchHint')}
          value={q}
          maxLength={100}
          onChange={event => onChange({ q: event.currentTarget.value })}
        />
      </div>
      <SelectField
        label={t('group')}
        isLabelHidden
        value={group ?? ''}
        options={[{ value: '', label: t('anyGroup') }, { value: NO_GROUP, label: t('start') }, ...named]}
        onChange={event => onChange({ group: event.currentTarget.value || undefined })}
      />
      <SelectField
        label={t('state')}
        isLabelHidden
        disabled={!hasProgress}
        value={state ?? ''}
        options={[{ value: '', label: t('anyState') }, ...STATES.map(value => ({ value, label: t(`state_${value}`) }))]}
        onChange={event => onChange({ state: STATES.find(one => one === event.currentTarget.value) })}
      />
      {(q !== '' || group !== undefined || state !== undefined) && <ResetFilters onReset={onReset} />}
      <p role="status" className={`${look.dim} ${look.away}`}>
        {t('count', { count })}
      </p>
    </search>
  )
}
