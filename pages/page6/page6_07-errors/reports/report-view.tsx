import { useState } from 'react'
import { useRead } from '#client/api/use-read.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkToRequest } from '#client/router/links.ts'
import { useGlobal } from '#client/state/state.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { TabNote } from '#client/ui/tab-note.tsx'
import { Explanation } from '#pages/page6/page6_07-errors/explanation.tsx'
import { messages } from '#pages/page6/page6_07-errors/messages.ts'
import {
  type ErrorReport,
  type ErrorStep,
  listErrorReports,
  type StackFrame,
} from '#resources/error-reports/contract.ts'
import { MAX_REPORTS } from '#resources/error-reports/rules.ts'
import { agentName } from '#shared/platform/sign-ins/agent-name.ts'
import { pageTitle } from './columns.tsx'

/** The latest reports of a group, one at a time, newest first. */
export function ReportsOfGroup({ groupId, count }: { groupId: number; count: number }) {
  const { t } = useLocale(messages)
  const query = useRead(listErrorReports, { query: { groupId, limit: MAX_REPORTS } })
  const [place, setPlace] = useState(0)
  return (
    <Loaded query={query} height={240}>
      {({ rows }) => {
        const at = Math.min(place, rows.length - 1)
        const report = rows[at]
        return (
          report && (
            <section className={look.stack} aria-label={t('reportOf', { place: at + 1, count: rows.length })}>
              {rows.length > 1 && (
                <div className={look.row}>
                  <Button label={t('newer')} disabled={at === 0} onClick={() => setPlace(at - 1)} />
                  <Button label={t('older')} disabled={at === rows.length - 1} onClick={() => setPlace(at + 1)} />
                  <span className={look.dim}>{t('reportOf', { place: at + 1, count: rows.length })}</span>
                </div>
              )}
              <Report key={report.id} report={report} hasCount={count > 1} />
            </section>
          )
        )
      }}
    </Loaded>
  )
}

function Report({ report, hasCount }: { report: ErrorReport; hasCount: boolean }) {
  const { t, formats } = useLocale(messages)
  const isOwn = useGlobal(({ user }) => user === report.account)
  return (
    <>
      <p className={look.dim}>
        <time dateTime={report.at}>{formats.moment(report.at, 'dateTimeSeconds')}</time> · {t('sender')}{' '}
        {report.account} · {agentName(report.agent)}
        {hasCount && report.times > 1 && ` · ${t('times')}: ${report.times}`}
      </p>
      {report.request && (
        <>
          <p className={look.breaking}>
            <SentRequest {...report.request} isOwn={isOwn} />
          </p>
          <Explanation code={report.request.code} />
        </>
      )}
      <Stack frames={report.frames} />
      <Steps steps={report.steps} isOwn={isOwn} />
    </>
  )
}

/** The stack, with runs of library code folded to one line. */
function Stack({ frames }: { frames: readonly StackFrame[] }) {
  const { t } = useLocale(messages)
  return (
    <section>
      <h3 className={look.subtitle}>{t('stack')}</h3>
      <TabNote of="sources" />
      {frames.length === 0 && <p className={look.dim}>{t('noStack')}</p>}
      <ol className={`${look.stack} ${look.breaking}`} data-gap="4">
        {runsOf(frames).map(run => {
          const { first, count } = run
          return (
            <li key={run.place}>
              {first.isOwn ? (
                <code>
                  {first.file}:{first.line}:{first.column}
                </code>
              ) : (
                <span className={look.dim}>{t('libraries', { count })}</span>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** Each own frame by itself, and the library frames between two own frames together. */
function runsOf(frames: readonly StackFrame[]) {
  const runs: { place: number; first: StackFrame; count: number }[] = []
  frames.forEach((frame, place) => {
    const last = runs.at(-1)
    if (last && !last.first.isOwn && !frame.isOwn) last.count++
    else runs.push({ place, first: frame, count: 1 })
  })
  return runs
}

function Steps({ steps, isOwn }: { steps: readonly ErrorStep[]; isOwn: boolean }) {
  const { t, formats } = useLocale(messages)
  return (
    <section>
      <h3 className={look.subtitle}>{t('steps')}</h3>
      {steps.length === 0 && <p className={look.dim}>{t('noSteps')}</p>}
      <ol className={look.rows} aria-label={t('steps')}>
        {steps.toReversed().map(step => (
          <li key={step.type === 'request' ? step.requestId : `${step.type} ${step.at}`}>
            <span>
              <StepText step={step} isOwn={isOwn} />
            </span>
            <time dateTime={step.at} className={look.dim}>
              {formats.moment(step.at, 'timeSeconds')}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}

function StepText({ step, isOwn }: { step: ErrorStep; isOwn: boolean }) {
  const { t, language } = useLocale(messages)
  switch (step.type) {
    case 'navigation':
      return t('step_navigation', { page: pageTitle(step.page, language) })
    case 'click':
      return t(step.name === '' ? 'step_click_unnamed' : 'step_click', step)
    case 'request':
      return <SentRequest {...step} isOwn={isOwn} />
  }
}

type SentRequestProps = { method: string; path: string; status: number; requestId: string | null; isOwn: boolean }

/** A request with its status. An operator's own requests are in their traffic log. */
function SentRequest({ method, path, status, requestId, isOwn }: SentRequestProps) {
  const { t } = useLocale(messages)
  const outcome = status || t('noResponse')
  return (
    <>
      <code>
        {method} {path}
      </code>{' '}
      → {isOwn && requestId ? <LinkIfHere to={linkToRequest(requestId)}>{outcome}</LinkIfHere> : outcome}
    </>
  )
}
