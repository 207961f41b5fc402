import { useFailureText, useProblemText } from '#client/api/problem-text.ts'
import { atVersion, useAction } from '#client/api/use-action.ts'
import { useIsStillHere } from '#client/router/use-is-still-here.ts'
import { toast } from '#client/toast/toast.ts'
import { confirm } from '#client/ui/dialog/confirm.tsx'
import { nameOf } from '#pages/page3/page3_08-audit-trail/columns.tsx'
import { messages } from '#pages/page3/page3_08-audit-trail/messages.ts'
import { type AuditDetail, restoreAudit } from '#resources/audit/contract.ts'
import { Problem } from '#shared/errors.ts'
import { isKeyOf } from '#shared/objects.ts'
import { changedFields } from '#shared/platform/audit.ts'
import { describeFields, type Speech } from './describe.ts'

/** Restores a version after a confirmation, with Undo in the toast. `failure` is the reason if it failed. */
export function useRestoring(speech: Speech, onRestored: () => void) {
  const { t, language, formatTime } = speech
  const describe = useProblemText()
  const failureText = useFailureText()
  const isStillHere = useIsStillHere()
  // Any page may show the row, and the audit trail has grown.
  const shared = { alsoChanges: 'everything', cause: 'restore' } as const
  const restoring = useAction(restoreAudit, shared)
  const undoing = useAction(restoreAudit, { ...shared, failed: (_, error) => wordsOf(error) })

  const wordsOf = (error: unknown) => failureText(error, () => t('notRestored', { reason: reasonOf(error) }))

  function reasonOf(error: unknown): string {
    const key = error instanceof Problem ? `reason_${error.code}` : ''
    return isKeyOf(messages.texts, key) ? t(key) : describe(error)
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
        : t('restoreText', { count: fields.length, fields: describeFields(fields, speech) }),
      confirmLabel: t('confirm'),
    })
    if (!isConfirmed) return
    const made = await restoring.send(inputOf(record.id, current.version, 'after')).catch(sayFailure)
    if (!made) return
    const action = { label: t('undo'), onClick: () => void undo(made, name) }
    toast.success(t('restored', { name, version: made.version }), { cause: 'restore', action })
    if (isStillHere()) onRestored()
  }

  /** The pane shows the failure, unless it shows another record by now. */
  function sayFailure(error: unknown) {
    if (!isStillHere()) toast.error(wordsOf(error), { cause: 'restore' })
  }

  async function undo({ id, version, before }: AuditDetail, name: string) {
    const undone = await undoing.run(inputOf(id, version ?? 0, 'before'))
    // A row that was restored after its deletion had no earlier version, so Undo deletes it again.
    const key = before ? 'undone' : 'deletedAgain'
    if (undone) toast.success(t(key, { name, version: undone.reply.version }), { cause: 'restore' })
  }

  const { isBusy, error } = restoring
  return { isBusy, failure: error === null ? null : wordsOf(error), restore }
}

const inputOf = (auditId: number, version: number, side: 'before' | 'after') => ({
  params: { auditId },
  query: { side },
  headers: atVersion({ version }),
})
