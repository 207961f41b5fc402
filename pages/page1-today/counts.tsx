import { useFormats } from '#client/i18n/formats.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import type { Icon } from '#client/theme/icon.ts'
import { changeOf } from './change.ts'
import { messages } from './messages.ts'
import styles from './tile.module.css'

export type Count = {
  value: number
  word: string
  to: string | null
  /** The number in the previous span. */
  before?: number
  tone?: 'good' | 'bad'
  icon?: Icon
}

/** Numbers that each link to the rows they count. `days` is the length of their span. */
export function Counts({ counts, days = 1 }: { counts: readonly Count[]; days?: number }) {
  const formats = useFormats()
  return (
    <div className={styles.counts}>
      {counts.map(({ value, word, to, before, tone, icon: Icon }) => (
        <div key={word}>
          <LinkIfHere className={styles.count} data-tone={tone} to={to}>
            <span className={styles.number}>{formats.number(value)}</span>{' '}
            <span className={styles.word}>
              {Icon && <Icon size={14} stroke={2.4} aria-hidden={true} />}
              {word}
            </span>
          </LinkIfHere>
          {before !== undefined && <Change value={value} before={before} days={days} />}
        </div>
      ))}
    </div>
  )
}

const ARROWS = { more: '▲', fewer: '▼' } as const

/** The change from the previous span, with an arrow and in words. */
function Change({ value, before, days }: { value: number; before: number; days: number }) {
  const t = useMessages(messages)
  const formats = useFormats()
  const change = changeOf(value, before)
  if (change === null) return null
  if (change.is === 'noneBefore') return <p className={styles.change}>{t('noneBefore', { count: days })}</p>
  const span = t('spanBefore', { count: days })
  if (change.is === 'same') return <p className={styles.change}>{t('same', { span })}</p>
  return (
    <p className={styles.change}>
      <span aria-hidden="true">{ARROWS[change.is]}</span>{' '}
      {t(change.is, { percent: formats.number(change.percent), span })}
    </p>
  )
}
