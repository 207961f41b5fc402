import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api/api.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { atVersion, useAction } from '#client/api/use-action.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { type Import, listImports, undoImport } from '#resources/imports/contract.ts'
import type { RefusalBody } from '#shared/contract.ts'
import { Problem } from '#shared/errors.ts'
import { messages } from './messages.ts'

const batchesQuery = api.query(listImports, { query: { limit: 20 } })

export function BatchesCard({ canWrite }: { canWrite: boolean }) {
  const { t, formats } = useLocale(messages)
  const query = useQuery(batchesQuery)
  useLiveRows('imports', listImports.path)
  const { busy, undo } = useUndo()
  return (
    <Card title={t('batches')}>
      <p className={look.intro}>{t('batchesText')}</p>
      <Loaded query={query} height={64}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className={look.dim}>{t('noBatches')}</p>
          ) : (
            <ul className={look.rows}>
              {rows.map(batch => (
                <li key={batch.id}>
                  <div>
                    <strong>{batch.fileName}</strong>
                    <p className={look.dim}>
                      {t('batch', {
                        count: batch.rowCount,
                        number: formats.number(batch.rowCount),
                        time: formats.moment(batch.createdAt),
                        by: batch.by,
                      })}
                    </p>
                  </div>
                  {batch.undoneAt ? (
                    <span className={look.dim}>{t('undoneAt', { time: formats.moment(batch.undoneAt) })}</span>
                  ) : (
                    canWrite && (
                      <Button
                        isBusy={busy === batch.id}
                        label={t('undo')}
                        disabled={busy !== null && busy !== batch.id}
                        aria-label={t('undoOf', { file: batch.fileName })}
                        onClick={() => void undo(batch)}
                      />
                    )
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}

/** Undoes an import, or explains why that is no longer possible and whose changes prevent it. */
function useUndo() {
  const { t, formats } = useLocale(messages)
  const describe = useProblemText()
  const { run, sending } = useAction(undoImport, { cause: 'import', alsoChanges: ['members'] })

  function reasonOf(error: unknown): string {
    if (!(error instanceof Problem)) return describe(error)
    if (error.code === 'stale') return t('wasUndone')
    if (error.code !== 'import-in-use') return describe(error)
    // The contract's shape of this refusal, which the client has validated.
    const { members, count } = error.body as RefusalBody<typeof undoImport, 422>
    const who = members.slice(0, 3).map(({ name, hold }) => t('held', { name, hold: t(hold) }))
    return t('inUse', { count, who: formats.list(count > 3 ? [...who, '…'] : who) })
  }

  const undo = (batch: Import) =>
    run(
      { params: { importId: batch.id }, headers: atVersion(batch) },
      {
        done: () => t('undone', { count: batch.rowCount, number: formats.number(batch.rowCount) }),
        failed: (_, error) => t('notUndone', { file: batch.fileName, reason: reasonOf(error) }),
      },
    )

  return { busy: sending?.params.importId ?? null, undo }
}
