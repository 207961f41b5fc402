import { useFormats } from '#client/i18n/formats.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { useGlobal } from '#client/state/state.ts'
import type { DayCounts } from '#resources/overview/contract.ts'
import { dayOf } from '#shared/zone.ts'
import { messages } from './messages.ts'
import styles from './tile.module.css'

type Props = Pick<DayCounts, 'firstDay' | 'lastDay'> & {
  counted?: Pick<DayCounts, 'count' | 'newestDay'>
  /** No days were requested, so the latest were taken. */
  isNewest?: boolean
}

/** The days that a tile has counted, because practice data may end before today. */
export function SpanNote({ firstDay, lastDay, counted, isNewest }: Props) {
  const t = useMessages(messages)
  const formats = useFormats()
  const days = formats.dayRange(firstDay, lastDay)
  const zone = useGlobal(global => global.time_zone)
  const isOlder = isNewest && lastDay < dayOf(Date.now(), zone)
  return (
    <p className={styles.note}>
      {isOlder ? t('spanOlder', { days }) : days}
      {counted?.count === 0 && (
        <>
          {' · '}
          {counted.newestDay === null ? t('noneAtAll') : t('noneThen', { day: formats.day(counted.newestDay) })}
        </>
      )}
    </p>
  )
}
