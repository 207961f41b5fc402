import { stringify } from 'csv-stringify/sync'
import type { Login, LoginColumn } from './contract.ts'

/** A spreadsheet runs a cell that begins like a formula; a quote before it makes it text (OWASP, CSV injection). */
const neutralise = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

type Language = 'en' | 'zh'
const HEADS: Record<LoginColumn, Record<Language, string>> = {
  loginTime: { en: 'Time', zh: '時間' },
  user: { en: 'Account', zh: '帳號' },
  outcome: { en: 'Outcome', zh: '結果' },
  level: { en: 'Level', zh: '等級' },
  email: { en: 'E-mail', zh: '電子郵件' },
  address: { en: 'Address', zh: '來源位址' },
  agent: { en: 'Browser', zh: '瀏覽器' },
}

export type CsvShape = { columns: LoginColumn[]; zone: string; language: Language }

/** Spreadsheets read UTF-8 only behind a byte order mark. */
export const csvHead = ({ columns, language, zone }: CsvShape): string =>
  `\ufeff${stringify([columns.map(column => HEADS[column][language] + (column === 'loginTime' ? ` (${zone})` : ''))])}`

export const csvRows = (rows: Login[], { columns, zone }: CsvShape): string =>
  stringify(
    rows.map(row =>
      columns.map(column => neutralise(column === 'loginTime' ? zoned(row.loginTime, zone) : row[column])),
    ),
  )

/** `YYYY-MM-DD HH:MM:SS` in the zone. */
function zoned(time: string, zone: string): string {
  const at = Temporal.Instant.from(time).toZonedDateTimeISO(zone)
  return at.toPlainDateTime().toString({ smallestUnit: 'second' }).replace('T', ' ')
}
