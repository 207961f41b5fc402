import { useState } from 'react'
import { api } from '#client/api/api.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { queryClient } from '#client/api/query.ts'
import { confirm } from '#client/ui/dialog/confirm.tsx'
import { toast } from '#client/ui/toast.ts'
import { type AuditDetail, readAudit, restoreAudit } from '#resources/audit/contract.ts'
import { Problem } from '#shared/errors.ts'
import { changedFields } from '#shared/platform/audit.ts'
import { nameOf } from './columns.tsx'
import { messages } from './messages.ts'
import { type Speech, sayFields } from './say.ts'

/** Restores a version, after asking; the toast holds the way back. `failure` says why it was not done. */
export function useRestoring(speech: Speech, onRestored: () => void) {
  const { t, language, formatTime } = speech
  const describe = useProblemText()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function send(auditId: number, version: number, side: 'before' | 'after') {
    const headers = { 'if-match': `"${version}"` }
    const made = await api.call(restoreAudit, { params: { auditId }, query: { side }, headers })
    // Any page may show the row; and the trail has grown.
    await queryClient.invalidateQueries()
    return made
  }

  const wordsOf = (error: unknown) => t('notRestored', { reason: reasonOf(error) })

  function reasonOf(error: unknown): string {
    const key = error instanceof Problem ? `reason_${error.code}` : ''
    return key in messages.texts ? t(key as keyof typeof messages.texts) : describe(error)
  }

  async function restore(record: AuditDetail) {
    const { current } = record
    if (!current) return
    const name = nameOf(record, language)
    const fields = changedFields(current.row, { ...current.row, ...(record.after ?? record.before) })
    const isConfirmed = await confirm({
      title: t('restoreTitle', { name, time: formatTime(record.at) }),
      text: current.isDeleted
        ? t('restoreDeletedText')
        : t('restoreText', { count: fields.length, fields: sayFields(fields, speech) }),
      confirmLabel: t('confirm'),
      cancelLabel: t('cancel'),
    })
    if (!isConfirmed) return
    setIsBusy(true)
    setFailure(null)
    try {
      const made = await send(record.id, current.version, 'after')
      tell(made, name)
      onRestored()
    } catch (error) {
      setFailure(wordsOf(error))
      // Perhaps it is another by now.
      void queryClient.invalidateQueries({ queryKey: [readAudit.path] })
    } finally {
      setIsBusy(false)
    }
  }

  function tell(made: AuditDetail, name: string) {
    const { id, version, before } = made
    async function undo() {
      try {
        const undone = await send(id, version ?? 0, 'before')
        // What came back from a deletion had nothing before it.
        const key = before ? 'undone' : 'deletedAgain'
        toast.success(t(key, { name, version: undone.version }), { cause: 'restore' })
      } catch (error) {
        toast.error(wordsOf(error), { cause: 'restore' })
      }
    }
    const action = { label: t('undo'), onClick: () => void undo() }
    toast.success(t('restored', { name, version }), { cause: 'restore', action })
  }

  return { isBusy, failure, restore }
}
