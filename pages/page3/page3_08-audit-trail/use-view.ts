import { useMemo } from 'react'
import { useRead } from '#client/api/use-read.ts'
import { formatsOf } from '#client/i18n/formats.ts'
import { useLanguage } from '#client/i18n/i18n.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useGlobal } from '#client/state/state.ts'
import { listSandboxes } from '#resources/sandboxes/contract.ts'
import { listTeams } from '#resources/teams/contract.ts'
import type { AuditView } from './columns.tsx'
import { messages } from './messages.ts'

/** What cells and pane need to describe records. */
export function useAuditView(zone: string): AuditView {
  const { t, language } = useLocale(messages)
  const teamName = useTeamName()
  const sandboxName = useSandboxName()
  return useMemo(() => {
    const formats = formatsOf(language, zone)
    return {
      t,
      language,
      zone,
      formats,
      teamName,
      sandboxName,
      formatDay: at => formats.day(at),
      formatTime: at => formats.moment(at, 'dateTimeSeconds'),
      formatNumber: formats.number,
    }
  }, [t, language, zone, teamName, sandboxName])
}

/** The names of the operator's sandboxes; empty for one that is missing or not visible. */
function useSandboxName(): (id: string) => string {
  const enabled = useGlobal(global => global.permissions.includes('sandboxes:read'))
  const { data } = useRead(listSandboxes, {}, { enabled })
  return useMemo(() => {
    const names = new Map(data?.rows.map(({ id, name }) => [id, name]))
    return id => names.get(id) ?? ''
  }, [data])
}

/** The names of the sandbox's teams; empty for a team that is missing or not visible. */
function useTeamName(): (id: number) => string {
  const language = useLanguage()
  const enabled = useGlobal(global => global.permissions.includes('teams:read'))
  const { data } = useRead(listTeams, { query: { limit: 200, sort: 'name' } }, { enabled })
  return useMemo(() => {
    const names = new Map(data?.rows.map(({ id, name }) => [id, name[language]]))
    return id => names.get(id) ?? ''
  }, [data, language])
}
