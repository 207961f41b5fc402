import { useRead } from '#client/api/use-read.ts'
import { useLanguage } from '#client/i18n/i18n.ts'
import { listTeams } from '#resources/teams/contract.ts'
import { MAX_TEAMS } from '#resources/teams/rules.ts'
import { foldText } from '#shared/text/fold-text.ts'

/** All teams. A list without them still shows areas, so their loading is no state of the page. */
export function useTeams() {
  const language = useLanguage()
  const { data } = useRead(listTeams, { query: { limit: MAX_TEAMS, sort: 'name' } })
  const teams = data?.rows ?? []
  const find = (teamId: number | null) => teams.find(({ id }) => id === teamId)
  return {
    options: teams.map(({ id, name }) => ({ value: String(id), label: name[language] })),
    nameOf: (teamId: number | null) => find(teamId)?.name[language],
    /** What a file calls a team. It has no language. */
    textOf: (teamId: number | null) => find(teamId)?.name.en ?? '',
    /** The id of the team with this name in either language; null if there is none. */
    idOf(text: string): number | null {
      const sought = foldText(text)
      return teams.find(({ name }) => foldText(name.en) === sought || foldText(name.zh) === sought)?.id ?? null
    },
  }
}
export type Teams = ReturnType<typeof useTeams>
