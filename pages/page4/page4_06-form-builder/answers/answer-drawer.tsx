import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '#client/api/api.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { Pane } from '#client/ui/dialog/pane.tsx'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { Skeleton } from '#client/ui/states/skeleton.tsx'
import { messages } from '#pages/page4/page4_06-form-builder/messages.ts'
import styles from '#pages/page4/page4_06-form-builder/page.module.css'
import { readFormAnswer } from '#resources/form-answers/contract.ts'
import { inWords } from '#resources/form-answers/rules.ts'
import { inLanguage } from '#resources/forms/rules.ts'
import type { AnswerView } from './answer-columns.tsx'

type Props = { formId: number; answerId: number; view: AnswerView; steps: ReactNode; onClose: () => void }

export function AnswerDrawer({ formId, answerId, view, steps, onClose }: Props) {
  const t = useMessages(messages)
  const { language, versions, formatTime } = view
  const query = useQuery(api.query(readFormAnswer, { params: { formId, answerId } }))
  return (
    <Pane title={t('answerTitle', { id: answerId })} beside={steps} onClose={onClose}>
      <Loaded query={query} skeleton={<Skeleton height={320} />}>
        {({ formVersion, createdAt, by, answers }) => (
          <>
            <p className={`${look.note} ${styles.note}`}>
              {t('answerFrom', { number: formVersion, time: formatTime(createdAt), by })}
            </p>
            <dl className={`${look.facts} ${styles.facts}`} data-gap="12">
              {versions.get(formVersion)?.fields.map(field => (
                <div key={field.id}>
                  <dt>{inLanguage(field.label, language)}</dt>
                  <dd>
                    {inWords(field, answers[field.id], language) || (
                      <span className={styles.notAsked}>{t('notAnswered')}</span>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </Loaded>
    </Pane>
  )
}
