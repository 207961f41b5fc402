import { useState } from 'react'
import { api } from '#client/api/api.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { queryClient } from '#client/api/query.ts'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { toast } from '#client/ui/toast.ts'
import {
  archiveMembers,
  listMembers,
  type Member,
  type Outcome,
  readMember,
  restoreMembers,
} from '#resources/members/contract.ts'
import { messages } from './messages.ts'

type Refusals = ReadonlyMap<number, NonNullable<Outcome['refusal']>>
const NO_REFUSALS: Refusals = new Map()

/** Archives and restores members, one or many, with the way back in the toast; tells who could not be changed, and why. */
export function useArchiving() {
  const t = useMessages(messages)
  const language = useLanguage()
  const describe = useProblemText()
  const [isBusy, setIsBusy] = useState(false)
  const [refusals, setRefusals] = useState(NO_REFUSALS)

  /** Gives those that were changed. */
  async function changeAll(members: readonly Member[], action: 'archive' | 'restore'): Promise<Member[]> {
    setIsBusy(true)
    try {
      const body = { members: members.map(({ id, version }) => ({ id, version })) }
      const { outcomes } = await api.call(action === 'archive' ? archiveMembers : restoreMembers, { body })
      const done = outcomes.flatMap(({ refusal, member }) => (refusal === null && member ? [member] : []))
      for (const member of done)
        queryClient.setQueryData(api.query(readMember, { params: { memberId: member.id } }).queryKey, member)
      setRefusals(new Map(outcomes.flatMap(({ id, refusal }) => (refusal ? [[id, refusal]] : []))))
      await queryClient.invalidateQueries({ queryKey: [listMembers.path] })
      tell(done, action)
      if (done.length < outcomes.length)
        toast.warning(t('someRefused', { count: outcomes.length - done.length }), { cause: 'refused' })
      return done
    } catch (error) {
      toast.error(t('notDone', { reason: describe(error) }), { cause: 'archive' })
      return []
    } finally {
      setIsBusy(false)
    }
  }

  function tell(done: readonly Member[], action: 'archive' | 'restore') {
    const [first] = done
    if (!first) return
    const isArchiving = action === 'archive'
    const one = { name: first.name[language] }
    const text =
      done.length === 1
        ? t(isArchiving ? 'isArchived' : 'isRestored', one)
        : t(isArchiving ? 'areArchived' : 'areRestored', { count: done.length })
    const undo = { label: t('undo'), onClick: () => void changeAll(done, 'restore') }
    toast.success(text, { cause: 'archive', ...(isArchiving && { action: undo }) })
  }

  return { isBusy, refusals, clearRefusals: () => setRefusals(NO_REFUSALS), changeAll }
}
