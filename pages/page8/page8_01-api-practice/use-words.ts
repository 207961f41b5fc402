import { useMemo } from 'react'
import { type Translate, useMessages } from '#client/i18n.ts'
import type { Operation } from './document.ts'
import { endpointMessages } from './endpoint-messages.ts'

const texts: Record<string, { en: unknown; zh: unknown }> = endpointMessages.texts
const has = (key: string) => Object.hasOwn(texts, key)

/** What the console calls a resource and an endpoint in the operator's language; what it has no words for, as the document does. */
export function useWords() {
  const t = useMessages(endpointMessages) as Translate<string>
  return useMemo(
    () => ({
      resource: (name: string) => (has(`resource_${name}`) ? t(`resource_${name}`) : name),
      // In English the document's own words: they are never older than the endpoint.
      summary: ({ id, summary }: Operation) => (has(id) && t(id) !== texts[id]?.en ? t(id) : summary),
    }),
    [t],
  )
}

/** All words for an endpoint and its resource, in both languages: what a search looks through. */
export const allWordsOf = ({ id, resource }: Operation): string =>
  [id, `resource_${resource}`].flatMap(key => (has(key) ? [texts[key]?.en, texts[key]?.zh] : [])).join(' ')
