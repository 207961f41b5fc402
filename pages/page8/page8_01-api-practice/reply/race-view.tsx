import { formatMs } from '#client/http/sizes.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import look from '#client/ui/look.module.css'
import { replyMessages } from './messages.ts'
import { outcomesOf, type Race, type Run } from './race.ts'
import styles from './race-view.module.css'
import type { Reply } from './reply.ts'

type Props = { race: Race; shown: Reply; onShow: (reply: Reply) => void }

/** Parallel requests in the order of their responses. A click shows the response of one. */
export function RaceView({ race, shown, onShow }: Props) {
  const { t } = useLocale(replyMessages)
  const last = race.at(-1)?.endedMs ?? 0
  const outcomes = outcomesOf(race).map(([status, count]) => `${count} × ${status === 0 ? t('noAnswer') : status}`)
  return (
    <div className={look.stack} data-below="16" data-gap="8">
      <p role="status">
        <strong>{t('raced', { count: race.length })}</strong> {outcomes.join(', ')}
      </p>
      <ol className={`${look.scroll} ${look.stack}`} style={{ maxHeight: 280 }} data-gap="2">
        {race.map(run => (
          <li key={run.place}>
            <RunButton
              run={run}
              share={last > 0 ? run.endedMs / last : 0}
              isShown={run.reply === shown}
              onShow={onShow}
            />
          </li>
        ))}
      </ol>
      <p className={look.note}>{t('raceNote')}</p>
    </div>
  )
}

type RunProps = { run: Run; share: number; isShown: boolean; onShow: (reply: Reply) => void }

function RunButton({ run: { place, reply, endedMs }, share, isShown, onShow }: RunProps) {
  const { t, language } = useLocale(replyMessages)
  const etag = reply?.headers.find(([name]) => name === 'etag')?.[1]
  return (
    <button
      type="button"
      className={`${look.digits} ${look.full} ${look.middle} ${look.pick} ${look.roundedSmall} ${styles.run}`}
      data-gap="12"
      disabled={!reply}
      aria-pressed={isShown}
      onClick={() => reply && onShow(reply)}
    >
      <span className={look.dim}>{t('nth', { place })}</span>
      <strong className={look.toneText} data-tone={!reply ? 'bad' : reply.status < 400 ? 'good' : 'warn'}>
        {reply?.status ?? t('noAnswer')}
      </strong>
      <span className={`${look.ellipsis} ${look.dim} ${look.notSmall}`}>{etag && `ETag ${etag}`}</span>
      <progress max={1} value={share} aria-hidden />
      <span className={look.endText}>{formatMs(endedMs, language)}</span>
    </button>
  )
}
