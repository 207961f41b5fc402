import type { Translate } from '#client/i18n/i18n.ts'
import type { ListFilter } from '#client/list/filters/filters.ts'
import type { Team } from '#resources/teams/contract.ts'
import { PRIORITIES, TICKET_STATUSES } from '#resources/tickets/rules.ts'
import type { Language } from '#shared/messages.ts'
import type { messages } from './messages.ts'
import type { TicketsState } from './search-params.ts'

export const filtersOf = (
  t: Translate<keyof typeof messages.texts>,
  language: Language,
  teams: readonly Team[],
): ListFilter<TicketsState>[] => [
  { kind: 'text', name: 'search', label: t('search'), placeholder: t('searchPlaceholder') },
  {
    kind: 'choice',
    name: 'status',
    label: t('status'),
    any: t('anyStatus'),
    options: TICKET_STATUSES.map(value => ({ value, label: t(value) })),
  },
  {
    kind: 'choice',
    name: 'teamId',
    label: t('team'),
    any: t('anyTeam'),
    options: teams.map(({ id, name }) => ({ value: id, label: name[language] })),
  },
  {
    kind: 'choice',
    name: 'priority',
    label: t('priority'),
    any: t('anyPriority'),
    options: PRIORITIES.map(value => ({ value, label: t(value) })),
  },
  { kind: 'days' },
]
