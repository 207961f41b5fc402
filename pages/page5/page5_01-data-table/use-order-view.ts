import { useMemo } from 'react'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { useGlobal } from '#client/state/state.ts'
import { LANGUAGE_TAGS } from '#shared/messages.ts'
import type { OrderView } from './columns.tsx'
import { messages } from './messages.ts'

/** What the table's cells need; another one only when something that they show has changed. */
export function useOrderView(refusals: OrderView['refusals']): OrderView {
  const t = useMessages(messages)
  const language = useLanguage()
  const zone = useGlobal(global => global.time_zone)
  return useMemo(() => {
    const time = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], {
      timeZone: zone,
      dateStyle: 'medium',
      timeStyle: 'short',
      hourCycle: 'h23',
    })
    return { t, language, formatTime: at => time.format(new Date(at)), refusals }
  }, [t, language, zone, refusals])
}
