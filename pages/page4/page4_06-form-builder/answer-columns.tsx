import type { Translate } from '#client/i18n.ts'
import type { Column } from '#client/ui/table/column.ts'
import type { FormAnswer } from '#resources/form-answers/contract.ts'
import { fieldsOfAll, inWords } from '#resources/form-answers/rules.ts'
import type { FormField, FormVersion } from '#resources/forms/contract.ts'
import { inLanguage } from '#resources/forms/rules.ts'
import type { Language } from '#shared/messages.ts'
import type { messages } from './messages.ts'
import styles from './page.module.css'

/** What the cells need besides their row. */
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
      <button type="button" className={styles.link} aria-label={t('openAnswer', { id })} onClick={() => onOpen(id)}>
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

/** The field as the version asked it that was answered; undefined: that version did not ask it. */
export const askedAs = (answer: FormAnswer, { id }: FormField, { versions }: AnswerView): FormField | undefined =>
  versions.get(answer.formVersion)?.fields.find(one => one.id === id)

const fieldColumn = (field: FormField): Column<FormAnswer, AnswerView> => ({
  id: field.id,
  title: ({ language }) => inLanguage(field.label, language),
  cell: (answer, view) => {
    const asked = askedAs(answer, field, view)
    if (!asked) return <span className={styles.notAsked}>{view.t('notAsked')}</span>
    return inWords(asked, answer.answers[field.id], view.language)
  },
  ...(field.kind === 'number' && { align: 'end' as const }),
  typicalLength: 14,
  maxLength: 40,
})

/** A column for each field that these versions ask, behind those that every answer has. */
export const columnsOf = (versions: readonly FormVersion[]): Column<FormAnswer, AnswerView>[] => [
  ...OWN,
  ...fieldsOfAll(versions).map(fieldColumn),
]
