import type { Locale } from '#client/i18n/use-locale.ts'
import { columnsOf } from '#client/list/columns-of.tsx'
import look from '#client/ui/look.module.css'
import type { Column } from '#client/ui/table/column.ts'
import type { messages } from '#pages/page4/page4_06-form-builder/messages.ts'
import type { FormAnswer } from '#resources/form-answers/contract.ts'
import { fields } from '#resources/form-answers/fields.ts'
import { inWords, type Question, questionsOf, questionTitle } from '#resources/form-answers/rules.ts'
import type { FormVersion } from '#resources/forms/contract.ts'

/** What the cells need besides the row. */
export type AnswerView = Locale<typeof messages> & {
  versions: ReadonlyMap<number, FormVersion>
  onOpen: (answerId: number) => void
}

const OWN = columnsOf<typeof fields, AnswerView>(fields, {
  id: {
    cell: ({ id }, { t, onOpen }) => (
      <button
        type="button"
        className={`${look.link} ${look.underlined}`}
        aria-label={t('openAnswer', { id })}
        onClick={() => onOpen(id)}
      >
        {id}
      </button>
    ),
    typicalLength: 4,
  },
  formVersion: { typicalLength: 2 },
  createdAt: { typicalLength: 20 },
  by: { typicalLength: 10 },
})

const questionColumn = (question: Question): Column<FormAnswer, AnswerView> => ({
  id: question.id,
  title: ({ language }) => questionTitle(question, language),
  cell: ({ formVersion, answers }, { t, language }) => {
    const field = question.asked.get(formVersion)
    if (!field) return <span className={look.dim}>{t('notAsked')}</span>
    return inWords(field, answers[question.fieldId], language)
  },
  ...([...question.asked.values()].every(({ kind }) => kind === 'number') && { align: 'end' as const }),
  typicalLength: 14,
  maxLength: 40,
})

/** A column for each question of these versions, after those that every answer has. */
export const answerColumns = (versions: readonly FormVersion[]): Column<FormAnswer, AnswerView>[] => [
  ...OWN,
  ...questionsOf(versions).map(questionColumn),
]
