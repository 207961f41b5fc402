import { useLayoutEffect, useRef } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { useLeaveGuard } from '#client/shell/leave-guard.tsx'
import { useGlobal } from '#client/state/state.ts'
import { Card } from '#client/ui/card.tsx'
import { confirm } from '#client/ui/dialog/confirm.tsx'
import look from '#client/ui/look.module.css'
import { BatchesCard } from './batches-card.tsx'
import { ColumnsCard } from './columns-card.tsx'
import { FileCard } from './file-card.tsx'
import { messages } from './messages.ts'
import type { Reading } from './reading/reading.ts'
import { useReading } from './reading/use-reading.ts'
import { RowsCard } from './rows/rows-card.tsx'
import { useImport } from './use-import.ts'

export default function BulkImportPage() {
  const t = useMessages(messages)
  const canWrite = useGlobal(global => global.permissions.includes('members:write'))
  const begin = useRef<(reading: Reading) => void>(undefined)
  const { state, read, cancel, leave } = useReading(reading => begin.current?.(reading))
  const reading = state.is === 'read' ? state.reading : null
  const work = useImport(reading, state.is === 'none' ? '' : state.file.name)
  useLayoutEffect(() => {
    begin.current = work.begin
  }, [work.begin])
  useLeaveGuard(work.edits.size > 0 && work.rows.length > 0)

  /** Asks before corrections are lost. */
  async function mayPutAway() {
    if (work.edits.size === 0 || work.rows.length === 0) return true
    return confirm({
      title: t('leaveTitle'),
      text: t('leaveText'),
      confirmLabel: t('leave'),
      cancelLabel: t('stay'),
      isDangerous: true,
    })
  }
  async function handleFile(file: File) {
    if (await mayPutAway()) read(file)
  }
  async function handleLeave() {
    if (await mayPutAway()) leave()
  }

  return (
    <div className={look.stack}>
      {canWrite ? (
        <FileCard
          state={state}
          onFile={file => void handleFile(file)}
          onCancel={cancel}
          onLeave={() => void handleLeave()}
        />
      ) : (
        <Card title={t('file')}>
          <p className={look.intro}>{t('readOnly')}</p>
        </Card>
      )}
      {state.is === 'read' && (
        <>
          <ColumnsCard
            file={state.file}
            reading={state.reading}
            work={work}
            onEncoding={async encoding => void ((await mayPutAway()) && read(state.file, encoding))}
          />
          <RowsCard key={state.reading.rows.length + state.file.name} fileName={state.file.name} work={work} />
        </>
      )}
      <BatchesCard canWrite={canWrite} />
    </div>
  )
}
