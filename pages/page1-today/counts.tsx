import { Link } from 'react-router'
import { useFormats } from '#client/i18n/formats.ts'
import type { Icon } from '#client/ui/icon.ts'
import styles from './tile.module.css'

export type Count = { value: number; word: string; to: string; tone?: 'good' | 'bad'; icon?: Icon }

/** Numbers, each a link to the rows that it counts. */
export function Counts({ counts }: { counts: readonly Count[] }) {
  const formats = useFormats()
  return (
    <div className={styles.counts}>
      {counts.map(({ value, word, to, tone, icon: Icon }) => (
        <Link key={word} className={styles.count} data-tone={tone} to={to}>
          <span className={styles.number}>{formats.number(value)}</span>{' '}
          <span className={styles.word}>
            {Icon && <Icon size={14} stroke={2.4} aria-hidden={true} />}
            {word}
          </span>
        </Link>
      ))}
    </div>
  )
}
