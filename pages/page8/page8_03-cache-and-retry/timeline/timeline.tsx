import { useIsFetching } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkToRequest } from '#client/router/links.ts'
import { useClock } from '#client/state/use-clock.ts'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page8/page8_03-cache-and-retry/messages.ts'
import type { Mark, PracticeCache } from '#pages/page8/page8_03-cache-and-retry/practice-cache.ts'
import styles from '#pages/page8/page8_03-cache-and-retry/timeline.module.css'
import { type Served, spanOf } from './lanes.ts'

const TICK_MS = 200
/** Of the latest requests, one row each. The text has them all. */
const MAX_ROWS = 20
type Props = { cache: PracticeCache; marks: readonly Mark[]; served: readonly Served[] }

/** What the components wanted, and below it each request in a row. Decorative: the same is a list for screen readers. */
export function Timeline({ cache, marks, served }: Props) {
  const t = useMessages(messages)
  const isGoing = useIsFetching({}, cache.client) > 0
  const now = useClock(isGoing, TICK_MS)
  const { beginMs, endMs } = spanOf(marks, served, isGoing ? now : null)
  const share = (ms: number) => `${(100 * ms) / (endMs - beginMs)}%`
  const wanted = marks.filter(({ what }) => what !== 'sent')
  return (
    <>
      <div
        className={`${look.note} ${look.grid} ${look.termColumns} ${look.middle}`}
        data-gap="8 12"
        aria-hidden="true"
      >
        <span>{t('wanted')}</span>
        <div className={`${look.relative} ${styles.lane}`}>
          {wanted.map(({ id, what, atMs }) => (
            <span
              key={id}
              className={`${styles.mark} ${styles.tone}`}
              data-what={what}
              title={t(`what_${what as 'cache'}`)}
              style={{ '--from': share(atMs - beginMs) }}
            />
          ))}
        </div>
        {served.slice(-MAX_ROWS).map(({ id, status, atMs, durationMs }, index) => (
          <Fragment key={id}>
            <span className={look.digits}>
              {t('requestRow', { number: Math.max(0, served.length - MAX_ROWS) + index + 1, status })}
            </span>
            <div className={`${look.relative} ${styles.lane}`} data-thin>
              <span
                className={styles.bar}
                data-good={status > 0 && status < 400}
                style={{ '--from': share(atMs - beginMs), '--long': share(durationMs) }}
              />
            </div>
          </Fragment>
        ))}
        <span />
        <div className={`${look.between} ${look.digits} ${look.flex}`}>
          <span>0 s</span>
          <span>{Math.round((endMs - beginMs) / 1000)} s</span>
        </div>
      </div>
      <ul
        className={`${look.row} ${look.dim} ${look.small}`}
        data-gap="4 12"
        data-above="8"
        data-below="12"
        aria-hidden="true"
      >
        {(['asked', 'joined', 'cache'] as const).map(what => (
          <li key={what} className={look.line} data-gap="8">
            <span className={`${look.dot} ${styles.tone}`} data-what={what} />
            {t(`what_${what}`)}
          </li>
        ))}
      </ul>
      <details data-below="16">
        <summary>{t('asText')}</summary>
        <ol className={`${look.bullets} ${look.digits}`} data-above="8">
          {inOrder(wanted, served).map(one => {
            const at = ((one.atMs - beginMs) / 1000).toFixed(1)
            return 'what' in one ? (
              <li key={`mark${one.id}`}>{t(`said_${one.what as 'cache'}`, { at })}</li>
            ) : (
              <li key={`served${one.id}`}>
                {t('said_served', { at, status: one.status })}{' '}
                <LinkIfHere to={linkToRequest(one.id)}>{t('inLog')}</LinkIfHere>
              </li>
            )
          })}
        </ol>
      </details>
    </>
  )
}

const inOrder = (marks: readonly Mark[], served: readonly Served[]) =>
  [...marks, ...served].sort((one, other) => one.atMs - other.atMs)
