import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { useMessages } from '#client/i18n.ts'
import { useProblemText } from '#client/problem-text.ts'
import { queryClient } from '#client/query.ts'
import { useGlobal } from '#client/state.ts'
import { toast } from '#client/ui/toast.ts'
import { type AuditDetail, listAudit, readAudit, restoreAudit } from '#resources/audit/contract.ts'
import { Problem } from '#shared/errors.ts'
import type { Operation } from './document.ts'
import { messages } from './messages.ts'
import type { Reply } from './reply.ts'

/** A call that writes more is looked at in the audit trail. */
const MOST_SHOWN = 10
/** The trail's newest records, among which those of a call that was answered just now are. */
const MOST_READ = 200

type Written = { records: AuditDetail[]; count: number }

/** The trail's records of a request, the first ten of them whole. */
async function readWritten(requestId: string): Promise<Written> {
  const { rows } = await api.call(listAudit, { query: { limit: MOST_READ } })
  const own = rows.filter(record => record.requestId === requestId)
  const shown = own.slice(0, MOST_SHOWN).map(({ id }) => api.call(readAudit, { params: { auditId: id } }))
  return { records: await Promise.all(shown), count: own.length }
}

/** Can its row be put back as it was before: was there one, and has nobody changed it since? */
const isUndoable = ({ before, version, current }: AuditDetail) =>
  before !== null && current !== null && version !== null && current.version === version

/** The rows that a call wrote, before and after it, from the audit trail; and the way back. */
export function useRowsWritten(operation: Operation, { status, headers }: Reply) {
  const t = useMessages(messages)
  const describe = useProblemText()
  const mayRead = useGlobal(global => global.permissions.includes('audit:read'))
  const requestId = headers.find(([name]) => name === 'x-request-id')?.[1] ?? ''
  const [isUndoing, setIsUndoing] = useState(false)
  const query = useQuery({
    queryKey: ['rows written', requestId],
    queryFn: () => readWritten(requestId),
    enabled: mayRead && requestId !== '' && operation.method !== 'GET' && status < 300,
    // Trail and rows are read again after an undo, and otherwise stay what they were when the reply came.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const undoable = query.data?.records.filter(isUndoable) ?? []

  /** Writes each row as it was before, as a new version; what was written last goes first. */
  async function undo() {
    setIsUndoing(true)
    try {
      for (const { id, version } of undoable)
        await api.call(restoreAudit, {
          params: { auditId: id },
          query: { side: 'before' },
          headers: { 'if-match': `"${version}"` },
        })
      toast.success(t('callUndone', { count: undoable.length }), { cause: 'undo call' })
    } catch (error) {
      const isStale = error instanceof Problem && error.code === 'stale'
      toast.error(isStale ? t('undoStale') : t('callNotUndone', { reason: describe(error) }), { cause: 'undo call' })
    } finally {
      setIsUndoing(false)
      await queryClient.invalidateQueries({ queryKey: ['rows written'] })
    }
  }

  return { written: query.data, canUndo: undoable.length > 0, isUndoing, undo }
}
