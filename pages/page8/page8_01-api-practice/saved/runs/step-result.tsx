import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useId, useState } from 'react'
import { formatMs } from '#client/http/sizes.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { isSecret } from '#pages/page8/page8_01-api-practice/catalogue/schema.ts'
import { Answer } from '#pages/page8/page8_01-api-practice/reply/answer.tsx'
import { savedMessages } from '#pages/page8/page8_01-api-practice/saved/messages.ts'
import styles from '#pages/page8/page8_01-api-practice/saved/saved.module.css'
import type { Assertion, Step } from '#resources/saved-requests/contract.ts'
import { sourceOf } from '#resources/saved-requests/rules.ts'
import type { Outcome } from './assertions.ts'
import type { StepState } from './run.ts'
import type { Taken } from './takes.ts'
import { asText, reference } from './variables.ts'

type Props = { place: number; step: Step; operation: Operation | undefined; state: StepState | undefined }

/** The assertions of a step, with their results in the last run. */
export function StepResult({ place, step, operation, state }: Props) {
  const t = useMessages(savedMessages)
  if (state?.state === 'answered')
    return <Answered key={state.reply.at} place={place} operation={operation} state={state} />
  return (
    <>
      {state && (
        <p
          className={`${look.dim} ${look.toneText}`}
          data-tone={state.state === 'waiting' || state.state === 'sending' ? undefined : 'bad'}
        >
          {stateText(state, t)}
        </p>
      )}
      <Plan step={step} />
    </>
  )
}

function stateText(state: Exclude<StepState, { state: 'answered' }>, t: ReturnType<typeof useWords>): string {
  if (state.state === 'unanswered') return t(`state_${state.why}`)
  if (state.state === 'unknown') return t('state_unknown', { names: state.names.map(reference).join(', ') })
  return t(`state_${state.state}`)
}
const useWords = () => useMessages(savedMessages)

/** Before the run: what the step will take and assert. */
function Plan({ step: { takes, assertions } }: { step: Step }) {
  const t = useMessages(savedMessages)
  if (takes.length + assertions.length === 0) return null
  return (
    <ul className={`${look.codes} ${look.dim} ${look.stack} ${styles.lines}`} data-gap="4">
      {takes.map(({ name, from, at }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries may be equal.
        <li key={index}>
          <code>
            {name} = {from === 'body' ? at || t('whole') : `${from} ${at}`}
          </code>
        </li>
      ))}
      {assertions.map((assertion, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries may be equal.
        <li key={index}>{assertionText(assertion, t)}</li>
      ))}
    </ul>
  )
}

const assertionText = ({ kind, at, expected }: Assertion, t: ReturnType<typeof useWords>) =>
  t(`says_${kind}`, { at: at || (sourceOf(kind) === 'body' ? t('whole') : ''), expected })

type AnsweredProps = { place: number; operation: Operation | undefined; state: StepState & { state: 'answered' } }

function Answered({ place, operation, state: { reply, taken, outcomes } }: AnsweredProps) {
  const { t, language } = useLocale(savedMessages)
  const [isOpen, setIsOpen] = useState(false)
  const replyId = useId()
  const { status, timing } = reply
  return (
    <>
      <div className={`${look.row} ${look.digits}`} data-gap="8 12">
        <strong
          className={`${look.badge} ${look.strong}`}
          data-tone={status < 300 ? 'good' : status < 500 ? 'warn' : 'bad'}
        >
          {status}
        </strong>
        <span>{formatMs(timing.totalMs, language)}</span>
        {operation && (
          <Button
            isSmall
            aria-expanded={isOpen}
            aria-controls={replyId}
            label={t(isOpen ? 'hideReply' : 'showReply')}
            onClick={() => setIsOpen(!isOpen)}
          />
        )}
      </div>
      {outcomes.length + taken.length > 0 && (
        <ul className={`${look.breaking} ${look.codes} ${look.stack} ${styles.lines}`} data-gap="4">
          {taken.map(one => (
            <TakenLine key={one.name} taken={one} />
          ))}
          {outcomes.map((outcome, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two entries may be equal.
            <OutcomeLine key={index} outcome={outcome} />
          ))}
        </ul>
      )}
      <section id={replyId} hidden={!isOpen} aria-label={t('replyOf', { place })}>
        {isOpen && operation && <Answer operation={operation} reply={reply} isKept={false} />}
      </section>
    </>
  )
}

function TakenLine({ taken: { name, found } }: { taken: Taken }) {
  const t = useMessages(savedMessages)
  return (
    <li className={found ? undefined : look.bad}>
      <code>
        {name} = {found ? (isSecret(name, undefined) ? '…' : asText(found.value)) : t('takenNothing')}
      </code>
    </li>
  )
}

function OutcomeLine({ outcome: { assertion, holds, found, unknown } }: { outcome: Outcome }) {
  const t = useMessages(savedMessages)
  const Icon = holds ? IconCheck : IconX
  const why =
    unknown.length > 0
      ? t('unknownInAssertion', { names: unknown.map(reference).join(', ') })
      : found === null
        ? t('foundNothing')
        : t('found', { found })
  return (
    <li className={holds ? undefined : look.bad}>
      <Icon size={16} stroke={2.2} className={holds ? look.good : undefined} data-above="2" aria-hidden />
      <span>
        <span className="visually-hidden">{t(holds ? 'passed' : 'failed')} </span>
        {assertionText(assertion, t)} <span className={holds ? look.dim : undefined}>{why}</span>
      </span>
    </li>
  )
}
