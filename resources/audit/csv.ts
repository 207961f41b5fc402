import { csvHead, csvRows, zoned } from '#server/http/csv.ts'
import type { Language, Words } from '#shared/messages.ts'
import type { AuditColumn, AuditEntry } from './contract.ts'

export type CsvShape = { columns: AuditColumn[]; zone: string; language: Language }

const HEADS: Record<AuditColumn, Words[]> = {
  what: [
    { en: 'Record', zh: '項目' },
    { en: 'Id', zh: '編號' },
    { en: 'Name', zh: '名稱' },
  ],
  at: [{ en: 'Time', zh: '時間' }],
  action: [{ en: 'Action', zh: '動作' }],
  account: [{ en: 'Account', zh: '人員' }],
  fields: [{ en: 'Changed fields', zh: '異動欄位' }],
  version: [{ en: 'Version', zh: '版本' }],
  endpoint: [{ en: 'Endpoint', zh: '端點' }],
  requestId: [{ en: 'Request', zh: '請求' }],
}

export const headOf = ({ columns, language, zone }: CsvShape): string =>
  csvHead(
    columns.flatMap(column => HEADS[column].map(words => words[language] + (column === 'at' ? ` (${zone})` : ''))),
  )

export const rowsOf = (records: AuditEntry[], shape: CsvShape): string =>
  csvRows(records.map(record => shape.columns.flatMap(column => cellsOf(record, column, shape))))

function cellsOf(record: AuditEntry, column: AuditColumn, { language, zone }: CsvShape): string[] {
  switch (column) {
    case 'what':
      return [record.title[language], record.rowId, record.label?.[language] ?? '']
    case 'at':
      return [zoned(record.at, zone)]
    case 'fields':
      return [record.fields.join(' ')]
    case 'version':
      return [record.version === null ? '' : String(record.version)]
    default:
      return [record[column]]
  }
}
