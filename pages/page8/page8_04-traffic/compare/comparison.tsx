import { Link } from 'react-router'
import { formatMs } from '#client/http/sizes.ts'
import { linkTo } from '#client/router/links.ts'
import { Card } from '#client/ui/card.tsx'
import look from '#client/ui/look.module.css'
import { clientName } from '#pages/page8/page8_04-traffic/client-name.ts'
import { type BodyState, replyBodyOf, requestBodyOf } from '#pages/page8/page8_04-traffic/entry/body-state.ts'
import { useBodyWords } from '#pages/page8/page8_04-traffic/entry/body-view.tsx'
import { StatusBadge } from '#pages/page8/page8_04-traffic/status-badge.tsx'
import { useTrafficView } from '#pages/page8/page8_04-traffic/use-view.ts'
import type { TrafficDetail } from '#resources/traffic/contract.ts'
import { DiffView } from './diff-view.tsx'

type Props = {
  left: TrafficDetail
  right: TrafficDetail
  leftTitle: string
  rightTitle: string
  /** The second request repeats the first, so headers that its client added are collapsed. */
  isReplay?: boolean
}

/** Two requests side by side: request, response and duration. */
export function Comparison({ left, right, leftTitle, rightTitle, isReplay }: Props) {
  const { t } = useTrafficView()
  const words = useBodyWords()
  const textOf = (body: BodyState) => (body.is === 'text' ? body.text : `(${words(body)})`)
  return (
    <div className={`${look.stack} ${look.measure}`}>
      <div className={`${look.columns} ${look.stretch}`} style={{ '--column': '320px' }}>
        <Side title={leftTitle} entry={left} />
        <Side title={rightTitle} entry={right} other={left} />
      </div>
      <Card title={t('request')}>
        <div className={look.divided}>
          <DiffView title={t('line')} left={lineOf(left)} right={lineOf(right)} />
          <DiffView
            title={t('requestHeaders')}
            isClosed={isReplay}
            left={headersOf(left.requestHeaders)}
            right={headersOf(right.requestHeaders)}
          />
          <DiffView title={t('requestBody')} left={textOf(requestBodyOf(left))} right={textOf(requestBodyOf(right))} />
        </div>
      </Card>
      <Card title={t('replyTitle')}>
        <div className={look.divided}>
          <DiffView title={t('status')} left={statusOf(left)} right={statusOf(right)} />
          <DiffView
            title={t('replyHeaders')}
            left={headersOf(left.replyHeaders)}
            right={headersOf(right.replyHeaders)}
          />
          <DiffView title={t('replyBody')} left={textOf(replyBodyOf(left))} right={textOf(replyBodyOf(right))} />
        </div>
      </Card>
    </div>
  )
}

const statusOf = ({ status, fault }: TrafficDetail) => [String(status), ...(fault ? [fault] : [])].join('\n')

/** The URL with each parameter on a line of its own. */
function lineOf({ method, path }: TrafficDetail): string {
  const [address = '', query] = path.split(/\?(.*)/s)
  return [`${method} ${address}`, ...(query ? query.split('&').map(pair => `  ${pair}`) : [])].join('\n')
}

const headersOf = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .sort()
    .join('\n')

function Side({ title, entry, other }: { title: string; entry: TrafficDetail; other?: TrafficDetail }) {
  const { t, language, formatTime } = useTrafficView()
  const moreMs = other ? entry.durationMs - other.durationMs : 0
  const more = moreMs !== 0 && t(moreMs > 0 ? 'slower' : 'faster', { time: formatMs(Math.abs(moreMs), language) })
  return (
    <Card title={title}>
      <p className={`${look.flex} ${look.baseline} ${look.breaking}`} data-gap="8">
        <StatusBadge status={entry.status} />
        <Link className={look.shrink} to={linkTo(['page8_04', entry.id])}>
          {entry.method} {entry.path}
        </Link>
      </p>
      <p className={`${look.dim} ${look.digits} ${look.row}`} data-above="8" data-gap="4 12">
        <time dateTime={entry.at}>{formatTime(entry.at)}</time>
        <span>
          {formatMs(entry.durationMs, language)}
          {more && ` (${more})`}
        </span>
        <span>
          {t('databaseQueries')}: {entry.queryCount}
        </span>
        <span>{clientName(entry, language, t)}</span>
      </p>
    </Card>
  )
}
