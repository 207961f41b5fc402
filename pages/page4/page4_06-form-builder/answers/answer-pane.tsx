import type { ReactNode } from 'react'
import { useRead } from '#client/api/use-read.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { RecordPane } from '#client/list/record-pane.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page4/page4_06-form-builder/messages.ts'
import { readFormAnswer } from '#resources/form-answers/contract.ts'
import { inWords } from '#resources/form-answers/rules.ts'
import { inLanguage } from '#resources/forms/rules.ts'
import type { AnswerView } from './answer-columns.tsx'
import { messages as missingMessages } from './messages.ts'

type Props = { formId: number; answerId: number; view: AnswerView; steps: ReactNode; onClose: () => void }

export function AnswerPane({ formId, answerId, view, steps, onClose }: Props) {
  const t = useMessages(messages)
  const missing = useMessages(missingMessages)
  const { language, versions, formats } = view
  const query = useRead(readFormAnswer, { params: { formId, answerId } })
  return (
    <RecordPane title={t('answerTitle', { id: answerId })} {...{ query, t: missing, steps, onClose }}>
      {({ formVersion, createdAt, by, answers }) => (
        <>
          <p className={look.note} data-below="12">
            {t('answerFrom', { number: formVersion, time: formats.moment(createdAt, 'listed'), by })}
          </p>
          <dl className={`${look.facts} ${look.preWrap}`} data-gap="12">
            {versions.get(formVersion)?.fields.map(field => (
              <div key={field.id}>
                <dt className={look.normal}>{inLanguage(field.label, language)}</dt>
                <dd>
                  {inWords(field, answers[field.id], language) || <span className={look.dim}>{t('notAnswered')}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </RecordPane>
  )
}
