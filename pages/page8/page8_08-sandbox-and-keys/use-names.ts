import { useLocale } from '#client/i18n/use-locale.ts'
import type { Sandbox } from '#resources/sandboxes/contract.ts'
import { SEED } from '#shared/platform/sandboxes.ts'
import { messages } from './messages.ts'
import { rowTotal } from './sandboxes.ts'

/** The names of sandboxes, and their age and size, in the operator's language. */
export function useNames() {
  const { t, formats } = useLocale(messages)
  const total = (sandbox: Sandbox) => {
    const count = rowTotal(sandbox)
    return t('rowCount', { count, rows: formats.number(count) })
  }
  return {
    nameOf: ({ id, name }: Sandbox) => (id === SEED ? t('delivered') : name),
    sourceOf: ({ sourceName }: Sandbox) => (sourceName === SEED ? t('delivered') : sourceName),
    total,
    age: ({ createdAt }: Sandbox) => formats.age(createdAt, Date.now()),
    number: formats.number,
  }
}
