import { useState } from 'react'
import { useProblemText } from '#client/api/problem-text.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { Button } from '#client/ui/button.tsx'
// Not the dialog that loads later, because this page works without a connection.
import MergePanel from '#client/ui/form/merge/merge-panel.tsx'
import look from '#client/ui/look.module.css'
import type { ListedVisit, VisitFields } from '#resources/visits/contract.ts'
import { Problem } from '#shared/errors.ts'
import { messages } from './messages.ts'
import { type Entry, namesIn, resolveConflict, retry, sidesOf } from './outbox/entry.ts'
import { changeOutbox, useSending } from './outbox/send.ts'
import { valueText } from './outbox/value-text.ts'

type Props = {
  entry: Entry
  /** Unknown if the sandbox was changed meanwhile. */
  visit: ListedVisit | undefined
  /** An earlier change of the same visit waits, too. */
  isBehind: boolean
  onTakeBack: () => void
  /** A conflict was decided, or a refused entry is sent again. */
  onHandled: () => void
}

/** A change in the outbox: what it changes, why it is still here, and what the operator can do. */
export function OutboxEntry({ entry, visit, isBehind, onTakeBack, onHandled }: Props) {
  const { t, language, formats } = useLocale(messages)
  const isSending = useSending(sending => sending.key === entry.key)
  const [isAsking, setIsAsking] = useState(false)
  const customer = visit?.customer[language] ?? t('unknownVisit', { id: entry.visitId })
  const { problem, seen, changes, isSent } = entry
  function handleAnswer(chosen: VisitFields | null) {
    setIsAsking(false)
    const newKey = crypto.randomUUID()
    if (chosen) void changeOutbox(outbox => resolveConflict(outbox, entry.key, chosen, newKey)).then(onHandled)
  }
  return (
    <li>
      <div className={`${look.grow} ${look.shrink}`} style={{ flexBasis: 200 }}>
        <strong>{visit ? t('visitOf', { time: formats.moment(visit.startsAt, 'time'), customer }) : customer}</strong>
        <ul data-below="4" data-above="4">
          {namesIn(changes).map(field => (
            <li key={field}>
              {t('changed', {
                field: t(field),
                before: valueText(t, field, seen),
                after: valueText(t, field, changes),
              })}
            </li>
          ))}
        </ul>
        <EntryState entry={entry} isSending={isSending} isBehind={isBehind} />
      </div>
      <div className={look.row}>
        {problem?.kind === 'conflict' && (
          <Button
            kind="main"
            aria-label={t('resolveOf', { customer })}
            label={t('resolve')}
            onClick={() => setIsAsking(true)}
          />
        )}
        {problem?.kind === 'refused' && (
          <Button
            kind="main"
            aria-label={t('retryOf', { customer })}
            label={t('retry')}
            onClick={() => void changeOutbox(outbox => retry(outbox, entry.key)).then(onHandled)}
          />
        )}
        {/* What was sent may have taken effect, so it can't be taken back. */}
        {!isSending && !isSent && (
          <Button aria-label={t('takeBackOf', { customer })} label={t('takeBack')} onClick={onTakeBack} />
        )}
      </div>
      {isAsking && problem?.kind === 'conflict' && (
        <MergePanel
          question={{ sides: sidesOf(entry, problem.current), answer: handleAnswer }}
          label={t}
          say={(field, values) => valueText(t, field, values)}
          cancelLabel={t('decideLater')}
        />
      )}
    </li>
  )
}

type StateProps = { entry: Entry; isSending: boolean; isBehind: boolean }

function EntryState({ entry: { problem, isSent }, isSending, isBehind }: StateProps) {
  const { t } = useLocale(messages)
  const describe = useProblemText()
  const show = (tone: 'info' | 'warn' | 'bad', label: string, text?: string) => (
    <>
      <span className={look.badge} data-tone={tone}>
        {label}
      </span>
      {text && <p className={look.note}>{text}</p>}
    </>
  )
  if (isSending) return show('info', t('entrySending'))
  if (problem?.kind === 'conflict') return show('bad', t('entryConflict'), t('entryConflictText'))
  if (problem) return show('bad', t('entryRefused'), describe(refusalOf(problem.code)))
  if (isSent) return show('warn', t('entrySent'), t('entrySentText'))
  return show('info', isBehind ? t('entryBehind') : t('entryWaiting'))
}

// The code was stored as text. One that this build doesn't know is shown as it is.
const refusalOf = (code: string) =>
  new Problem({ type: 'about:blank', title: code, status: 400, code: code as Problem['code'] })
