import { stringify } from 'csv-stringify/sync'
import { guardFormula } from '#shared/text/formula-guard.ts'
import { byteStream } from './byte-stream.ts'

const neutralise = (text: string) => (NUMBER.test(text) ? text : guardFormula(text))
/** A negative number is not a formula, so it stays a number that a spreadsheet can sum. */
const NUMBER = /^-\d+(\.\d+)?$/

/** Spreadsheets read a file as UTF-8 only if it starts with a byte order mark. */
export const csvHead = (titles: readonly string[]): string => `\ufeff${csvRows([titles])}`

export const csvRows = (rows: readonly (readonly string[])[]): string =>
  stringify(rows.map(cells => cells.map(neutralise)))

/** Formats a time as `YYYY-MM-DD HH:MM:SS` in the given time zone. */
export function zoned(time: string, zone: string): string {
  const at = Temporal.Instant.from(time).toZonedDateTimeISO(zone)
  return at.toPlainDateTime().toString({ smallestUnit: 'second' }).replace('T', ' ')
}

const BATCH = 500
type Page<R> = { rows: R[]; next: string | null }

/** The header line, then all pages of a list. Batches keep an export from blocking the database or filling memory. */
export async function* csvOf<R>(
  head: string,
  readPage: (limit: number, cursor?: string) => Promise<Page<R>>,
  write: (rows: R[]) => string,
  batch = BATCH,
): AsyncGenerator<string> {
  yield head
  let cursor: string | undefined
  do {
    const page = await readPage(batch, cursor)
    yield write(page.rows)
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
}

async function* encoded(text: AsyncIterable<string>) {
  const encoder = new TextEncoder()
  for await (const part of text) yield encoder.encode(part)
}

/** The response of an export endpoint: a CSV file with today's date in its name. */
export const answerCsv = (name: string, text: AsyncIterable<string>) => ({
  status: 200 as const,
  body: byteStream(encoded(text)),
  headers: { 'content-disposition': `attachment; filename="${name}-${new Date().toISOString().slice(0, 10)}.csv"` },
})
