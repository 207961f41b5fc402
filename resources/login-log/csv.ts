import { csvHead, csvRows, zoned } from '#server/http/csv.ts'
import { agentName } from '#shared/platform/agent-name.ts'
import type { Login, LoginColumn } from './contract.ts'

type Language = 'en' | 'zh'
const HEADS: Record<LoginColumn, Record<Language, string>> = {
  loginTime: { en: 'Time', zh: '時間' },
  user: { en: 'Account', zh: '帳號' },
  outcome: { en: 'Outcome', zh: '結果' },
  level: { en: 'Level', zh: '等級' },
  email: { en: 'E-mail', zh: '電子郵件' },
  address: { en: 'Address', zh: '來源位址' },
  browser: { en: 'Browser', zh: '瀏覽器' },
  agent: { en: 'User-Agent', zh: 'User-Agent' },
}

export type CsvShape = { columns: LoginColumn[]; zone: string; language: Language }

export const headOf = ({ columns, language, zone }: CsvShape): string =>
  csvHead(columns.map(column => HEADS[column][language] + (column === 'loginTime' ? ` (${zone})` : '')))

export const rowsOf = (rows: Login[], { columns, zone }: CsvShape): string =>
  csvRows(rows.map(row => columns.map(column => cellOf(row, column, zone))))

function cellOf(row: Login, column: LoginColumn, zone: string): string {
  if (column === 'loginTime') return zoned(row.loginTime, zone)
  return column === 'browser' ? agentName(row.agent) : row[column]
}
