import { useLocale } from '#client/i18n/use-locale.ts'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page4/page4_06-form-builder/messages.ts'
import type { QuestionSummary } from '#resources/form-answers/contract.ts'
import { inWords, type Question } from '#resources/form-answers/rules.ts'
import type { Language } from '#shared/messages.ts'
import { AxisChart } from './later.tsx'

type Count = QuestionSummary['counts'][number]
type Props = { question: Question; summary: QuestionSummary; onOpen: (answerId: number) => void }

/** Choices as bars with their words, numbers and dates as a chart along an axis, and texts as the newest of them. */
export function AnswerCounts({ question, summary, onOpen }: Props) {
  const { t, formats } = useLocale(messages)
  const { answered, counts, mean, texts } = summary
  if (answered === 0) return <p className={look.dim}>{t('noneAnswered')}</p>
  if (texts.length > 0)
    return (
      <ul className={look.rows}>
        {texts.map(({ answerId, text }) => (
          <li key={answerId}>
            <span className={`${look.grow} ${look.preWrap} ${look.shrink}`}>{text}</span>
            <button
              type="button"
              className={look.link}
              aria-label={t('openAnswer', { id: answerId })}
              onClick={() => onOpen(answerId)}
            >
              {answerId}
            </button>
          </li>
        ))}
      </ul>
    )
  const [field] = question.asked.values()
  if (field?.kind !== 'number' && field?.kind !== 'date') return <Shares {...{ question, summary }} />
  return (
    <>
      <AxisChart question={question} counts={counts} />
      {mean !== null && <p className={look.note}>{t('mean', { mean: formats.number(mean, 2) })}</p>}
    </>
  )
}

/** Each choice with its number of answers, and the share of those who answered. */
function Shares({ question, summary: { counts, answered } }: Omit<Props, 'onOpen'>) {
  const { t, language, formats } = useLocale(messages)
  return (
    <dl className={look.stack} style={{ printColorAdjust: 'exact' }} data-gap="12">
      {counts.map(({ value, count }) => {
        const percent = formats.number((100 * count) / answered, 0)
        return (
          <div key={String(value)} className={`${look.grid} ${look.endColumn}`} data-gap="4 12">
            <dt className={look.breaking}>{labelOf(question, value, language)}</dt>
            <dd className={`${look.dim} ${look.digits}`}>{t('share', { count, percent })}</dd>
            <progress className={look.across} max={answered} value={count} aria-hidden />
          </div>
        )
      })}
    </dl>
  )
}

/** The words of the newest version that offers this choice. */
function labelOf({ asked }: Question, value: Count['value'], language: Language): string {
  const words = [...asked.values()].map(field => inWords(field, value, language))
  return words.find(text => text !== '') ?? String(value)
}
