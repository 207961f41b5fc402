import { useMemo } from 'react'
import { type Formats, formatsOf } from '#client/i18n/formats.ts'
import { type Translate, useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { useGlobal } from '#client/state/state.ts'
import type { Language } from '#shared/messages.ts'
import { dayOf } from '#shared/time/zone.ts'
import { messages } from './messages.ts'

/** What is needed to describe entries. */
export type TrafficView = {
  t: Translate<keyof typeof messages.texts>
  language: Language
  /** The time in the operator's zone with milliseconds, and with its date if it is not today. */
  formatTime: (at: string) => string
  zone: string
  formats: Formats
}

export function useTrafficView(): TrafficView {
  const t = useMessages(messages)
  const language = useLanguage()
  const zone = useGlobal(global => global.time_zone)
  return useMemo(() => {
    const formats = formatsOf(language, zone)
    const formatTime = (at: string) =>
      formats.moment(at, dayOf(at, zone) === dayOf(Date.now(), zone) ? 'timeMs' : 'dateTimeMs')
    return { t, language, zone, formats, formatTime }
  }, [t, language, zone])
}
