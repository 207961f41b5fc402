import { useMemo } from 'react'
import { type Translate, useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { useGlobal } from '#client/state/state.ts'
import { LANGUAGE_TAGS, type Language } from '#shared/messages.ts'
import { dayOf } from '#shared/zone.ts'
import { messages } from './messages.ts'

/** How entries are put into words. */
export type TrafficView = {
  t: Translate<keyof typeof messages.texts>
  language: Language
  /** A moment as the operator's clock shows it, to the millisecond; with its day if that is not today. */
  formatTime: (at: string) => string
  zone: string
}

export function useTrafficView(): TrafficView {
  const t = useMessages(messages)
  const language = useLanguage()
  const zone = useGlobal(global => global.time_zone)
  return useMemo(() => {
    const clock = {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      fractionalSecondDigits: 3,
      hourCycle: 'h23',
    } as const
    const day = { month: language === 'zh' ? '2-digit' : 'short', day: '2-digit' } as const
    const [ofToday, ofAnyDay] = [clock, { ...clock, ...day }].map(
      options => new Intl.DateTimeFormat(LANGUAGE_TAGS[language], options),
    )
    const formatTime = (at: string) =>
      (dayOf(at, zone) === dayOf(Date.now(), zone) ? ofToday : ofAnyDay)?.format(new Date(at)) ?? at
    return { t, language, zone, formatTime }
  }, [t, language, zone])
}
