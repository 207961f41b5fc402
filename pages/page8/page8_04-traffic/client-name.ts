import type { Translate } from '#client/i18n/i18n.ts'
import { pages } from '#client/router/router.ts'
import type { TrafficEntry } from '#resources/traffic/contract.ts'
import type { Language } from '#shared/messages.ts'
import { agentName } from '#shared/platform/sign-ins/agent-name.ts'
import type { messages } from './messages.ts'

/** The sender of a request: the title of a page of this console, or the program's own name and that of its API key. */
export function clientName(
  { page, agent, keyName }: TrafficEntry,
  language: Language,
  t: Translate<keyof typeof messages.texts>,
) {
  if (page === null) {
    const client = agentName(agent) || t('unknownClient')
    return keyName === null ? client : t('withKey', { client, key: keyName })
  }
  return pages.find(one => one.id === page)?.meta.title[language] ?? t('thisConsole')
}
