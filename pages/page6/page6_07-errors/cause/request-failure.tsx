import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { mayPass } from '#client/api/query.ts'
import { reportError } from '#client/errors/report.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkToRequest } from '#client/router/links.ts'
import { lastSteps } from '#client/state/steps.ts'
import look from '#client/ui/look.module.css'
import { Empty } from '#client/ui/states/empty.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { Explanation } from '#pages/page6/page6_07-errors/explanation.tsx'
import { messages } from '#pages/page6/page6_07-errors/messages.ts'
import type { RequestFailure } from '#pages/page6/page6_07-errors/search-params.ts'
import type { Endpoint } from '#shared/contract.ts'
import { Problem } from '#shared/errors.ts'
import { REQUESTS } from './requests.ts'

const MAX_RETRIES = 3
const ATTEMPTS = MAX_RETRIES + 1

/** Without a session, the traffic log has no account to show the request to. */
const SIGNED_OUT = 401

/** The operator's last requests to the endpoint, oldest first. */
function requestsTo({ method, path }: Endpoint) {
  const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
  return lastSteps().flatMap(step =>
    step.type === 'request' && step.method === method && pattern.test(step.path) ? [step] : [],
  )
}

export type RequestFailureProps = { failure: RequestFailure; run: number }

/** Sends a request that fails, shows it as any page of the console would, and reports it. */
export default function RequestFailureView({ failure, run }: RequestFailureProps) {
  const t = useMessages(messages)
  const { endpoint, call } = REQUESTS[failure]
  const [startedAt] = useState(() => new Date().toISOString())
  const query = useQuery({
    queryKey: ['caused failure', failure, run],
    queryFn: ({ signal }) => call(signal),
    gcTime: 0,
    // It must not fail again by itself, whatever is read again.
    staleTime: 'static',
    retry: (failures, error) => endpoint.method === 'GET' && failures < MAX_RETRIES && mayPass(error),
  })
  const { error } = query
  const sent = requestsTo(endpoint).filter(({ at }) => at >= startedAt)

  useEffect(() => {
    if (!(error instanceof Problem)) return
    const { path = endpoint.path, requestId = null } = requestsTo(endpoint).at(-1) ?? {}
    const { status, code } = error
    reportError(error, 'request', { method: endpoint.method, path, status, code, requestId })
  }, [error, endpoint])

  return (
    <div className={look.stack}>
      {query.isFetching && query.failureCount > 0 && (
        <p role="status" className={look.dim}>
          {t('retrying', { count: query.failureCount, total: ATTEMPTS })}
        </p>
      )}
      <Loaded query={query} height={120}>
        {() => {
          const what = failure === '401' ? 'signedIn' : 'emptyList'
          return <Empty title={t(`${what}Title`)} text={t(`${what}Text`)} />
        }}
      </Loaded>
      {sent.length > 0 && (
        <ul className={look.rows} aria-label={t('requests')}>
          {sent.map(({ requestId, method, path, status }) => (
            <li key={requestId}>
              <code>
                {method} {path}
              </code>
              <span>
                {status === SIGNED_OUT ? (
                  status
                ) : (
                  <LinkIfHere to={linkToRequest(requestId)}>{status || t('noResponse')}</LinkIfHere>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {error instanceof Problem && <Explanation code={error.code} />}
    </div>
  )
}
