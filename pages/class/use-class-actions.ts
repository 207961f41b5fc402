import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import { atVersion, useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { confirm } from '#client/ui/dialog/confirm.tsx'
import {
  type Class,
  closeClass,
  deleteClass,
  endClassFault,
  endClassHunt,
  listClasses,
  lowerHands,
  reopenClass,
  resetClass,
} from '#resources/classes/contract.ts'
import { messages } from './messages.ts'

const listKey = api.query(listClasses).queryKey

/** Takes a class off the page, before its learners are read again. Returns what brings it back. */
function hide({ params: { classId } }: { params: { classId: string } }): () => void {
  const before = queryClient.getQueryData(listKey)
  if (before) queryClient.setQueryData(listKey, { rows: before.rows.filter(({ id }) => id !== classId) })
  return () => void queryClient.setQueryData(listKey, before)
}

/** What a coach does to a class as a whole or to some of its learners. Without `accountIds`, to all. */
export function useClassActions(of: Class) {
  const t = useMessages(messages)
  const failed = (reason: string) => t('failed', { reason })
  const options = { cause: 'classes', failed }
  const { name } = of
  const on = { params: { classId: of.id } }
  const resetting = useAction(resetClass, options)
  const closing = useAction(closeClass, options)
  const reopening = useAction(reopenClass, options)
  const deleting = useAction(deleteClass, { ...options, optimistic: hide })
  const ending = useAction(endClassFault, options)
  const endingHunt = useAction(endClassHunt, options)
  const lowering = useAction(lowerHands, options)

  const reopen = ({ version }: Pick<Class, 'version'>) =>
    reopening.run({ ...on, headers: atVersion({ version }) }, { done: () => t('isReopened', { name }) })

  return {
    async reset(accountIds: number[] | undefined, count: number) {
      const question = { title: t('resetTitle', { count }), text: t('resetText'), confirmLabel: t('reset') }
      if (!(await confirm({ ...question, isDangerous: true }))) return
      await resetting.run(
        { ...on, body: { accountIds } },
        { done: ({ learners }) => t('isResetting', { count: learners }) },
      )
    },
    close: () =>
      closing.run(
        { ...on, headers: atVersion(of) },
        { done: () => t('isClosed', { name }), undo: closed => () => reopen(closed) },
      ),
    reopen: () => reopen(of),
    async remove(count: number) {
      const question = {
        title: t('deleteTitle', { name }),
        text: t('deleteText', { count }),
        confirmLabel: t('delete'),
      }
      if (!(await confirm({ ...question, isDangerous: true }))) return
      await deleting.run(on, { done: ({ learners }) => t('isDeleting', { count: learners }) })
    },
    endFault: () => ending.run(on, { done: () => t('faultEnded') }),
    endHunt: () => endingHunt.run(on, { done: () => t('huntEnded') }),
    isEnding: ending.isBusy,
    lower: (accountIds: number[]) => lowering.run({ ...on, query: { accountIds } }),
  }
}
