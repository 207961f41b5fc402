import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page4/page4_02-step-wizard/messages.ts'
import styles from '#pages/page4/page4_02-step-wizard/page.module.css'
import { doneCount, nextNumber } from '#pages/page4/page4_02-step-wizard/progress.ts'
import { useSavedWords } from '#pages/page4/page4_02-step-wizard/use-saved-words.ts'
import type { CheckedDraft } from '#resources/repair-drafts/contract.ts'
import { STEPS } from '#resources/repair-drafts/rules.ts'

type Props = { draft: CheckedDraft; canWrite: boolean; onOpen: (step: number) => void; onDelete: () => void }

/** A draft in the list: its customer, its progress, and when it was last saved. */
export function DraftItem({ draft, canWrite, onOpen, onDelete }: Props) {
  const t = useMessages(messages)
  const language = useLanguage()
  const saved = useSavedWords(draft.updatedAt)
  const { progress, names } = draft
  const customer = names.customer?.[language] ?? t('noCustomerYet')
  const product = names.product?.[language] ?? t('noProductYet')
  const name = `${customer}, ${product}`
  const isWrong = STEPS.some(step => progress[step] === 'wrong')
  return (
    <li className={`${look.panel} ${look.row} ${look.between}`} data-gap="12 16">
      <div className={`${look.grow} ${look.shrink}`} style={{ flexBasis: 300 }}>
        <h2 className={`${look.heading} ${look.breaking} ${styles.name}`} data-below="4">
          {customer} <span className={`${look.dim} ${styles.dim}`}>· {product}</span>
        </h2>
        <p>
          <span className={`${look.inline} ${styles.bar}`} aria-hidden="true">
            {STEPS.map(step => (
              <i key={step} data-state={progress[step]} />
            ))}
          </span>
          {t('stepsDone', { done: doneCount(progress) })}
          {isWrong && <span className={look.bad}> · {t('someWrong')}</span>}
          <span className={`${look.dim} ${styles.dim}`}> · {saved}</span>
        </p>
      </div>
      <div className={look.row}>
        <Button kind="main" aria-label={t('goOnWith', { name })} onClick={() => onOpen(nextNumber(progress))}>
          {t('goOn')}
        </Button>
        {canWrite && (
          <Button aria-label={t('deleteOf', { name })} onClick={onDelete}>
            {t('delete')}
          </Button>
        )}
      </div>
    </li>
  )
}
