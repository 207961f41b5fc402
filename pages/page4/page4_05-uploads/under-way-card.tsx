import { useMessages } from '#client/i18n/i18n.ts'
import { Card } from '#client/ui/card.tsx'
import look from '#client/ui/look.module.css'
import type { Upload } from '#resources/uploads/contract.ts'
import { messages } from './messages.ts'
import { InterruptedItem } from './transfer/interrupted-item.tsx'
import { TransferItem } from './transfer/transfer-item.tsx'
import { isRefused } from './transfer/transfers.ts'
import type { useTransfers } from './transfer/use-transfers.ts'

type Props = {
  rows: readonly Upload[]
  transfers: ReturnType<typeof useTransfers>
  onGone: () => void
  onRemove: (upload: Upload) => void
  onFinish: (upload: Upload) => Promise<unknown>
}

/** The running uploads of this window, and unfinished ones. */
export function UnderWayCard({ rows, transfers, onGone, onRemove, onFinish }: Props) {
  const t = useMessages(messages)
  const own = transfers.transfers.filter(transfer => !isRefused(transfer))
  const interrupted = rows.filter(
    ({ id, finishedAt }) =>
      finishedAt === null && !own.some(({ upload, expected }) => upload?.id === id || expected?.id === id),
  )
  return (
    <Card title={t('underWay')}>
      <div className={`${look.packed} ${look.stack}`} style={{ minHeight: 152 }} data-gap="12">
        {own.length + interrupted.length === 0 ? (
          <p className={look.dim}>{t('nothingUnderWay')}</p>
        ) : (
          <ul className={look.rows}>
            {own.map(transfer => (
              <TransferItem
                key={transfer.key}
                transfer={transfer}
                onPause={() => transfers.pause(transfer.key)}
                onGoOn={() => transfers.goOn(transfer.key)}
                onCancel={() => {
                  onGone()
                  transfers.drop(transfer.key)
                  if (transfer.upload) onRemove(transfer.upload)
                }}
              />
            ))}
            {interrupted.map(upload => (
              <InterruptedItem
                key={upload.id}
                upload={upload}
                onFile={file => {
                  onGone()
                  transfers.add([file], upload)
                }}
                onFinish={() => {
                  onGone()
                  return onFinish(upload)
                }}
                onDiscard={() => {
                  onGone()
                  onRemove(upload)
                }}
              />
            ))}
          </ul>
        )}
        <p className={look.dim}>{t('leaving')}</p>
        <p className="visually-hidden" role="status">
          {transfers.said}
        </p>
      </div>
    </Card>
  )
}
