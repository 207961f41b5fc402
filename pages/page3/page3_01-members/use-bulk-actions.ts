import { useState } from 'react'
import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import { useAction } from '#client/api/use-action.ts'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import type { ListOf } from '#client/list/use-list-page.ts'
import { toast } from '#client/ui/toast.ts'
import { archiveMembers, type Member, type Outcome, readMember, restoreMembers } from '#resources/members/contract.ts'
import { messages } from './messages.ts'
import type { membersSearch } from './search-params.ts'

type Refusals = ReadonlyMap<number, NonNullable<Outcome['refusal']>>
type Reply = { outcomes: readonly Outcome[] }

/** Archives and restores one or many members, with Undo in the toast. If some are refused, their rows say why. */
export function useArchiving({ patchRows, selection }: ListOf<typeof membersSearch>) {
  const t = useMessages(messages)
  const language = useLanguage()
  const [refusals, setRefusals] = useState<Refusals>(new Map())

  const sentence = (one: 'isArchived' | 'isRestored', many: 'areArchived' | 'areRestored') => (reply: Reply) => {
    const [first, ...others] = changedOf(reply)
    if (!first) return null
    return others.length === 0 ? t(one, { name: first.name[language] }) : t(many, { count: others.length + 1 })
  }
  const shared = {
    cause: 'archive',
    onDone: (reply: Reply) => {
      const changed = changedOf(reply)
      for (const member of changed)
        queryClient.setQueryData(api.query(readMember, { params: { memberId: member.id } }).queryKey, member)
      // Refused members stay selected, and their rows say why.
      selection.remove(changed)
      setRefusals(refusalsOf(reply))
      const count = reply.outcomes.length - changed.length
      if (count > 0) toast.warning(t('someRefused', { count }), { cause: 'refused' })
    },
  }
  const restoring = useAction(restoreMembers, {
    ...shared,
    optimistic: ({ body }) => patchRows(body.members, member => ({ ...member, archivedAt: null })),
    done: sentence('isRestored', 'areRestored'),
  })
  const archiving = useAction(archiveMembers, {
    ...shared,
    optimistic: ({ body }) => patchRows(body.members, member => ({ ...member, archivedAt: new Date().toISOString() })),
    done: sentence('isArchived', 'areArchived'),
    undo: reply => () => restoring.run(inputOf(changedOf(reply))),
  })

  return {
    archive: (members: readonly Member[]) => archiving.run(inputOf(members)),
    restore: (members: readonly Member[]) => restoring.run(inputOf(members)),
    isBusy: archiving.isBusy || restoring.isBusy,
    refusals,
  }
}
export type Archiving = ReturnType<typeof useArchiving>

const inputOf = (members: readonly Member[]) => ({
  body: { members: members.map(({ id, version }) => ({ id, version })) },
})
const changedOf = ({ outcomes }: Reply): Member[] =>
  outcomes.flatMap(({ refusal, member }) => (refusal === null && member ? [member] : []))
const refusalsOf = ({ outcomes }: Reply): Refusals =>
  new Map(outcomes.flatMap(({ id, refusal }) => (refusal ? [[id, refusal]] : [])))
