import { useMemo } from 'react'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { useGlobal } from '#client/state/state.ts'
import { LANGUAGE_TAGS } from '#shared/messages.ts'
import type { MemberView } from './columns.tsx'
import { messages } from './messages.ts'
import type { Teams } from './teams.ts'

type Parts = Pick<MemberView, 'onOpen' | 'refusals'> & { teams: Teams }

/** What the table's cells need; another one only when something that they show has changed. */
export function useMemberView({ teams, refusals, onOpen }: Parts): MemberView {
  const t = useMessages(messages)
  const language = useLanguage()
  const zone = useGlobal(global => global.time_zone)
  return useMemo(() => {
    const tag = LANGUAGE_TAGS[language]
    const day = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', dateStyle: 'medium' })
    const time = new Intl.DateTimeFormat(tag, { timeZone: zone, dateStyle: 'medium', timeStyle: 'short' })
    return {
      t,
      language,
      teamName: teams.nameOf,
      formatDay: at => day.format(new Date(at)),
      formatTime: at => time.format(new Date(at)),
      onOpen,
      refusals,
    }
  }, [t, language, zone, teams, refusals, onOpen])
}
