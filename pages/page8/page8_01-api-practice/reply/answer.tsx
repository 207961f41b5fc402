import { useMemo } from 'react'
import { formatBytes, formatMs } from '#client/http/sizes.ts'
import { statusMessages } from '#client/http/status-messages.ts'
import { useFormats } from '#client/i18n/formats.ts'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { Fact } from '#client/ui/fact.tsx'
import look from '#client/ui/look.module.css'
import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { type AnsweredCall, setCall } from '#pages/page8/page8_01-api-practice/request/desk.ts'
import { replyMessages } from './messages.ts'
import { ProblemNote } from './problem-note.tsx'
import { RaceView } from './race-view.tsx'
import { judge, type Reply } from './reply.ts'
import { ReplyBody } from './reply-body.tsx'
import styles from './reply-panel.module.css'
import { RowsWritten } from './rows-written.tsx'
import { VerdictNote } from './verdict-note.tsx'

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
  const t = useMessages(replyMessages)
  const formats = useFormats()
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
      <details className={styles.headers}>
        <summary className={`${look.fit} ${look.dim}`}>{t('replyHeaders', { count: reply.headers.length })}</summary>
        <dl>
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
  const t = useMessages(replyMessages)
  const language = useLanguage()
  const meaning = useMessages(statusMessages)
  const key =
    String(status) in statusMessages.texts ? (String(status) as `${keyof typeof statusMessages.texts}`) : 'other'
  const { totalMs, waitMs, downloadMs, wireBytes } = timing
  return (
    <div className={look.row} data-gap="4 12" role="status">
      <strong
        className={`${look.toned} ${look.roundedSmall} ${look.digits} ${styles.code}`}
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
