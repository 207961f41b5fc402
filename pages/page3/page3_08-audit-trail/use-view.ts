import { useMemo } from 'react'
import { formatsOf } from '#client/i18n/formats.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import type { AuditView } from './columns.tsx'
import { messages } from './messages.ts'
import { useSandboxName } from './sandboxes.ts'
import { useTeamName } from './teams.ts'

/** What cells and pane need to describe records. */
export function useAuditView(zone: string, onOpen: AuditView['onOpen']): AuditView {
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
      onOpen,
    }
  }, [t, language, zone, teamName, sandboxName, onOpen])
}
