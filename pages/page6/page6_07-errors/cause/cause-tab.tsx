import { useState } from 'react'
import { Link } from 'react-router'
import { useReported } from '#client/errors/reporter.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { linkTo } from '#client/router/links.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Fact } from '#client/ui/fact.tsx'
import { lazyPart } from '#client/ui/lazy/lazy-part.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page6/page6_07-errors/messages.ts'
import {
  type BrowserFailure,
  FAILURE_GROUPS,
  FAILURES,
  type Failure,
  isBrowserFailure,
} from '#pages/page6/page6_07-errors/search-params.ts'
import { BrowserFailureView, failOutside } from './browser-failure.tsx'
import type { RequestFailureProps } from './request-failure.tsx'

/** It knows endpoints of several resources, which the page need not load. */
const RequestFailureView = lazyPart<RequestFailureProps>(() => import('./request-failure.tsx'))

type Props = { failure: Failure; onChoose: (failure: Failure) => void }

/** Choose a failure, read what to expect, and cause it. */
export function CauseTab({ failure, onChoose }: Props) {
  const t = useMessages(messages)
  return (
    <div className={look.stack}>
      <Card title={t('choose')}>
        <div className={look.stack} data-gap="12">
          {FAILURE_GROUPS.map(group => (
            <fieldset key={group} className={look.fieldset}>
              <legend>{t(`group_${group}`)}</legend>
              <div className={look.row}>
                {FAILURES[group].map(one => (
                  <Button
                    key={one}
                    className={look.chosen}
                    aria-pressed={one === failure}
                    label={t(`title_${one}`)}
                    onClick={() => onChoose(one)}
                  />
                ))}
              </div>
            </fieldset>
          ))}
        </div>
      </Card>
      <Stage key={failure} failure={failure} />
    </div>
  )
}

function Stage({ failure }: { failure: Failure }) {
  const t = useMessages(messages)
  const [run, setRun] = useState(0)

  function handleCause() {
    setRun(before => before + 1)
    // Throws for a failing event handler, which React does not catch.
    if (isBrowserFailure(failure)) failOutside(failure)
  }

  return (
    <div className={look.columns} style={{ '--column': '340px' }}>
      <Card title={t(`title_${failure}`)}>
        <dl className={look.facts}>
          {(['sees', 'retried', 'logged'] as const).map(name => (
            <Fact key={name} name={t(name)}>
              {t(factOf(name, failure))}
            </Fact>
          ))}
        </dl>
        <Button kind="main" data-above="16" isDanger label={t('cause')} onClick={handleCause} />
      </Card>
      <Card title={t('result')}>
        {run === 0 ? (
          <p className={look.dim}>{t('notCaused')}</p>
        ) : (
          <div key={run} className={look.stack}>
            {isBrowserFailure(failure) ? (
              <BrowserFailureView failure={failure} />
            ) : (
              <RequestFailureView failure={failure} run={run} />
            )}
            {failure !== 'empty' && <Reported />}
          </div>
        )}
      </Card>
    </div>
  )
}

type FactText =
  | `sees_${Failure}`
  | `retried_${'button' | 'none' | 'reads' | 'signedIn' | 'writes'}`
  | `logged_${'report' | 'both' | 'traffic'}`

function factOf(name: 'sees' | 'retried' | 'logged', failure: Failure): FactText {
  if (name === 'sees') return `sees_${failure}`
  if (isBrowserFailure(failure))
    return name === 'retried' ? (HAS_BUTTON.includes(failure) ? 'retried_button' : 'retried_none') : 'logged_report'
  const isNoFailure = failure === 'empty' || failure === '401'
  if (name === 'logged') return isNoFailure ? 'logged_traffic' : 'logged_both'
  if (failure === '401') return 'retried_signedIn'
  if (WRITES.test(failure)) return 'retried_writes'
  return PASSES.test(failure) ? 'retried_reads' : 'retried_none'
}
const HAS_BUTTON: readonly BrowserFailure[] = ['render', 'chunk']
const WRITES = /^(?:409|412|422)$/
/** Failures that a retry may help against (`mayPass`). */
const PASSES = /^(?:429|500|503|broken|timeout|offline)$/

/** The report of this run, once the server has stored it. */
function Reported() {
  const t = useMessages(messages)
  const last = useReported(reported => reported.last)
  const [before] = useState(last)
  if (last === null || last === before) return null
  return (
    <p role="status" className={look.message} data-tone="info">
      {t(last.state === 'regressed' ? 'reportedRegressed' : 'reported', { count: last.count })}{' '}
      <Link to={linkTo('page6_07', { tab: 'reports', group: last.groupId })}>
        {t('openReport', { id: last.groupId })}
      </Link>
    </p>
  )
}
