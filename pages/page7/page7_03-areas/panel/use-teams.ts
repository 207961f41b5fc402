import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api/api.ts'
import { useLanguage } from '#client/i18n/i18n.ts'
import { listTeams } from '#resources/teams/contract.ts'
import { MAX_TEAMS } from '#resources/teams/rules.ts'

/** All teams. A list without them still shows areas, so their loading is no state of the page. */
export function useTeams() {
  const language = useLanguage()
  const { data } = useQuery(api.query(listTeams, { query: { limit: MAX_TEAMS, sort: 'name' } }))
  const teams = data?.rows ?? []
  return {
    options: teams.map(({ id, name }) => ({ value: String(id), label: name[language] })),
    nameOf: (teamId: number | null) => teams.find(({ id }) => id === teamId)?.name[language],
  }
}
export type Teams = ReturnType<typeof useTeams>
