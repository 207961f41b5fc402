import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api/api.ts'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { ChoiceFilter } from '#client/ui/filters/choice-filter.tsx'
import { DayFilters } from '#client/ui/filters/day-filters.tsx'
import { FilterBar } from '#client/ui/filters/filter-bar.tsx'
import { TextFilter } from '#client/ui/filters/text-filter.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { listAuditChoices } from '#resources/audit/contract.ts'
import { AUDIT_ACTIONS } from '#shared/platform/audit.ts'
import { type AuditListState, countFilters } from './list-state.ts'
import { messages } from './messages.ts'

type Props = {
  state: AuditListState
  onChange: (patch: Partial<AuditListState>, options?: { replace?: boolean }) => void
  onReset: () => void
}

export function Filters({ state, onChange, onReset }: Props) {
  const t = useMessages(messages)
  const language = useLanguage()
  const { data } = useQuery(api.query(listAuditChoices))
  const { account, entity } = state
  // What the address names stays chosen, also where nobody has written it (yet).
  const accounts = [...new Set([...(data?.accounts ?? []), ...(account ? [account] : [])])]
  const entities = (data?.entities ?? []).map(one => ({ value: one.entity, label: one.title[language] }))
  const isKnown = !entity || entities.some(({ value }) => value === entity)
  return (
    <FilterBar active={countFilters(state)} onReset={onReset}>
      <SelectField
        label={t('what')}
        value={entity ?? ''}
        onChange={event => onChange({ entity: event.currentTarget.value || undefined, row: undefined })}
        options={[
          { value: '', label: t('anyEntity') },
          ...entities,
          ...(isKnown ? [] : [{ value: entity, label: entity }]),
        ]}
      />
      {entity && (
        <TextFilter
          label={t('row')}
          placeholder={t('rowPlaceholder')}
          value={state.row}
          maxLength={60}
          onChange={(row, options) => onChange({ row }, options)}
        />
      )}
      <ChoiceFilter
        label={t('action')}
        value={state.action}
        values={AUDIT_ACTIONS}
        nameOf={t}
        any={t('anyAction')}
        onChange={action => onChange({ action })}
      />
      <ChoiceFilter
        label={t('account')}
        value={account}
        values={accounts}
        nameOf={name => name}
        any={t('anyAccount')}
        onChange={chosen => onChange({ account: chosen })}
      />
      <DayFilters from={state.from} to={state.to} onChange={onChange} />
    </FilterBar>
  )
}
