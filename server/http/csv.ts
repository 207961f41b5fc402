import { stringify } from 'csv-stringify/sync'
import { guardFormula } from '#shared/formula-guard.ts'

const neutralise = (text: string) => (NUMBER.test(text) ? text : guardFormula(text))
/** Below zero is no formula: it stays a number that can be added up. */
const NUMBER = /^-\d+(\.\d+)?$/

/** Spreadsheets read UTF-8 only behind a byte order mark. */
export const csvHead = (titles: readonly string[]): string => `\ufeff${csvRows([titles])}`

export const csvRows = (rows: readonly (readonly string[])[]): string =>
  stringify(rows.map(cells => cells.map(neutralise)))

/** `YYYY-MM-DD HH:MM:SS` in the zone. */
export function zoned(time: string, zone: string): string {
  const at = Temporal.Instant.from(time).toZonedDateTimeISO(zone)
  return at.toPlainDateTime().toString({ smallestUnit: 'second' }).replace('T', ' ')
}

const BATCH = 500
type Page<R> = { rows: R[]; next: string | null }

/** The head, then all pages of a list, read a batch at a time, so that no export holds the database or the memory. */
export async function* csvOf<R>(
  head: string,
  readPage: (limit: number, cursor?: string) => Promise<Page<R>>,
  write: (rows: R[]) => string,
): AsyncGenerator<string> {
  yield head
  let cursor: string | undefined
  do {
    const page = await readPage(BATCH, cursor)
    yield write(page.rows)
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
}

/** The answer of an endpoint that exports: a file of today's. */
export const answerCsv = (name: string, text: AsyncIterable<string>) => ({
  status: 200 as const,
  body: ReadableStream.from(text).pipeThrough(new TextEncoderStream()) as ReadableStream,
  headers: { 'content-disposition': `attachment; filename="${name}-${new Date().toISOString().slice(0, 10)}.csv"` },
})
