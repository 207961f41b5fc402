import type { Translate } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import type { Column } from '#client/ui/table/column.ts'
import type { messages } from '#pages/page4/page4_06-form-builder/messages.ts'
import styles from '#pages/page4/page4_06-form-builder/page.module.css'
import type { FormAnswer } from '#resources/form-answers/contract.ts'
import { inWords, type Question, questionsOf, questionTitle } from '#resources/form-answers/rules.ts'
import type { FormVersion } from '#resources/forms/contract.ts'
import type { Language } from '#shared/messages.ts'

/** What the cells need besides the row. */
export type AnswerView = {
  t: Translate<keyof typeof messages.texts>
  language: Language
  versions: ReadonlyMap<number, FormVersion>
  formatTime: (time: string) => string
  onOpen: (answerId: number) => void
}

const OWN: Column<FormAnswer, AnswerView>[] = [
  {
    id: 'id',
    title: ({ t }) => t('number'),
    cell: ({ id }, { t, onOpen }) => (
      <button
        type="button"
        className={`${look.link} ${styles.link}`}
        aria-label={t('openAnswer', { id })}
        onClick={() => onOpen(id)}
      >
        {id}
      </button>
    ),
    typicalLength: 4,
  },
  {
    id: 'version',
    title: ({ t }) => t('version'),
    cell: ({ formVersion }) => formVersion,
    align: 'end',
    typicalLength: 2,
  },
  {
    id: 'sentAt',
    title: ({ t }) => t('sentAt'),
    cell: ({ createdAt }, { formatTime }) => <time dateTime={createdAt}>{formatTime(createdAt)}</time>,
    typicalLength: 20,
  },
  { id: 'by', title: ({ t }) => t('by'), cell: ({ by }) => by, typicalLength: 10 },
]

const questionColumn = (question: Question): Column<FormAnswer, AnswerView> => ({
  id: question.id,
  title: ({ language }) => questionTitle(question, language),
  cell: ({ formVersion, answers }, { t, language }) => {
    const field = question.asked.get(formVersion)
    if (!field) return <span className={styles.notAsked}>{t('notAsked')}</span>
    return inWords(field, answers[question.fieldId], language)
  },
  ...([...question.asked.values()].every(({ kind }) => kind === 'number') && { align: 'end' as const }),
  typicalLength: 14,
  maxLength: 40,
})

/** A column for each question of these versions, after those that every answer has. */
export const columnsOf = (versions: readonly FormVersion[]): Column<FormAnswer, AnswerView>[] => [
  ...OWN,
  ...questionsOf(versions).map(questionColumn),
]
