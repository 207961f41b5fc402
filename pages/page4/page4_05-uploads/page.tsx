import { useMemo, useRef, useState } from 'react'
import { useRead } from '#client/api/use-read.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { Card } from '#client/ui/card.tsx'
import { Checkbox } from '#client/ui/choices/checkbox.tsx'
import { ChoicesField } from '#client/ui/choices/choices.tsx'
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
import { SLOW_MS, TROUBLES, type TroubleState, useTrouble } from './trouble.ts'
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
  const view = useMemo<FileView>(() => ({ t, language, formats }), [t, language, formats])

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

/** The page's experiment: what happens to the next chunk, and whether the network is slow. */
function TroubleCard({ trouble }: { trouble: TroubleState }) {
  const { t } = useLocale(messages)
  const next = trouble.next ?? 'none'
  return (
    <Card title={t('trouble')}>
      <p className={look.intro}>{t('troubleText')}</p>
      <div className={look.stack}>
        <Checkbox
          label={t('slow', { seconds: SLOW_MS / 1000 })}
          isChecked={trouble.isSlow}
          onChange={trouble.slowDown}
        />
        <ChoicesField
          label={t('nextChunk')}
          value={next}
          choices={(['none', ...TROUBLES] as const).map(value => ({ value, label: t(value) }))}
          onChange={value => trouble.prepare(value === 'none' ? null : value)}
        >
          <p className={look.dim} style={{ minHeight: '3lh' }} role="status">
            {t(`says_${next}`)}
          </p>
        </ChoicesField>
      </div>
    </Card>
  )
}
