import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { Link } from 'react-router'
import { useLanguage, useMessages } from '#client/i18n.ts'
import { loginLogPath } from '#client/links.ts'
import { dayOf } from '#client/zone.ts'
import { LANGUAGE_TAGS } from '#shared/messages.ts'
import { messages } from './messages.ts'
import styles from './tile.module.css'

/** A count over a span of time; `to` is the first moment after it. */
type Counted = { signedIn: number; refused: number; from: string; to: string }

/** Two numbers, each a link to the rows that it counts. */
export function Counts({ counted, zone }: { counted: Counted; zone: string }) {
  const t = useMessages(messages)
  const number = new Intl.NumberFormat(LANGUAGE_TAGS[useLanguage()])
  const days = { from: dayOf(counted.from, zone), to: dayOf(Date.parse(counted.to) - 1, zone) }
  return (
    <div className={styles.counts}>
      <Link className={styles.count} data-outcome="signed-in" to={loginLogPath({ outcome: 'signed-in', ...days })}>
        <span className={styles.number}>{number.format(counted.signedIn)}</span>{' '}
        <span className={styles.word}>
          <IconCheck size={14} stroke={2.4} aria-hidden={true} />
          {t('signedIn')}
        </span>
      </Link>
      <Link className={styles.count} data-outcome="refused" to={loginLogPath({ outcome: 'refused', ...days })}>
        <span className={styles.number}>{number.format(counted.refused)}</span>{' '}
        <span className={styles.word}>
          <IconX size={14} stroke={2.4} aria-hidden={true} />
          {t('refused')}
        </span>
      </Link>
    </div>
  )
}
