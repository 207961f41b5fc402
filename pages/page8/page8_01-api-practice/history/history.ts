import * as z from 'zod/mini'
import { operatorStore } from '#client/session/operator-store.ts'
import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { holdsSecrets, isSecret, withoutSecrets } from '#pages/page8/page8_01-api-practice/catalogue/schema.ts'
import { isJson, parse, type Reply } from '#pages/page8/page8_01-api-practice/reply/reply.ts'
import { addressOf } from '#pages/page8/page8_01-api-practice/request/request.ts'
import { blankValues, PARAMETER_PARTS, type Values } from '#pages/page8/page8_01-api-practice/request/values.ts'

const NAME = 'api-practice history'
const MAX_ENTRIES = 100
const MAX_TEXT_LENGTH = 32_000

const record = z.record(z.string(), z.unknown())
const HistoryEntry = z.object({
  id: z.string(),
  operation: z.string(),
  resource: z.string(),
  method: z.string(),
  url: z.string(),
  values: z.object({
    params: record,
    query: record,
    headers: record,
    body: z.optional(z.unknown()),
    text: z.nullable(z.string()),
    isAnonymous: z.boolean(),
    fault: z._default(z.string(), ''),
    times: z._default(z.int(), 1),
  }),
  reply: z.object({
    at: z.string(),
    status: z.int(),
    headers: z.array(z.tuple([z.string(), z.string()])),
    mediaType: z.string(),
    text: z.nullable(z.string()),
    size: z.number(),
    isCut: z.boolean(),
    timing: z.object({
      totalMs: z.number(),
      waitMs: z.nullable(z.number()),
      downloadMs: z.nullable(z.number()),
      wireBytes: z.nullable(z.number()),
    }),
  }),
})
/** A request and its response, without secrets. */
export type HistoryEntry = z.infer<typeof HistoryEntry>

/** The stored entries, newest first. Entries of another version are dropped. */
export const readEntries = (kept: unknown): HistoryEntry[] =>
  (Array.isArray(kept) ? kept : []).flatMap(entry => z.safeParse(HistoryEntry, entry).data ?? [])

/** Stores the operator's last hundred exchanges in this browser until the session ends. */
export const historyStore = {
  read: async (): Promise<HistoryEntry[]> => readEntries(await operatorStore.read(NAME)),
  change: (step: (entries: HistoryEntry[]) => HistoryEntry[]): Promise<HistoryEntry[] | undefined> =>
    operatorStore.change(NAME, kept => step(readEntries(kept)).slice(0, MAX_ENTRIES)),
}

/** An exchange as the history stores it: without secrets and token, and with a long body truncated. */
export function entryOf(operation: Operation, values: Values, reply: Reply): HistoryEntry {
  const { bytes: _, ...kept } = reply
  const shown = withoutSecretValues(operation, values)
  const schema = (operation.replies[reply.status] ?? operation.replies.default)?.schema ?? undefined
  const text = isJson(reply.mediaType) ? redactedJson(reply.text, schema) : reply.text
  const isLong = (text?.length ?? 0) > MAX_TEXT_LENGTH
  return {
    id: crypto.randomUUID(),
    operation: operation.id,
    resource: operation.resource,
    method: operation.method,
    url: addressOf(operation, { ...values, ...shown }),
    values: shown,
    reply: {
      ...kept,
      text: text === null ? null : text.slice(0, MAX_TEXT_LENGTH),
      isCut: reply.isCut || isLong,
      headers: reply.headers.filter(([name]) => !isSecret(name, undefined)),
    },
  }
}

function redactedJson(text: string | null, schema: Parameters<typeof withoutSecrets>[1]): string | null {
  const read = parse(text ?? '')
  return read && JSON.stringify(withoutSecrets(read.value, schema, () => '…'))
}

/** The filled-in values without secrets. */
export function withoutSecretValues(operation: Operation, values: Values): HistoryEntry['values'] {
  const parts = PARAMETER_PARTS.map(part => [part, withoutSecrets(values[part], operation[part] ?? undefined)] as const)
  const schema = operation.body?.schema ?? undefined
  return {
    // Parameters without their secrets are still an object.
    ...(Object.fromEntries(parts) as Pick<Values, 'params' | 'query' | 'headers'>),
    body: withoutSecrets(values.body, schema),
    text: holdsSecrets(schema) ? null : values.text,
    isAnonymous: values.isAnonymous,
    fault: values.fault,
    times: values.times,
  }
}

/** The form values of an entry that is opened again. Secrets must be typed again. */
export function valuesOf(operation: Operation, { values }: Pick<HistoryEntry, 'values'>): Values {
  const blank = blankValues(operation)
  const { body } = values
  const isFormed = typeof body === 'object' && body !== null && !Array.isArray(body)
  const hidden = isFormed ? secretsOf(operation, blank.body) : {}
  return { ...blank, ...values, body: isFormed ? { ...hidden, ...body } : values.body }
}

const secretsOf = (operation: Operation, body: unknown): object =>
  Object.fromEntries(
    Object.entries(body ?? {}).filter(([name]) => isSecret(name, operation.body?.schema?.properties?.[name])),
  )
