import { useLocale } from '#client/i18n/use-locale.ts'
import { BarChart } from '#client/ui/chart/bar-chart.tsx'
import { messages } from '#pages/page4/page4_06-form-builder/messages.ts'
import type { QuestionSummary } from '#resources/form-answers/contract.ts'
import { type Question, questionTitle } from '#resources/form-answers/rules.ts'

type Count = QuestionSummary['counts'][number]
type Props = { question: Question; counts: readonly Count[] }

/** Numbers, ranges of numbers, or dates along an axis. */
export function AxisChart({ question, counts }: Props) {
  const { t, language, formats } = useLocale(messages)
  const title = questionTitle(question, language)
  function nameOf({ value, to }: Count) {
    if (typeof value === 'string') return dayName(value)
    const name =
      to === null ? formats.number(Number(value), 2) : `${formats.number(Number(value), 2)}–${formats.number(to, 2)}`
    return { short: name, full: name }
  }
  /** A day, a month, or a year. */
  function dayName(text: string) {
    if (text.length === 10) return { short: formats.day(text, 'monthDay'), full: formats.day(text) }
    const name = text.length === 7 ? formats.day(text, 'month') : text
    return { short: name, full: name }
  }
  return (
    <BarChart
      label={title}
      isLabelHidden
      data={counts}
      series={[{ id: 'count', label: t('answers'), value: ({ count }) => count, color: 1 }]}
      keyOf={({ value }) => String(value)}
      nameOf={nameOf}
      nameHeading={title}
      heightPx={160}
    />
  )
}
