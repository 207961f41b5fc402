import { useMemo } from 'react'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { LANGUAGE_TAGS } from '#shared/messages.ts'
import type { AuditView } from './columns.tsx'
import { messages } from './messages.ts'
import { useTeamName } from './teams.ts'

/** What cells and drawer speak with. */
export function useAuditView(zone: string, onOpen: AuditView['onOpen']): AuditView {
  const t = useMessages(messages)
  const language = useLanguage()
  const teamName = useTeamName()
  return useMemo(() => {
    const tag = LANGUAGE_TAGS[language]
    const day = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', dateStyle: 'medium' })
    const time = new Intl.DateTimeFormat(tag, {
      timeZone: zone,
      dateStyle: 'medium',
      timeStyle: 'medium',
      hourCycle: 'h23',
    })
    return {
      t,
      language,
      zone,
      teamName,
      formatDay: at => day.format(new Date(at)),
      formatTime: at => time.format(new Date(at)),
      onOpen,
    }
  }, [t, language, zone, teamName, onOpen])
}
