import { ageOf } from '#client/i18n/age.ts'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import type { Sandbox } from '#resources/sandboxes/contract.ts'
import { LANGUAGE_TAGS } from '#shared/messages.ts'
import { SEED } from '#shared/platform/sandboxes.ts'
import { messages } from './messages.ts'
import { rowTotal } from './sandboxes.ts'

/** What sandboxes are called, and how old and large they are, in the operator's language. */
export function useNames() {
  const t = useMessages(messages)
  const tag = LANGUAGE_TAGS[useLanguage()]
  const total = (sandbox: Sandbox) => {
    const count = rowTotal(sandbox)
    return t('rowCount', { count, rows: count.toLocaleString(tag) })
  }
  return {
    nameOf: ({ id, name }: Sandbox) => (id === SEED ? t('delivered') : name),
    /** What it was copied from. */
    sourceOf: ({ sourceName }: Sandbox) => (sourceName === SEED ? t('delivered') : sourceName),
    total,
    age: ({ createdAt }: Sandbox) => ageOf(createdAt, Date.now(), tag),
    number: (count: number) => count.toLocaleString(tag),
  }
}
