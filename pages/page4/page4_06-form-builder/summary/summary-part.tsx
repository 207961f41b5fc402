import { keepPreviousData } from '@tanstack/react-query'
import { useRead } from '#client/api/use-read.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { Card } from '#client/ui/card.tsx'
import { EmptyList } from '#client/ui/filters/empty-list.tsx'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { VersionField } from '#pages/page4/page4_06-form-builder/answers/version-field.tsx'
import { messages } from '#pages/page4/page4_06-form-builder/messages.ts'
import type { PartProps } from '#pages/page4/page4_06-form-builder/part-props.ts'
import { summarizeFormAnswers } from '#resources/form-answers/contract.ts'
import { questionsOf, questionTitle } from '#resources/form-answers/rules.ts'
import type { FormVersion } from '#resources/forms/contract.ts'
import { AnswerCounts } from './answer-counts.tsx'

type Props = Omit<PartProps, 'onLeave'> & { versions: readonly FormVersion[] }

/** What was answered to each question, counted by the server. */
export function SummaryPart({ formId, state: { formVersion }, onChange, versions }: Props) {
  const { t, language } = useLocale(messages)
  const query = useRead(
    summarizeFormAnswers,
    { params: { formId }, query: { formVersion } },
    { placeholderData: keepPreviousData },
  )
  const shown = versions.filter(({ number }) => formVersion === undefined || number === formVersion)
  const chooseVersion = (next: number | undefined) => onChange({ formVersion: next, cursor: undefined })
  return (
    <div className={look.stack}>
      <div className={look.row}>
        <VersionField value={formVersion} versions={versions} onChange={chooseVersion} />
      </div>
      <Loaded query={query} height={640}>
        {({ answers, questions }) =>
          answers === 0 ? (
            <EmptyList isFiltered={formVersion !== undefined} t={t} onReset={() => chooseVersion(undefined)} />
          ) : (
            <div className={look.columns}>
              {questionsOf(shown).map(question => {
                const summary = questions.find(({ id }) => id === question.id)
                if (!summary) return null
                const { answered, asked } = summary
                return (
                  <Card key={question.id} title={questionTitle(question, language)}>
                    <p className={look.intro}>{t('answeredOf', { answered, asked })}</p>
                    <AnswerCounts
                      question={question}
                      summary={summary}
                      onOpen={answer => onChange({ tab: 'answers', answer })}
                    />
                  </Card>
                )
              })}
            </div>
          )
        }
      </Loaded>
    </div>
  )
}
