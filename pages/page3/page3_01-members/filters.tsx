import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { ChoiceFilter } from '#client/ui/filters/choice-filter.tsx'
import { FilterBar } from '#client/ui/filters/filter-bar.tsx'
import { TextFilter } from '#client/ui/filters/text-filter.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { JOB_NAMES, JOBS } from '#resources/members/rules.ts'
import { countFilters, type MemberListState, STATES } from './list-state.ts'
import { messages } from './messages.ts'
import type { Teams } from './teams.ts'

const STATE_WORDS = { active: 'stateActive', archived: 'stateArchived', all: 'stateAll' } as const

type Props = {
  state: MemberListState
  teams: Teams
  onChange: (patch: Partial<MemberListState>, options?: { replace?: boolean }) => void
  onReset: () => void
}

export function Filters({ state, teams, onChange, onReset }: Props) {
  const t = useMessages(messages)
  const language = useLanguage()
  return (
    <FilterBar active={countFilters(state)} onReset={onReset}>
      <TextFilter
        label={t('search')}
        placeholder={t('searchPlaceholder')}
        value={state.search}
        onChange={(search, options) => onChange({ search }, options)}
      />
      <SelectField
        label={t('team')}
        value={state.team ?? ''}
        onChange={event => onChange({ team: Number(event.currentTarget.value) || undefined })}
        options={[{ value: '', label: t('anyTeam') }, ...teams.options]}
      />
      <ChoiceFilter
        label={t('job')}
        value={state.job}
        values={JOBS}
        nameOf={job => JOB_NAMES[job][language]}
        any={t('anyJob')}
        onChange={job => onChange({ job })}
      />
      <SelectField
        label={t('state')}
        value={state.state}
        onChange={event => onChange({ state: STATES.find(one => one === event.currentTarget.value) ?? 'active' })}
        options={STATES.map(value => ({ value, label: t(STATE_WORDS[value]) }))}
      />
    </FilterBar>
  )
}
