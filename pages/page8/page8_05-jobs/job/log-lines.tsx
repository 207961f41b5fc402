import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page8/page8_05-jobs/messages.ts'
import { type JobWords, useJobWords } from '#pages/page8/page8_05-jobs/use-job-words.ts'
import type { JobLine } from '#resources/jobs/contract.ts'
import { JOB_PROBLEMS } from '#resources/jobs/rules.ts'

const TONES: { [code in JobLine['code']]?: 'good' | 'bad' } = { succeeded: 'good', failed: 'bad' }

/** Lines of the log, each with its time and its text. */
export function LogLines({ lines }: { lines: readonly JobLine[] }) {
  const t = useMessages(messages)
  const words = useJobWords()
  return (
    <ol className={look.mono} aria-label={t('log')}>
      {lines.map(line => (
        <li
          key={line.number}
          className={`${look.row} ${look.toneText} ${look.top}`}
          data-gap="0 8"
          data-tone={TONES[line.code]}
        >
          <span className={`${look.dim} ${look.endText}`} style={{ width: '4ch' }}>
            {line.number}
          </span>
          <time className={look.dim} dateTime={line.at}>
            {words.formats.moment(line.at, 'timeMs')}
          </time>
          {/* It goes below the time, if there is no room beside it. */}
          <span className={look.grow} style={{ flexBasis: '30ch' }}>
            {textOf(line, words)}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** A log line holds a code and values. Numbers are shown as the operator writes them. */
function textOf({ code, details }: JobLine, { t, formats, bytes }: JobWords): string {
  const values = Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, typeof value === 'number' ? formats.number(value) : value]),
  )
  const problem = JOB_PROBLEMS.find(one => one === details.problem)
  return t(`line_${code}`, {
    ...values,
    ...(typeof details.bytes === 'number' && { bytes: bytes(details.bytes) }),
    ...(problem && { problem: t(`problem_${problem}`) }),
    ...(details.reason && { reason: t(details.reason === 'too-large' ? 'reason_too-large' : 'reason_unreadable') }),
  })
}
