import { useThrottledCallback } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { api } from '#client/api.ts'
import { useLanguage, useMessages } from '#client/i18n.ts'
import { onLogin } from '#client/live.ts'
import { useGlobal } from '#client/state.ts'
import { dayOf } from '#client/zone.ts'
import { countSignIns } from '#resources/overview/contract.ts'
import { LANGUAGE_TAGS } from '#shared/messages.ts'
import { Counts } from './counts.tsx'
import { messages } from './messages.ts'
import styles from './tile.module.css'
import { Tile } from './tile.tsx'
import type { TrendProps } from './trend.tsx'

/** The numbers come first; how charts are drawn is fetched while they are on their way. Should it not come, they stand without it. */
const drawing = import('./trend.tsx').catch(() => ({ default: () => null }))
const Trend = lazy<ComponentType<TrendProps>>(() => drawing)

/** Often enough that the day of the numbers is the day of the clock. */
const REFRESH_MS = 5 * 60_000
/** Many sign-ins at once are one refresh. */
const GATHER_MS = 1_000

function useSignIns() {
  const zone = useGlobal(global => global.time_zone)
  const query = useQuery({ ...api.query(countSignIns, { query: { zone } }), refetchInterval: REFRESH_MS })
  return { zone, query }
}

/** Counts again when somebody signs in, or is refused, anywhere. */
export function useLiveSignIns() {
  const client = useQueryClient()
  const refresh = useThrottledCallback(
    () => void client.invalidateQueries({ queryKey: [countSignIns.path] }),
    GATHER_MS,
  )
  useEffect(() => onLogin(refresh), [refresh])
}

export function TodayTile() {
  const t = useMessages(messages)
  const { zone, query } = useSignIns()
  const tag = LANGUAGE_TAGS[useLanguage()]
  return (
    <Tile title={t('today')} query={query}>
      {({ today }) => {
        // A day has no zone: as UTC it stays the day that it is.
        const day = new Date(`${dayOf(today.from, zone)}T00:00:00Z`)
        const format = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' })
        return (
          <>
            <Counts counted={today} zone={zone} />
            {today.signedIn === 0 && <p className={styles.note}>{t('noneToday')}</p>}
            <p className={styles.note}>{t('dayIn', { day: format.format(day), zone })}</p>
          </>
        )
      }}
    </Tile>
  )
}

export function WeekTile() {
  const t = useMessages(messages)
  const { zone, query } = useSignIns()
  return (
    <Tile title={t('week')} query={query} span={3}>
      {({ week, trend }) => (
        <>
          <Counts counted={week} zone={zone} />
          <Suspense fallback={<div className={styles.trendPlace} />}>
            <Trend days={trend} />
          </Suspense>
        </>
      )}
    </Tile>
  )
}
