import type { ListFilter } from '#client/list/filters/filters.ts'
import { JOB_NAMES, JOBS } from '#resources/members/rules.ts'
import type { MemberView } from './columns.tsx'
import type { MembersState } from './search-params.ts'
import type { Teams } from './teams.ts'

export const filtersOf = ({ t, language }: MemberView, teams: Teams): ListFilter<MembersState>[] => [
  { kind: 'text', name: 'search', label: t('search'), placeholder: t('searchPlaceholder') },
  { kind: 'choice', name: 'teamId', label: t('team'), any: t('anyTeam'), options: teams.options },
  {
    kind: 'choice',
    name: 'job',
    label: t('job'),
    any: t('anyJob'),
    options: JOBS.map(job => ({ value: job, label: JOB_NAMES[job][language] })),
  },
  {
    kind: 'choice',
    name: 'isArchived',
    label: t('state'),
    options: [
      { value: false, label: t('stateActive') },
      { value: true, label: t('stateArchived') },
      { value: null, label: t('stateAll') },
    ],
  },
]
