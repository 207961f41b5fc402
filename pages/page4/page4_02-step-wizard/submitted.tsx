import { useEffect, useRef } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import type { CheckedDraft } from '#resources/repair-drafts/contract.ts'
import { useCanWrite } from './drafts/drafts.ts'
import { useDraftActions } from './drafts/use-draft-actions.ts'
import { messages } from './messages.ts'
import styles from './page.module.css'

export function Submitted({ draft, onLeave }: { draft: CheckedDraft; onLeave: () => void }) {
  const t = useMessages(messages)
  const canWrite = useCanWrite()
  const { isBusy, withdraw } = useDraftActions()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={`${look.frame} ${look.prose} ${look.shrink} ${styles.card}`}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading} data-below="16">
        {t('submittedTitle', { ticket: draft.ticketId })}
      </h2>
      <p>{t('submittedText')}</p>
      <div className={look.row}>
        <Button kind="main" onClick={onLeave}>
          {t('drafts')}
        </Button>
        {canWrite && (
          <Button isBusy={isBusy} onClick={() => void withdraw(draft)}>
            {t('withdraw')}
          </Button>
        )}
      </div>
    </section>
  )
}
