import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useMemo } from 'react'
import { ProblemLink } from '#client/http/problem-link.tsx'
import { formatBytes, formatMs } from '#client/http/sizes.ts'
import { statusMessages } from '#client/http/status-messages.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { Fact } from '#client/ui/fact.tsx'
import look from '#client/ui/look.module.css'
import { MAX_ISSUES } from '#pages/page8/page8_01-api-practice/catalogue/check.ts'
import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { isObject } from '#pages/page8/page8_01-api-practice/catalogue/schema.ts'
import { type AnsweredCall, setCall } from '#pages/page8/page8_01-api-practice/request/desk.ts'
import { replyMessages } from './messages.ts'
import { RaceView } from './race-view.tsx'
import { judge, parse, type Reply, type Verdict } from './reply.ts'
import { ReplyBody } from './reply-body.tsx'
import { RowsWritten } from './rows-written.tsx'
import { useCodeText } from './use-code-text.ts'

/** The responses to requests that were sent at once, and the shown one. */
export function Answers({ operation, call }: { operation: Operation; call: AnsweredCall }) {
  const { race, reply, isKept } = call
  return (
    <>
      {race && (
        <RaceView race={race} shown={reply} onShow={shown => setCall(operation.id, { ...call, reply: shown })} />
      )}
      <Answer key={reply.at} operation={operation} reply={reply} isKept={isKept} />
    </>
  )
}

export function Answer({ operation, reply, isKept }: { operation: Operation; reply: Reply; isKept: boolean }) {
  const { t, formats } = useLocale(replyMessages)
  const verdict = useMemo(() => judge(operation, reply), [operation, reply])
  const time = formats.moment(reply.at, 'timeSeconds')
  return (
    <div className={look.stack} data-gap="12">
      <StatusLine reply={reply} />
      {isKept && <p className={look.dim}>{t('fromHistory', { time })}</p>}
      {reply.headers.some(([name]) => name === 'idempotent-replayed') && (
        <p className={look.message} data-tone="info">
          {t('replayed')}
        </p>
      )}
      <ProblemNote reply={reply} />
      <ReplyBody reply={reply} issues={verdict.kind === 'differs' ? verdict.issues : []}>
        <VerdictNote verdict={verdict} />
      </ReplyBody>
      {!isKept && <RowsWritten operation={operation} reply={reply} />}
      <details>
        <summary className={`${look.dim} ${look.summary}`}>
          {t('replyHeaders', { count: reply.headers.length })}
        </summary>
        <dl className={`${look.facts} ${look.mono} ${look.pairs}`} data-above="8" data-gap="4">
          {reply.headers.map(([name, value]) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
        </dl>
      </details>
    </div>
  )
}

/** The status with its meaning, the duration and the size. */
function StatusLine({ reply: { status, timing, size } }: { reply: Reply }) {
  const { t, language } = useLocale(replyMessages)
  const { t: meaning } = useLocale(statusMessages)
  const key =
    String(status) in statusMessages.texts ? (String(status) as `${keyof typeof statusMessages.texts}`) : 'other'
  const { totalMs, waitMs, downloadMs, wireBytes } = timing
  return (
    <div className={look.row} data-gap="4 12" role="status">
      <strong
        className={`${look.badge} ${look.normal} ${look.strong}`}
        data-tone={status < 300 ? 'good' : status < 500 ? 'warn' : 'bad'}
      >
        {status}
      </strong>
      <span className={look.grow} style={{ flexBasis: 220 }}>
        {meaning(key)}
      </span>
      <span className={`${look.digits} ${look.flex} ${look.nowrap}`} data-gap="16">
        <span
          title={
            waitMs === null || downloadMs === null
              ? undefined
              : t('timeDetail', { wait: formatMs(waitMs, language), download: formatMs(downloadMs, language) })
          }
        >
          <span className={look.dim}>{t('time')}</span> {formatMs(totalMs, language)}
        </span>
        <span title={wireBytes === null ? undefined : t('onTheWire', { size: formatBytes(wireBytes, language) })}>
          <span className={look.dim}>{t('size')}</span> {formatBytes(size, language)}
        </span>
      </span>
    </div>
  )
}

/** Explains a refusal by its `code`, and lists the fields that it names. */
function ProblemNote({ reply }: { reply: Reply }) {
  const { t } = useLocale(replyMessages)
  const explain = useCodeText()
  const problem = reply.mediaType.includes('problem+json') ? parse(reply.text ?? '')?.value : null
  if (!isObject(problem) || typeof problem.code !== 'string') return null
  const { code, errors } = problem
  const places = (Array.isArray(errors) ? errors : []).filter(isObject)
  return (
    <div className={`${look.codes} ${look.raised} ${look.rounded}`} data-pad="8 12">
      <p>
        <ProblemLink code={code} /> {explain(code)}
      </p>
      {places.length > 0 && (
        <ul className={look.bullets} data-above="8">
          {places.map(place => (
            <li key={`${place.pointer} ${place.code}`}>
              <code>{String(place.pointer)}</code> {String(place.code)}{' '}
              {typeof place.nearest === 'string' && t('nearest', { name: place.nearest })}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const TONES = {
  fits: { tone: 'good', Icon: IconCheck },
  unchecked: { tone: 'dim', Icon: IconHelp },
  differs: { tone: 'bad', Icon: IconX },
} as const

function VerdictNote({ verdict }: { verdict: Verdict }) {
  const { t } = useLocale(replyMessages)
  const { tone, Icon } = TONES[verdict.kind === 'fits' || verdict.kind === 'unchecked' ? verdict.kind : 'differs']
  const values =
    verdict.kind === 'differs'
      ? { count: verdict.issues.length }
      : 'declared' in verdict
        ? { declared: verdict.declared }
        : {}
  return (
    <p className={`${look.dim} ${look.medium} ${look.flex} ${look.top} ${look.toneText}`} data-gap="8" data-tone={tone}>
      <Icon size={16} stroke={2.2} data-above="2" aria-hidden />
      <span>
        {t(`verdict_${verdict.kind}`, values)}
        {verdict.kind === 'differs' && verdict.issues.length === MAX_ISSUES && ` ${t('atLeast', values)}`}
      </span>
    </p>
  )
}
