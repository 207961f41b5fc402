import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ProblemLink } from '#client/http/problem-link.tsx'
import { formatMs } from '#client/http/sizes.ts'
import { statusMessages } from '#client/http/status-messages.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { Card } from '#client/ui/card.tsx'
import { Fact } from '#client/ui/fact.tsx'
import look from '#client/ui/look.module.css'
import { clientName } from '#pages/page8/page8_04-traffic/client-name.ts'
import { linkToTraffic } from '#pages/page8/page8_04-traffic/links.ts'
import { StatusBadge } from '#pages/page8/page8_04-traffic/status-badge.tsx'
import { useTrafficView } from '#pages/page8/page8_04-traffic/use-view.ts'
import type { TrafficDetail } from '#resources/traffic/contract.ts'

/** The result of a request, and its details besides headers and bodies. */
export function OutcomeCard({ entry, sandboxName }: { entry: TrafficDetail; sandboxName: string }) {
  const view = useTrafficView()
  const { t, language, formatTime } = view
  const facts: [name: string, value: ReactNode][] = [
    [t('receivedAt'), <time key="at" dateTime={entry.at}>{`${formatTime(entry.at)} (${view.zone})`}</time>],
    [t('took'), formatMs(entry.durationMs, language)],
    [t('databaseQueries'), entry.queryCount],
    [
      t('endpoint'),
      <span key="endpoint">
        <code>{entry.endpoint}</code> · <Link to={linkToTraffic({ endpoint: entry.endpoint })}>{t('endpointAll')}</Link>
      </span>,
    ],
    [
      t('client'),
      <span key="client" title={entry.agent}>
        {clientName(entry, language, t)}
      </span>,
    ],
    [t('sandbox'), sandboxName],
    [t('session'), entry.sessionId],
    [t('requestId'), <code key="id">{entry.requestId}</code>],
  ]
  const code = problemCodeOf(entry)
  if (code !== null) facts.unshift([t('problem'), <ProblemLink key="problem" code={code} />])
  return (
    <Card title={t('outcome')}>
      <div className={`${look.flex} ${look.baseline}`} data-gap="8">
        <StatusBadge status={entry.status} />
        <StatusWords status={entry.status} />
      </div>
      {entry.fault && (
        <p className={`${look.codes} ${look.message}`} data-above="12" data-tone="bad">
          {t('fault')}: <code>{entry.fault}</code>
        </p>
      )}
      <dl
        className={`${look.codes} ${look.columns} ${look.digits} ${look.facts}`}
        style={{ '--column': '260px' }}
        data-above="16"
        data-gap="12"
      >
        {facts.map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </dl>
    </Card>
  )
}

/** The code of a refusal. A fault may have broken the body. */
function problemCodeOf({ status, replyBody }: TrafficDetail): string | null {
  return status >= 400 ? (/^\{[^{]*?"code":"([\w-]+)"/.exec(replyBody ?? '')?.[1] ?? null) : null
}

function StatusWords({ status }: { status: number }) {
  const { t } = useTrafficView()
  const meaning = useMessages(statusMessages)
  if (status === 0) return <span>{t('lineCut')}</span>
  const isKnown = String(status) in statusMessages.texts
  return <span>{meaning(isKnown ? (String(status) as `${keyof typeof statusMessages.texts}`) : 'other')}</span>
}
