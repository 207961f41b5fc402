import { useEffect, useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkToRequest } from '#client/router/links.ts'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page4/page4_04-linked-fields/messages.ts'
import { type Burst, burstsOf, type Sent } from './sent.ts'
import styles from './timeline.module.css'

const TONES: { [outcome in Sent['outcome']]?: 'good' | 'warn' | 'bad' } = { used: 'good', failed: 'warn', wrong: 'bad' }

/** The requests of the three fields over time: a list with a decorative bar for each. */
export function Timeline({ requests, onEmpty }: { requests: readonly Sent[]; onEmpty: () => void }) {
  const t = useMessages(messages)
  const nowMs = useNow(requests.some(({ endMs }) => endMs === null))
  return (
    <div className={look.stack} data-gap="8">
      <div className={`${look.row} ${look.between}`} data-gap="4 12">
        <h3>{t('timeline')}</h3>
        {requests.length > 0 && (
          <button type="button" className={`${look.link} ${look.target}`} onClick={onEmpty}>
            {t('empty')}
          </button>
        )}
      </div>
      {requests.length === 0 && <p className={look.dim}>{t('noRequests')}</p>}
      {requests.length > 0 && (
        <section
          className={`${look.scroll} ${look.stack}`}
          style={{ maxHeight: 460 }}
          data-gap="8"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard.
          tabIndex={0}
          aria-label={t('timeline')}
        >
          {burstsOf(requests, nowMs).map(burst => (
            <ol className={`${look.box} ${look.divided}`} key={burst.id}>
              {burst.requests.map(request => (
                <Entry key={request.id} request={request} burst={burst} nowMs={nowMs} />
              ))}
            </ol>
          ))}
        </section>
      )}
    </div>
  )
}

function Entry({ request, burst, nowMs }: { request: Sent; burst: Burst; nowMs: number }) {
  const t = useMessages(messages)
  const { number, outcome, requestId, sentMs, endMs } = request
  const field = t(`field_${request.field}`)
  const tone = TONES[outcome]
  const seconds = (ms: number) => ((ms - burst.beginMs) / 1000).toFixed(2)
  const spanMs = Math.max(500, burst.endMs - burst.beginMs)
  const share = (ms: number) => `${(100 * ms) / spanMs}%`
  const bar = { '--from': share(sentMs - burst.beginMs), '--long': share((endMs ?? nowMs) - sentMs) }
  const times = { sent: seconds(sentMs), end: seconds(endMs ?? nowMs) }
  return (
    <li
      className={`${look.grid} ${outcome === 'wrong' ? look.toned : ''}`}
      data-gap="4"
      data-pad="8 12"
      data-tone={tone}
    >
      <span className={`${look.shrink} ${look.breaking}`}>
        <strong>
          {field} #{number}
        </strong>{' '}
        {request.subject}{' '}
        {request.isSlow && (
          <span className={look.badge} data-tone="warn">
            {t('slowMark')}
          </span>
        )}
      </span>
      <span className={`${look.toneText} ${styles.bar}`} style={bar} data-tone={tone} aria-hidden="true" />
      <span className={`${look.flex} ${look.wrapping} ${look.normal}`} data-gap="4 12">
        <span className={`${look.medium} ${look.toneText}`} data-tone={tone}>
          {t(`outcome_${outcome}`)}
        </span>
        <span className={`${look.dim} ${look.digits}`}>{t(endMs === null ? 'sentAt' : 'sentAndEnded', times)}</span>
        {requestId && (
          <LinkIfHere to={linkToRequest(requestId)} aria-label={t('inLogOf', { number, field })}>
            {t('inLog')}
          </LinkIfHere>
        )}
      </span>
    </li>
  )
}

const TICK_MS = 100

/** The page's clock, which only ticks while a request is pending. */
function useNow(isGoing: boolean): number {
  const [nowMs, setNowMs] = useState(() => performance.now())
  useEffect(() => {
    if (!isGoing) return
    const timer = setInterval(() => setNowMs(performance.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [isGoing])
  return nowMs
}
