import Papa from 'papaparse'
import { createLineCounter } from '#client/files/line-counter.ts'
import { unguardFormula } from '#shared/text/formula-guard.ts'
import { createReading, failed, issueOfLocation, nameOf, type Reading } from './imported.ts'

type Column = 'id' | 'name' | 'lng' | 'lat' | 'list' | 'type'

/** Common heads of other programs, in lower case. */
const HEADS: Record<Column, readonly string[]> = {
  id: ['id', '編號'],
  name: ['name', 'title', '名稱', '地名'],
  lng: ['lng', 'lon', 'long', 'longitude', 'x', '經度'],
  lat: ['lat', 'latitude', 'y', '緯度'],
  list: ['list', '清單'],
  type: ['type', 'listtype', '類型'],
}

/**
 * Reads markers from a CSV with a head: longitude and latitude, and name, list, type and id if present. `isSwapped`: the
 * columns of longitude and latitude contain each other's values. Never throws.
 */
export function readCsv(text: string, isSwapped = false): Reading {
  const { reading, issue, add } = createReading()
  let columns: Partial<Record<Column, number>> | null = null
  let failure: Reading | null = null
  let number = 0
  const lines = createLineCounter(text)

  const readRow = (cells: string[], line: number, errors: Papa.ParseError[]) => {
    number++
    const cell = (column: Column) => unguardFormula(cells[columns?.[column] ?? -1] ?? '').trim()
    if (errors.some(({ type }) => type === 'Quotes')) return issue({ line }, 'quotes', cells.join(','))
    const [first, second] = [numberOf(cell('lng')), numberOf(cell('lat'))]
    const [lng, lat] = isSwapped ? [second, first] : [first, second]
    if (cell('lng') === '' || cell('lat') === '') return issue({ line }, 'no-coordinates', cells.join(','))
    const wrong = issueOfLocation(lng, lat)
    if (wrong) return issue({ line }, wrong, `${cell('lat')}, ${cell('lng')}`)
    const [id, list] = [cell('id'), cell('list')]
    add(
      { line },
      {
        ...(id && { id }),
        name: nameOf(cell('name'), number),
        lng,
        lat,
        ...(list && { list: { name: nameOf(list, number), type: cell('type') } }),
      },
    )
  }

  Papa.parse<string[]>(text, {
    delimiter: findDelimiter(text),
    delimitersToGuess: DELIMITERS,
    step({ data: cells, errors, meta }, parser) {
      const line = lines.before(meta.cursor)
      if (cells.every(cell => cell.trim() === '')) return
      if (columns) return readRow(cells, line, errors)
      columns = findColumns(cells)
      if (columns.lng === undefined || columns.lat === undefined) {
        failure = failed('no-columns', line, cells.join(', ').slice(0, 80))
        parser.abort()
      }
    },
  })
  return failure ?? (columns ? reading : failed('empty'))
}

const DELIMITERS = [',', '\t', ';']

/**
 * The delimiter with which the first row contains the coordinate columns; undefined if none fits, so that the parser
 * guesses it from the rows.
 */
const findDelimiter = (text: string): string | undefined =>
  DELIMITERS.find(delimiter => {
    const [heads = []] = Papa.parse<string[]>(text, { delimiter, preview: 1, skipEmptyLines: 'greedy' }).data
    const { lng, lat } = findColumns(heads)
    return lng !== undefined && lat !== undefined
  })

function findColumns(heads: string[]): Partial<Record<Column, number>> {
  const plain = heads.map(head => head.trim().toLowerCase())
  const entries = Object.entries(HEADS).map(([column, names]) => [
    column,
    plain.findIndex(head => names.includes(head)),
  ])
  return Object.fromEntries(entries.filter(([, index]) => index !== -1))
}

/**
 * Parses a number as spreadsheets write it. Full-width digits count; a comma counts as the decimal point if there is no
 * point.
 */
function numberOf(text: string): number {
  const plain = text.normalize('NFKC')
  return /^[+-]?(\d+([.,]\d*)?|[.,]\d+)(e[+-]?\d+)?$/i.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN
}
