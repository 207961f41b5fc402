import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import type { DayCounts } from '#resources/overview/contract.ts'
import { LANGUAGE_TAGS } from '#shared/messages.ts'
import { messages } from './messages.ts'
import styles from './tile.module.css'

type Props = Pick<DayCounts, 'firstDay' | 'lastDay'> & {
  counted?: Pick<DayCounts, 'count' | 'newestDay'>
  /** The days were not named: the newest were taken. */
  isNewest?: boolean
}

// A day has no zone: as UTC it stays the day that it is.
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)

/** Which days a tile has counted, honestly: practice data ends before today. */
export function SpanNote({ firstDay, lastDay, counted, isNewest }: Props) {
  const t = useMessages(messages)
  const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[useLanguage()], { dateStyle: 'medium', timeZone: 'UTC' })
  const days = format.formatRange(dateOf(firstDay), dateOf(lastDay))
  const isOlder = isNewest && counted?.newestDay === lastDay
  return (
    <p className={styles.note}>
      {isOlder ? t('spanOlder', { days }) : days}
      {counted?.count === 0 && (
        <>
          {' · '}
          {counted.newestDay === null
            ? t('noneAtAll')
            : t('noneThen', { day: format.format(dateOf(counted.newestDay)) })}
        </>
      )}
    </p>
  )
}
