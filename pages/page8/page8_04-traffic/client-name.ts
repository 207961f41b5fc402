import { agentName } from '#client/http/agent-name.ts'
import type { Translate } from '#client/i18n/i18n.ts'
import { pages } from '#client/router/router.ts'
import type { TrafficEntry } from '#resources/traffic/contract.ts'
import type { Language } from '#shared/messages.ts'
import type { messages } from './messages.ts'

/** Who sent it, in words: a page of this console by its title, or the program as it names itself. */
export function clientName(
  { page, agent }: TrafficEntry,
  language: Language,
  t: Translate<keyof typeof messages.texts>,
) {
  if (page === null) return agentName(agent) || t('unknownClient')
  return pages.find(one => one.id === page)?.meta.title[language] ?? t('thisConsole')
}
