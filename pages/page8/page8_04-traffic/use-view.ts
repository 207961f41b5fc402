import { useMemo } from 'react'
import { formatsOf } from '#client/i18n/formats.ts'
import { type Locale, useLocale } from '#client/i18n/use-locale.ts'
import { useGlobal } from '#client/state/state.ts'
import { dayOf } from '#shared/time/zone.ts'
import { messages } from './messages.ts'

/** What is needed to describe entries. */
export type TrafficView = Locale<typeof messages> & {
  /** The time in the operator's zone with milliseconds, and with its date if it is not today. */
  formatTime: (at: string) => string
  zone: string
}

export function useTrafficView(): TrafficView {
  const { t, language } = useLocale(messages)
  const zone = useGlobal(global => global.time_zone)
  return useMemo(() => {
    const formats = formatsOf(language, zone)
    const formatTime = (at: string) =>
      formats.moment(at, dayOf(at, zone) === dayOf(Date.now(), zone) ? 'timeMs' : 'dateTimeMs')
    return { t, language, zone, formats, formatTime }
  }, [t, language, zone])
}
