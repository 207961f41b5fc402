import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/api/api.ts'
import { openapiQuery } from '#client/api/openapi.ts'
import { useFailureText } from '#client/api/problem-text.ts'
import { readAgain } from '#client/api/query.ts'
import { atVersion } from '#client/api/use-action.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useGlobal } from '#client/state/state.ts'
import { toast } from '#client/toast/toast.ts'
import { type Operation, readOperations } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { messages } from '#pages/page8/page8_01-api-practice/undo/messages.ts'
import { planUndo, type Step } from '#pages/page8/page8_01-api-practice/undo/plan.ts'
import { type AuditDetail, listAudit, readAudit, restoreAudit } from '#resources/audit/contract.ts'
import { Problem } from '#shared/errors.ts'
import type { Reply } from './reply.ts'

/** More rows than this are only shown in the audit trail. */
const MAX_SHOWN = 10
/** How many of the newest audit records are searched for those of the call. */
const MAX_READ = 200

type Written = { records: AuditDetail[]; count: number }

/** The audit records of a request, the first ten with their details. */
async function readWritten(requestId: string): Promise<Written> {
  const { rows } = await api.call(listAudit, { query: { limit: MAX_READ } })
  const own = rows.filter(record => record.requestId === requestId)
  const shown = own.slice(0, MAX_SHOWN).map(({ id }) => api.call(readAudit, { params: { auditId: id } }))
  return { records: await Promise.all(shown), count: own.length }
}

/**
 * The rows that a call wrote, before and after, from the audit trail, with a plan to undo it. null: nothing to show, or
 * not loaded yet.
 */
export function useRowsWritten(operation: Operation, { status, headers }: Reply) {
  const { t, language } = useLocale(messages)
  const failureText = useFailureText()
  const mayRead = useGlobal(global => global.permissions.includes('audit:read'))
  const requestId = headers.find(([name]) => name === 'x-request-id')?.[1] ?? ''
  const [isUndoing, setIsUndoing] = useState(false)
  /** The last request that was undone. */
  const [undoneId, setUndoneId] = useState<string | null>(null)
  const query = useQuery({
    queryKey: ['rows written', requestId],
    queryFn: () => readWritten(requestId),
    enabled: mayRead && requestId !== '' && operation.method !== 'GET' && status < 300,
    // Refetched only after an undo; otherwise they stay as they were when the response arrived.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data: operations } = useQuery({ ...openapiQuery, select: readOperations })
  if (!query.data || !operations) return null
  const { records, count } = query.data
  const plan = planUndo(records, count, operations)

  /**
   * Restores each row, the last written first. Not `useAction`: the endpoints that undo it are only known at run time.
   */
  async function undo() {
    if (plan.obstacle !== null) return
    setIsUndoing(true)
    try {
      for (const step of plan.steps) await takeBack(step)
      setUndoneId(requestId)
      const own = plan.steps.find(step => step.operation)?.operation
      const said = own
        ? t('reverted', { endpoint: own.summary[language] })
        : t('callUndone', { count: plan.steps.length })
      toast.success(said, { cause: 'undo call' })
    } catch (error) {
      const isStale = error instanceof Problem && error.code === 'stale'
      const text = isStale ? t('undoStale') : failureText(error, reason => t('callNotUndone', { reason }))
      toast.error(text, { cause: 'undo call' })
    } finally {
      setIsUndoing(false)
      await readAgain('rows written')
    }
  }

  return { records, count, plan, isUndone: undoneId === requestId, isUndoing, undo }
}

/** Runs one step of an undo. Throws the server's refusal, because the row may have changed since the plan was made. */
async function takeBack({ record, operation }: Step): Promise<void> {
  // Rows without versions ignore it.
  const match = atVersion({ version: record.version ?? 0 })
  if (!operation) {
    await api.call(restoreAudit, { params: { auditId: record.id }, query: { side: 'before' }, headers: match })
    return
  }
  const path = operation.path.replace(/\{\w+\}/, encodeURIComponent(record.rowId))
  const reply = await api.exchange(path, { method: operation.method, headers: match })
  if (!reply.ok) throw new Problem(await reply.json())
}
