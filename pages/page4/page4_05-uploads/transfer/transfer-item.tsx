import { formatBytes } from '#client/http/sizes.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page4/page4_05-uploads/messages.ts'
import { mayRetry, useReason } from '#pages/page4/page4_05-uploads/use-reason.ts'
import { secondsLeft } from './rate.ts'
import { isRunning, type Transfer } from './transfers.ts'

type Props = { transfer: Transfer; onPause: () => void; onGoOn: () => void; onCancel: () => void }

/** A running upload: its progress, its rate, and its actions. */
export function TransferItem({ transfer, onPause, onGoOn, onCancel }: Props) {
  const { t } = useLocale(messages)
  const { file, sent, state } = transfer
  const { name } = file
  const isGoing = isRunning(transfer)
  const isHopeless = state.is === 'failed' && !mayRetry(state.error)
  const words = useTransferWords(transfer)
  return (
    <li>
      <div
        className={`${look.stack} ${look.grow} ${look.shrink} ${look.digits}`}
        style={{ flexBasis: 280 }}
        data-gap="4"
      >
        <h3 className={look.breaking}>{name}</h3>
        <progress aria-label={t('progressOf', { name })} max={Math.max(1, file.size)} value={sent} />
        <p className={state.is === 'failed' ? look.bad : look.dim} role={state.is === 'failed' ? 'alert' : undefined}>
          {words}
        </p>
      </div>
      <div className={look.flex} data-gap="8">
        {!isHopeless && (
          <Button
            aria-label={t(isGoing ? 'pauseOf' : 'goOnOf', { name })}
            label={t(isGoing ? 'pause' : 'goOn')}
            onClick={isGoing ? onPause : onGoOn}
          />
        )}
        <Button kind="quiet" aria-label={t('cancelOf', { name })} label={t('cancel')} onClick={onCancel} />
      </div>
    </li>
  )
}

function useTransferWords({ file, sent, rate, state }: Transfer): string {
  const { t, language } = useLocale(messages)
  const reasonOf = useReason()
  const far = { sent: formatBytes(sent, language), size: formatBytes(file.size, language) }

  switch (state.is) {
    case 'asking':
    case 'hashing':
    case 'finishing':
    case 'offline':
      return t(state.is)
    case 'paused':
      return t('paused', far)
    case 'waiting':
      return t('waiting', { reason: reasonOf(state.error) })
    case 'failed':
      return t('failed', { reason: reasonOf(state.error) })
    case 'sending': {
      const left = secondsLeft(file.size - sent, rate)
      return [
        t('sentOf', far),
        rate !== null && t('rate', { rate: formatBytes(Math.round(rate), language) }),
        left !== null &&
          (left < 60 ? t('secondsLeft', { seconds: left }) : t('minutesLeft', { minutes: Math.round(left / 60) })),
      ]
        .filter(Boolean)
        .join(' · ')
    }
  }
}
