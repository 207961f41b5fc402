import type { Event } from '#resources/events/contract.ts'
import type { EXPORT_FORMATS } from '#resources/jobs/rules.ts'
import { csvHead, csvRows } from '#server/http/csv.ts'

const COLUMNS = ['id', 'at', 'kind', 'subject', 'subjectId', 'memberId'] as const

type Input = { events: readonly Event[]; format: (typeof EXPORT_FORMATS)[number]; hasHead: boolean }

/** A part of the exported file. */
export function formatEvents({ events, format, hasHead }: Input): Uint8Array {
  const text =
    format === 'jsonl'
      ? events.map(event => `${JSON.stringify(event)}\n`).join('')
      : (hasHead ? csvHead(COLUMNS) : '') +
        csvRows(events.map(event => COLUMNS.map(column => String(event[column] ?? ''))))
  return new TextEncoder().encode(text)
}
