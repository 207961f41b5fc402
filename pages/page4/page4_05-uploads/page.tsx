import { useMemo, useRef, useState } from 'react'
import { useRead } from '#client/api/use-read.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import look from '#client/ui/look.module.css'
import { Empty } from '#client/ui/states/empty.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { DataTable } from '#client/ui/table/table.tsx'
import { tableState } from '#client/ui/table/table-state.ts'
import { listUploads, type Upload } from '#resources/uploads/contract.ts'
import { columns, type FileView } from './columns.tsx'
import { DropCard } from './drop-card.tsx'
import { messages } from './messages.ts'
import { RefusedCard } from './refused-card.tsx'
import { useTransfers } from './transfer/use-transfers.ts'
import { useTrouble } from './trouble.ts'
import { TroubleCard } from './trouble-card.tsx'
import { UnderWayCard } from './under-way-card.tsx'
import { useFileActs } from './use-file-acts.ts'

const NO_ROWS: readonly Upload[] = []
const rowId = ({ id }: Upload) => id
const nameOf = ({ name }: Upload) => name
const EXPECTED_ROWS = 5
/** The height of both lists while no upload is running. */
const LIST_HEIGHT = 500

export default function UploadsPage() {
  const { t, language, formats } = useLocale(messages)
  const query = useRead(listUploads)
  const written = useLiveRows('uploads', listUploads.path)
  const trouble = useTrouble()
  const transfers = useTransfers(trouble.take)
  const acts = useFileActs()
  const chooser = useRef<HTMLButtonElement>(null)
  const [sort, setSort] = useState('-finished')

  const rows = query.data?.rows ?? NO_ROWS
  const finished = useMemo(() => rows.filter(({ finishedAt }) => finishedAt !== null), [rows])
  const view = useMemo<FileView>(
    () => ({
      t,
      language,
      formats,
    }),
    [t, language, formats],
  )

  return (
    <>
      <div className={`${look.columns} ${look.stretch}`} data-below="16">
        <DropCard room={query.data ?? null} chooser={chooser} onFiles={files => transfers.add(files)} />
        <TroubleCard trouble={trouble} />
      </div>
      <Loaded query={query} height={LIST_HEIGHT}>
        {({ rows }) => (
          <div className={look.stack}>
            <RefusedCard
              transfers={transfers.transfers}
              onRetry={key => {
                chooser.current?.focus()
                transfers.goOn(key)
              }}
              onDismiss={key => {
                chooser.current?.focus()
                transfers.drop(key)
              }}
            />
            <UnderWayCard
              rows={rows}
              transfers={transfers}
              // The focused element disappears, so the focus moves to the file button.
              onGone={() => chooser.current?.focus()}
              onRemove={upload => void acts.remove(upload)}
              onFinish={acts.finish}
            />
            <DataTable
              label={t('files')}
              columns={columns}
              view={view}
              rows={finished}
              rowId={rowId}
              state={tableState(query)}
              sort={sort}
              onSortChange={setSort}
              sortedBy="client"
              menu={{
                nameOf,
                actionsOf: file => [
                  { label: t('download'), act: () => void acts.download(file) },
                  { label: t('delete'), isDanger: true, act: () => void acts.remove(file) },
                ],
              }}
              isNew={({ id }) => written.has(id)}
              expectedRows={EXPECTED_ROWS}
              empty={<Empty title={t('emptyTitle')} text={t('emptyText')} />}
            />
          </div>
        )}
      </Loaded>
    </>
  )
}
