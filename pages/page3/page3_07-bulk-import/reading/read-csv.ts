import Papa from 'papaparse'
import { decodeText, type TextEncoding } from '#client/files/decode-text.ts'
import { createLineCounter } from '#client/files/line-counter.ts'
import { MAX_ROWS } from '#resources/imports/rules.ts'
import { unguardFormula } from '#shared/text/formula-guard.ts'
import type { Reading, ReadNews } from './reading.ts'

/** How many rows there are between progress reports. */
const ROWS_A_REPORT = 200

/**
 * Reads the rows of a CSV in any encoding, with any separator and line ends. Empty rows are skipped. `report` is called
 * with the progress, from 0 to 1.
 */
export function readCsv(bytes: Uint8Array, named: TextEncoding | undefined, report: (done: number) => void): ReadNews {
  const decoded = decodeText(bytes, named)
  if (!decoded) return { is: 'refused', reason: 'encoding' }
  const { text, encoding } = decoded
  if (text.trim() === '') return { is: 'refused', reason: 'empty' }
  const lines = createLineCounter(text)
  const reading: Reading = { encoding, heads: [], rows: [] }
  let refused: ReadNews | null = null
  Papa.parse<string[]>(text, {
    delimiter: separatorOf(text),
    step({ data, errors, meta }, parser) {
      const line = lines.before(meta.cursor)
      const cells = data.map(cell => unguardFormula(cell).trim())
      if (cells.every(cell => cell === '')) return
      if (errors.some(({ type }) => type === 'Quotes')) refused = { is: 'refused', reason: 'quotes', line }
      else if (reading.heads.length === 0) reading.heads = cells
      else if (reading.rows.length === MAX_ROWS) refused = { is: 'refused', reason: 'too-many' }
      else reading.rows.push({ line, cells })
      if (refused) parser.abort()
      if (reading.rows.length % ROWS_A_REPORT === 0) report(meta.cursor / text.length)
    },
  })
  if (refused) return refused
  return reading.rows.length === 0 ? { is: 'refused', reason: 'no-rows' } : { is: 'read', reading }
}

/** The most frequent separator in the head, which contains no prose with commas. */
function separatorOf(text: string): string {
  const [head = ''] = text.trimStart().split(/[\r\n]/, 1)
  const count = (sign: string) => head.split(sign).length
  return [',', ';', '\t'].reduce((most, sign) => (count(sign) > count(most) ? sign : most))
}
