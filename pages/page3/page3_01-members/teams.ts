import { useMemo } from 'react'
import { useRead } from '#client/api/use-read.ts'
import { useLanguage } from '#client/i18n/i18n.ts'
import type { Team } from '#resources/teams/contract.ts'
import { teamsRead } from './search-params.ts'

const NO_TEAMS: readonly Team[] = []

/** The teams of the company, with their names in the operator's language. */
export function useTeams() {
  const language = useLanguage()
  const { data, isLoading } = useRead(teamsRead.endpoint, { query: teamsRead.query })
  const teams = data?.rows ?? NO_TEAMS
  return useMemo(() => {
    const names = new Map(teams.map(({ id, name }) => [id, name[language]]))
    return {
      isLoading,
      nameOf: (id: number) => names.get(id) ?? '',
      options: teams.map(({ id, name }) => ({ value: id, label: name[language] })),
    }
  }, [teams, isLoading, language])
}
export type Teams = ReturnType<typeof useTeams>
