import { useEffect, useState } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useGlobal } from '#client/state/state.ts'
import { dayOf } from '#shared/time/zone.ts'
import { messages } from './messages.ts'

const JUST_NOW_MS = 60_000

/**
 * When something was saved, in the operator's language and zone: "just now", later the time, and after that day the
 * date, too.
 */
export function useSavedWords(savedAt: string): string {
  const { t, formats } = useLocale(messages)
  const timeZone = useGlobal(global => global.time_zone)
  const [now, setNow] = useState(Date.now)
  const age = now - Date.parse(savedAt)
  const isNew = age < JUST_NOW_MS
  useEffect(() => {
    if (!isNew) return
    // The server's clock may be slightly ahead.
    const timer = setTimeout(() => setNow(Date.now()), Math.min(JUST_NOW_MS, JUST_NOW_MS - age) + 100)
    return () => clearTimeout(timer)
  }, [isNew, age])
  if (isNew) return t('savedNow')
  const isToday = dayOf(savedAt, timeZone) === dayOf(now, timeZone)
  return t('savedAt', { time: formats.moment(savedAt, isToday ? 'time' : 'dateTime') })
}
