import { useEffect, useMemo, useRef, useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { useKeyText, useShortcut } from '#client/shortcuts/shortcuts.ts'
import { loadEditor } from '#client/ui/editor/editor.tsx'
import look from '#client/ui/look.module.css'
import { BackToList } from '#pages/page8/page8_01-api-practice/back-to-list.tsx'
import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { FormIssues } from '#pages/page8/page8_01-api-practice/fields/form-issues.ts'
import { Answers, CodePanel, SaveDialog } from '#pages/page8/page8_01-api-practice/later.tsx'
import { messages } from '#pages/page8/page8_01-api-practice/messages.ts'
import { type Call, useDesk } from './desk.ts'
import { requestIssues } from './request.ts'
import { RequestForm } from './request-form.tsx'
import { RequestHead } from './request-head.tsx'
import styles from './request-view.module.css'
import { etagFor, send } from './sending/send.ts'
import { SendBar } from './sending/send-bar.tsx'
import { SendButton } from './sending/send-button.tsx'
import { maySend } from './sending/send-guard.ts'
import { useDraft } from './use-draft.ts'
import type { Values } from './values.ts'

type Props = { operation: Operation; operations: Operation[] }

/** One endpoint: its description, the values, the response. */
export function RequestView({ operation, operations }: Props) {
  const [values, change] = useDraft(operation)
  const call = useDesk(desk => desk.calls[operation.id])
  const [isTried, setIsTried] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const [newKey] = useState(() => crypto.randomUUID())
  const form = useRef<HTMLFormElement>(null)
  const issues = useMemo(() => requestIssues(operation, values), [operation, values])
  const context = useMemo(
    () => ({
      issues,
      isTried,
      suggestionFor: (name: string) => (name === 'idempotency-key' ? newKey : etagOf(name, operation, values)),
    }),
    [issues, isTried, newKey, operation, values],
  )
  const isHeld = isTried && issues.length > 0

  useEffect(() => {
    // Prefetches the editor for the response, without delaying the form. If it fails, it is loaded when it is needed.
    loadEditor().catch(() => undefined)
  }, [])

  /** The first press shows the issues; a second one sends the request anyway. */
  async function handleSend(isMeant: boolean) {
    setIsTried(true)
    if (issues.length > 0 && !isMeant) return focusFirstIssue()
    if (await maySend(operation, values)) void send(operation, values)
  }

  function focusFirstIssue() {
    // After the issues have been rendered.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }

  // A dialog has keys of its own.
  const sendByKey = (isMeant: boolean) => void (document.querySelector('dialog[open]') || handleSend(isMeant))
  useShortcut('send', () => sendByKey(isHeld), { inFields: true })
  useShortcut('sendAnyway', () => sendByKey(true), { inFields: true })

  const handleReset = (blank: Values) => {
    setIsTried(false)
    change(blank)
  }

  return (
    <>
      <div className={`${look.stack} ${styles.view}`}>
        <BackToList />
        <section className={look.panel} aria-labelledby="operation">
          <form
            ref={form}
            noValidate
            onSubmit={event => {
              event.preventDefault()
              void handleSend(isHeld)
            }}
          >
            <RequestHead operation={operation} operations={operations} values={values}>
              <SendButton call={call} times={values.times} issueCount={isHeld ? issues.length : 0} />
            </RequestHead>
            <FormIssues value={context}>
              <RequestForm operation={operation} values={values} issues={issues} onChange={change} />
            </FormIssues>
            <SendBar
              operation={operation}
              values={values}
              call={call}
              onChange={change}
              onReset={handleReset}
              onSave={() => setIsSaving(true)}
            />
          </form>
        </section>
        <ReplyPanel operation={operation} call={call} />
        <CodePanel operation={operation} values={values} />
      </div>
      {/* A separate form, because forms can't be nested. */}
      {isSaving && <SaveDialog operation={operation} values={values} onClose={() => setIsSaving(false)} />}
    </>
  )
}

/** The version that was read last, for a field that needs one. */
const etagOf = (name: string, operation: Operation, values: Values) =>
  name === 'if-match' ? etagFor(operation, values) : undefined

function ReplyPanel({ operation, call }: { operation: Operation; call: Call | undefined }) {
  const t = useMessages(messages)
  const keys = useKeyText()
  const panel = useRef<HTMLElement>(null)
  const was = useRef(call?.state)
  useEffect(() => {
    // Scrolls the response into view when it arrives.
    if (was.current === 'sending' && call?.state !== 'sending') panel.current?.scrollIntoView({ block: 'nearest' })
    was.current = call?.state
  }, [call?.state])

  return (
    <section ref={panel} className={`${look.clear} ${look.panel}`} aria-labelledby="reply">
      <h2 id="reply" className={look.heading} data-below="8">
        {t('reply')}
      </h2>
      {!call && <p className={look.dim}>{t('noReply', { keys: keys('send') })}</p>}
      {call?.state === 'sending' && <p className={look.dim}>{t('sending')}</p>}
      {call?.state === 'unanswered' && (
        <p className={look.message} data-tone="bad" role="alert">
          {t(call.why)}
        </p>
      )}
      {call?.state === 'answered' && <Answers operation={operation} call={call} />}
    </section>
  )
}
