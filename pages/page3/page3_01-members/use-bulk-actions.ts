import { useState } from 'react'
import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import { useAction } from '#client/api/use-action.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useReasons } from '#client/list/selection/use-reasons.ts'
import type { ListOf } from '#client/list/use-list-page.ts'
import { isFocusLost } from '#client/ui/focus.ts'
import {
  archiveMembers,
  type Member,
  type MemberChange,
  type Outcome,
  readMember,
  restoreMembers,
  updateMembers,
} from '#resources/members/contract.ts'
import { messages } from './messages.ts'
import type { membersSearch } from './search-params.ts'

type Refusals = ReadonlyMap<number, NonNullable<Outcome['refusal']>>
type Reply = { outcomes: readonly Outcome[] }
/** The new team or job, with its name. */
export type Change = { fields: { teamId: Member['teamId'] } | { job: Member['job'] }; to: string }

/** Changes one or many members, with Undo in the toast. If some are refused, their rows say why. */
export function useBulkActions({ patchRows, selection, scroller }: ListOf<typeof membersSearch>) {
  const { t, language } = useLocale(messages)
  const describe = useReasons()
  const [refusals, setRefusals] = useState<Refusals>(new Map())

  // What was done and what was refused, in one message.
  const sentence = (one: OneMember, many: ManyMembers, to?: string) => (reply: Reply) => {
    const [first, ...others] = changedOf(reply)
    const reasons = [...refusalsOf(reply).values()].map(refusal => t(`refused_${refusal}`))
    const done =
      first &&
      (others.length === 0 ? t(one, { name: first.name[language], to }) : t(many, { count: others.length + 1, to }))
    const refused = reasons.length > 0 && t('someRefused', { count: reasons.length, reasons: describe(reasons) })
    return [done, refused].filter(Boolean).join(language === 'zh' ? '' : ' ')
  }
  const shared = {
    cause: 'bulk',
    isPartial: (reply: Reply) => refusalsOf(reply).size > 0,
    onDone: (reply: Reply) => {
      const changed = changedOf(reply)
      for (const member of changed)
        queryClient.setQueryData(api.query(readMember, { params: { memberId: member.id } }).queryKey, member)
      // Refused members stay selected, and their rows say why.
      selection.remove(changed)
      const refused = refusalsOf(reply)
      setRefusals(refused)
      // The bar disappears with the last selected row, so it can't keep the focus. Who has gone on meanwhile does.
      if (refused.size === 0 && selection.rows.length > 0 && isFocusLost())
        scroller.current?.focus({ preventScroll: true })
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
    undo: reply => undoOf(reply, changed => restoring.run(inputOf(changed))),
  })
  const changing = useAction(updateMembers, {
    ...shared,
    optimistic: ({ body }) => {
      const changes = new Map(body.members.map(({ version, ...change }) => [change.id, change]))
      return patchRows(body.members, member => ({ ...member, ...changes.get(member.id) }))
    },
    done: sentence('isUndone', 'areUndone'),
  })

  function change(members: readonly Member[], { fields, to }: Change) {
    const before = new Map(members.map(member => [member.id, member]))
    const givenBack = (member: Member): MemberChange => {
      const { teamId, job } = before.get(member.id) ?? member
      return { id: member.id, version: member.version, teamId, job }
    }
    return changing.run(
      { body: { members: members.map(({ id, version }) => ({ id, version, ...fields })) } },
      {
        done: 'teamId' in fields ? sentence('isMoved', 'areMoved', to) : sentence('hasJob', 'haveJob', to),
        undo: reply => undoOf(reply, changed => changing.run({ body: { members: changed.map(givenBack) } })),
      },
    )
  }

  return {
    archive: (members: readonly Member[]) => archiving.run(inputOf(members)),
    restore: (members: readonly Member[]) => restoring.run(inputOf(members)),
    change,
    isBusy: [archiving, restoring, changing].some(({ isBusy }) => isBusy),
    refusals,
  }
}
export type BulkActions = ReturnType<typeof useBulkActions>

type OneMember = 'isArchived' | 'isRestored' | 'isMoved' | 'hasJob' | 'isUndone'
type ManyMembers = 'areArchived' | 'areRestored' | 'areMoved' | 'haveJob' | 'areUndone'

const inputOf = (members: readonly Member[]) => ({
  body: { members: members.map(({ id, version }) => ({ id, version })) },
})
const changedOf = ({ outcomes }: Reply): Member[] =>
  outcomes.flatMap(({ refusal, member }) => (refusal === null && member ? [member] : []))
const undoOf = (reply: Reply, undo: (changed: Member[]) => unknown) => {
  const changed = changedOf(reply)
  return changed.length > 0 ? () => undo(changed) : null
}
const refusalsOf = ({ outcomes }: Reply): Refusals =>
  new Map(outcomes.flatMap(({ id, refusal }) => (refusal ? [[id, refusal]] : [])))
