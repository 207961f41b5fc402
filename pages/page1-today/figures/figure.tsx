import { useLocale } from '#client/i18n/use-locale.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page1-today/messages.ts'
import { changeOf } from '#pages/page1-today/reckoning/change.ts'
import { sparkOf } from '#pages/page1-today/reckoning/spark.ts'
import styles from '#pages/page1-today/today.module.css'

type FigureProps = {
  value: string
  /** What the number counts, for screen readers: the title is a heading, not part of the link. */
  word: string
  to: string | null
  /** The value of each day. */
  trend: readonly number[]
  children?: React.ReactNode
}

/** A number that links to the rows it counts, with what is said about it and the line of its days. */
export function Figure({ value, word, to, trend, children }: FigureProps) {
  const { line, area } = sparkOf(trend)
  return (
    <>
      <LinkIfHere className={`${look.text} ${look.plainLink} ${look.quietFocus} ${styles.figure}`} to={to}>
        <b>{value}</b> <span className="visually-hidden">{word}</span>
      </LinkIfHere>
      {children}
      <svg
        className={`${look.screen} ${look.block} ${look.full} ${styles.spark}`}
        viewBox="0 0 100 26"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={styles.area} d={area} />
        <path d={line} />
      </svg>
    </>
  )
}

type ChangeProps = { value: number; before: number; days: number; isBetter: 'more' | 'fewer' | null }

const ARROWS = { more: '▲', fewer: '▼' } as const

/** The change from the previous span, with an arrow and in words. `days` is the length of the spans. */
export function Change({ value, before, days, isBetter }: ChangeProps) {
  const { t, formats } = useLocale(messages)
  const change = changeOf(value, before)
  if (change === null || change.is === 'noneBefore' || change.is === 'same') {
    const says = change === null ? 'none' : change.is
    return (
      <p className={`${look.ellipsis} ${look.dim} ${look.small}`}>
        {t(says, { count: days, span: t('spanBefore', { count: days }) })}
      </p>
    )
  }
  const percent = formats.number(change.percent)
  const inFull = t(change.is, { percent, span: t('spanBefore', { count: days }) })
  const tone = isBetter === null ? undefined : isBetter === change.is ? 'good' : 'bad'
  return (
    <p className={`${look.ellipsis} ${look.dim} ${look.small}`} title={inFull}>
      <span aria-hidden="true">
        <span className={look.toneText} data-tone={tone}>
          {ARROWS[change.is]} {percent}%
        </span>{' '}
        {t(`${change.is}Short`)}
      </span>
      <span className="visually-hidden">{inFull}</span>
    </p>
  )
}
