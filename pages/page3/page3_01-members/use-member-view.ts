import { useMemo } from 'react'
import { useFormats } from '#client/i18n/formats.ts'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import type { MemberView } from './columns.tsx'
import { messages } from './messages.ts'
import type { Teams } from './teams.ts'

type Parts = Pick<MemberView, 'onOpen' | 'refusals'> & { teams: Teams }

/** What the table's cells need. Its identity changes only when the cells must render again. */
export function useMemberView({ teams, refusals, onOpen }: Parts): MemberView {
  const t = useMessages(messages)
  const language = useLanguage()
  const formats = useFormats()
  return useMemo(() => {
    return {
      t,
      language,
      teamName: teams.nameOf,
      formatDay: at => formats.day(at),
      formatTime: at => formats.moment(at),
      onOpen,
      refusals,
    }
  }, [t, language, formats, teams, refusals, onOpen])
}
