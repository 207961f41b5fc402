import { isRefused } from '#client/api/connect.ts'
import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { toast } from '#client/toast/toast.ts'
import { messages } from '#pages/page4/page4_02-step-wizard/messages.ts'
import {
  type CheckedDraft,
  createRepairDraft,
  deleteRepairDraft,
  restoreRepairDraft,
  submitRepairDraft,
  withdrawRepairDraft,
} from '#resources/repair-drafts/contract.ts'
import { adoptDraft, onVersion } from './drafts.ts'

/** Creates, deletes and submits drafts, with Undo. All toasts share one cause. */
export function useDraftActions() {
  const t = useMessages(messages)
  const failed = (reason: string) => t('failed', { reason })
  const beginning = useAction(createRepairDraft, { cause: 'draft', onDone: adoptDraft, failed })
  const restoring = useAction(restoreRepairDraft, { onDone: adoptDraft, done: () => t('restored'), failed })
  const deleting = useAction(deleteRepairDraft, { done: () => t('deleted'), failed })
  const withdrawing = useAction(withdrawRepairDraft, { onDone: adoptDraft, done: () => t('withdrawn'), failed })
  const submitting = useAction(submitRepairDraft, { onDone: adoptDraft })

  const begin = async (): Promise<CheckedDraft | null> => (await beginning.run({}))?.reply ?? null

  const remove = ({ id }: CheckedDraft) => {
    const at = { params: { draftId: id } }
    return deleting.run(at, { cause: id, undo: () => () => restoring.run(at, { cause: id }) })
  }

  const withdraw = (draft: CheckedDraft) => withdrawing.run(onVersion(draft), { cause: draft.id })

  /** Throws a refusal about the draft's fields, because the review shows it. */
  async function submit(draft: CheckedDraft): Promise<void> {
    try {
      const closed = await submitting.send(onVersion(draft))
      const action = { label: t('undo'), onClick: () => void withdraw(closed) }
      toast.success(t('submitted', { ticket: closed.ticketId }), { cause: draft.id, action })
    } catch (error) {
      // Another window has submitted it, which is the wanted result. The draft shows the ticket once it is refetched.
      if (isRefused(submitRepairDraft, 412, error) && error.body.current.ticketId !== null)
        toast.info(t('submittedElsewhere'), { cause: draft.id })
      else throw error
    }
  }

  const isBusy = [beginning, restoring, deleting, withdrawing, submitting].some(action => action.isBusy)
  return { isBusy, begin, remove, withdraw, submit }
}
