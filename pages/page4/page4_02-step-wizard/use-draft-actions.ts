import { useState } from 'react'
import { api } from '#client/api/api.ts'
import { isRefused } from '#client/api/connect.ts'
import { useIdempotencyKey } from '#client/api/idempotency.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { queryClient } from '#client/api/query.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { toast } from '#client/ui/toast.ts'
import {
  type CheckedDraft,
  createRepairDraft,
  deleteRepairDraft,
  restoreRepairDraft,
  submitRepairDraft,
  withdrawRepairDraft,
} from '#resources/repair-drafts/contract.ts'
import { adoptDraft, draftQuery, draftsQuery, onVersion } from './drafts.ts'
import { messages } from './messages.ts'

const readListAgain = () => queryClient.invalidateQueries({ queryKey: draftsQuery.queryKey })

/** Begins and deletes drafts, submits them and takes that back: each says how it went, in one place. */
export function useDraftActions() {
  const t = useMessages(messages)
  const describe = useProblemText()
  const [isBusy, setIsBusy] = useState(false)
  const keyOf = useIdempotencyKey()

  /** What it gave; null when it failed, and that was said. */
  async function attempt<T>(cause: string, act: () => Promise<T>): Promise<T | null> {
    setIsBusy(true)
    try {
      return await act()
    } catch (error) {
      toast.error(t('failed', { reason: describe(error) }), { cause })
      return null
    } finally {
      setIsBusy(false)
    }
  }

  const begin = (): Promise<CheckedDraft | null> =>
    attempt('draft', async () => {
      // Not the same one again: who begins twice has two.
      const draft = await api.call(createRepairDraft, { headers: { 'idempotency-key': crypto.randomUUID() } })
      adoptDraft(draft)
      return draft
    })

  const restore = (draftId: string) =>
    attempt(draftId, async () => {
      adoptDraft(await api.call(restoreRepairDraft, { params: { draftId } }))
      toast.success(t('restored'), { cause: draftId })
    })

  const remove = ({ id: draftId }: CheckedDraft) =>
    attempt(draftId, async () => {
      await api.call(deleteRepairDraft, { params: { draftId } })
      await readListAgain()
      const action = { label: t('undo'), onClick: () => void restore(draftId) }
      toast.success(t('deleted'), { cause: draftId, action })
    })

  const withdraw = (draft: CheckedDraft) =>
    attempt(draft.id, async () => {
      adoptDraft(await api.call(withdrawRepairDraft, onVersion(draft)))
      toast.success(t('withdrawn'), { cause: draft.id })
    })

  /** Throws the refusal that is about the draft's fields: the review says it where it can be mended. */
  async function submit(draft: CheckedDraft): Promise<void> {
    setIsBusy(true)
    try {
      const { params, headers } = onVersion(draft)
      const key = keyOf([draft.id, draft.version])
      const closed = await api.call(submitRepairDraft, { params, headers: { ...headers, 'idempotency-key': key } })
      adoptDraft(closed)
      const action = { label: t('undo'), onClick: () => void withdraw(closed) }
      toast.success(t('submitted', { ticket: closed.ticketId }), { cause: draft.id, action })
    } catch (error) {
      await queryClient.invalidateQueries({ queryKey: draftQuery(draft.id).queryKey })
      // The other window's ticket stands on the screen now, which is what was wanted.
      if (isRefused(submitRepairDraft, 412, error) && error.body.current.ticketId !== null)
        toast.info(t('submittedElsewhere'), { cause: draft.id })
      else throw error
    } finally {
      setIsBusy(false)
    }
  }

  return { isBusy, begin, remove, withdraw, submit }
}
