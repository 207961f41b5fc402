import { useLanguage } from '#client/i18n/i18n.ts'
import { useGlobal } from '#client/state/state.ts'
import { LANGUAGE_TAGS } from '#shared/messages.ts'

/** When something was saved, in the operator's language and time zone. */
export function useSavedTime(): (time: string) => string {
  const language = useLanguage()
  const timeZone = useGlobal(global => global.time_zone)
  return time =>
    new Date(time).toLocaleString(LANGUAGE_TAGS[language], { dateStyle: 'medium', timeStyle: 'short', timeZone })
}
