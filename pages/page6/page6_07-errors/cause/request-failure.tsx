import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { mayPass } from '#client/api/query.ts'
import { reportError } from '#client/errors/report.ts'
import { lastSteps } from '#client/errors/steps.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { linkToRequest } from '#client/router/links.ts'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { Notice } from '#client/ui/states/notice.tsx'
import { Skeleton } from '#client/ui/states/skeleton.tsx'
import { Explanation } from '#pages/page6/page6_07-errors/explanation.tsx'
import { messages } from '#pages/page6/page6_07-errors/messages.ts'
import type { RequestFailure } from '#pages/page6/page6_07-errors/search-params.ts'
import { Problem } from '#shared/errors.ts'
import { REQUESTS } from './requests.ts'

const MAX_RETRIES = 3
const ATTEMPTS = MAX_RETRIES + 1

/** Sends a request that fails, shows it as any page of the console would, and reports it. */
export function RequestFailureView({ failure, run }: { failure: RequestFailure; run: number }) {
  const t = useMessages(messages)
  const { endpoint, path, call, isLogged = true } = REQUESTS[failure]
  const [startedAt] = useState(() => new Date().toISOString())
  const query = useQuery({
    queryKey: ['caused failure', failure, run],
    queryFn: ({ signal }) => call(signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: (failures, error) => endpoint.method === 'GET' && failures < MAX_RETRIES && mayPass(error),
  })
  const { error } = query
  const sent = lastSteps().filter(step => step.type === 'request' && step.path === path && step.at >= startedAt)

  useEffect(() => {
    if (!(error instanceof Problem)) return
    const requests = lastSteps().filter(step => step.type === 'request')
    const requestId = requests.findLast(step => step.path === path)?.requestId ?? null
    const { status, code } = error
    reportError(error, 'request', { method: endpoint.method, path, status, code, requestId })
  }, [error, endpoint, path])

  return (
    <div className={look.stack}>
      {query.isFetching && query.failureCount > 0 && (
        <p role="status" className={look.dim}>
          {t('retrying', { count: query.failureCount, total: ATTEMPTS })}
        </p>
      )}
      <Loaded query={query} skeleton={<Skeleton height={120} />}>
        {() => (
          <Notice tone="empty" level={2} title={t('emptyListTitle')}>
            {t('emptyListText')}
          </Notice>
        )}
      </Loaded>
      {sent.length > 0 && (
        <ul className={look.rows} aria-label={t('requests')}>
          {sent.map(
            step =>
              step.type === 'request' && (
                <li key={step.requestId}>
                  <code>
                    {step.method} {step.path}
                  </code>
                  <span>
                    {isLogged ? (
                      <Link to={linkToRequest(step.requestId)}>{step.status || t('noResponse')}</Link>
                    ) : (
                      step.status
                    )}
                  </span>
                </li>
              ),
          )}
        </ul>
      )}
      {error instanceof Problem && <Explanation code={error.code} />}
    </div>
  )
}
