import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#client/api/api.ts'
import { readAgain } from '#client/api/query.ts'
import { followTopic } from '#client/api/topics.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { onTraffic } from '#client/live/live.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkIfHere, linkToRequest } from '#client/router/links.ts'
import type { PageEntry } from '#client/router/router.ts'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { listTraffic, type TrafficEntry } from '#resources/traffic/contract.ts'
import { messages } from './messages.ts'

followTopic('traffic', listTraffic.path)

const MAX_SHOWN = 30
const requestsQuery = (page: string) => api.query(listTraffic, { query: { page, limit: MAX_SHOWN } })

/** The latest requests of this page, as the server received them. */
export function RequestsTab({ page }: { page: PageEntry }) {
  const t = useMessages(messages)
  const query = useQuery(requestsQuery(page.id))
  // Refreshes only this list. The Traffic page may be open beside it, and offers new rows instead of inserting them.
  useEffect(() => onTraffic(() => void readAgain(requestsQuery(page.id).queryKey)), [page])
  return (
    <Loaded query={query} height={240}>
      {({ rows }) =>
        rows.length === 0 ? (
          <p className={look.dim}>{t('noRequests')}</p>
        ) : (
          <>
            <p className={look.dim} data-below="12">
              {t('requestsText')}
            </p>
            <ul className={look.stack} data-gap="4" data-below="12">
              {rows.map(entry => (
                <li key={entry.id}>
                  <Request entry={entry} />
                </li>
              ))}
            </ul>
            <LinkIfHere to={linkIfHere('page8_04', { page: page.id })}>{t('allRequests')}</LinkIfHere>
          </>
        )
      }
    </Loaded>
  )
}

function Request({ entry: { requestId, method, path, status, durationMs, fault } }: { entry: TrafficEntry }) {
  const t = useMessages(messages)
  const isBad = status === 0 || status >= 400
  return (
    <LinkIfHere className={`${look.entry} ${look.flex} ${look.wrapping}`} data-gap="4 12" to={linkToRequest(requestId)}>
      <span className={`${look.mono} ${look.full}`}>
        <strong>{method}</strong> {path}
      </span>
      <span className={`${isBad ? look.bad : look.good} ${look.strong}`}>{status === 0 ? t('cut') : status}</span>
      <span className={look.dim}>{t('milliseconds', { ms: Math.round(durationMs) })}</span>
      {fault && <span className={`${look.bad} ${look.breaking}`}>{fault}</span>}
    </LinkIfHere>
  )
}
