import type { ListFilter } from '#client/list/filters/filters.ts'
import { OUTCOMES } from '#resources/login-log/contract.ts'
import { LEVELS } from '#shared/permissions.ts'
import type { LoginView } from './columns.tsx'
import type { LoginLogState } from './search-params.ts'

export const filtersOf = ({ t }: LoginView, ownZone: string): ListFilter<LoginLogState>[] => [
  { kind: 'text', name: 'user', label: t('user'), placeholder: t('userPrefix') },
  {
    kind: 'choice',
    name: 'outcome',
    label: t('outcome'),
    any: t('anyOutcome'),
    options: OUTCOMES.map(value => ({ value, label: t(value) })),
  },
  {
    kind: 'choice',
    isRare: true,
    name: 'level',
    label: t('level'),
    any: t('anyLevel'),
    options: LEVELS.map(value => ({ value, label: t(value) })),
  },
  { kind: 'days' },
  {
    kind: 'choice',
    isRare: true,
    name: 'zone',
    label: t('zone'),
    options: [
      { value: 'own', label: ownZone },
      { value: 'utc', label: 'UTC' },
    ],
  },
]
