import { useEffect, useRef } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { useKeyText } from '#client/shortcuts/shortcuts.ts'
import look from '#client/ui/look.module.css'
import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { Answers } from '#pages/page8/page8_01-api-practice/later.tsx'
import { messages } from '#pages/page8/page8_01-api-practice/messages.ts'
import type { Call } from '#pages/page8/page8_01-api-practice/request/desk.ts'

export function ReplyPanel({ operation, call }: { operation: Operation; call: Call | undefined }) {
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
