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
  return useMemo(
    () => ({ t, language, formats, teamName: teams.nameOf, onOpen, refusals }),
    [t, language, formats, teams, refusals, onOpen],
  )
}
