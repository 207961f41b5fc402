import { useMemo } from 'react'
import { useRead } from '#client/api/use-read.ts'
import { useLanguage } from '#client/i18n/i18n.ts'
import { useGlobal } from '#client/state/state.ts'
import { listTeams } from '#resources/teams/contract.ts'

/** The names of the sandbox's teams; empty for a team that is missing or not visible. */
export function useTeamName(): (id: number) => string {
  const language = useLanguage()
  const enabled = useGlobal(global => global.permissions.includes('teams:read'))
  const { data } = useRead(listTeams, { query: { limit: 200, sort: 'name' } }, { enabled })
  return useMemo(() => {
    const names = new Map(data?.rows.map(({ id, name }) => [id, name[language]]))
    return id => names.get(id) ?? ''
  }, [data, language])
}
