import { useMemo } from 'react'
import { useRead } from '#client/api/use-read.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useGlobal } from '#client/state/state.ts'
import { messages } from '#pages/page6/page6_07-errors/messages.ts'
import { listMembers, type Member } from '#resources/members/contract.ts'

const NOBODY: readonly Member[] = []

/** The members who can be assigned. A member who has left keeps the name. */
export function useAssignees() {
  const { t, language } = useLocale(messages)
  const canRead = useGlobal(({ permissions }) => permissions.includes('members:read'))
  const { data } = useRead(listMembers, { query: { limit: 200, sort: 'name' } }, { enabled: canRead })
  const members = data?.rows ?? NOBODY
  return useMemo(() => {
    const names = new Map(members.map(({ id, name }) => [id, name[language]]))
    return {
      nameOf: (id: number | null) => (id === null ? t('unassigned') : (names.get(id) ?? t('member', { id }))),
      options: members
        .filter(({ archivedAt }) => archivedAt === null)
        .map(({ id, name }) => ({ value: id, label: name[language] })),
    }
  }, [members, language, t])
}
export type Assignees = ReturnType<typeof useAssignees>
