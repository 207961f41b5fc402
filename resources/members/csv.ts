import { csvHead, csvRows, zoned } from '#server/http/csv.ts'
import type { Language, Words } from '#shared/messages.ts'
import type { Member, MemberColumn } from './contract.ts'
import { JOB_NAMES } from './rules.ts'

export type CsvShape = { columns: MemberColumn[]; zone: string; language: Language; teams: ReadonlyMap<number, Words> }

const HEADS: Record<MemberColumn, Words[]> = {
  name: [
    { en: 'Name', zh: '姓名' },
    { en: 'Name (Chinese)', zh: '中文姓名' },
  ],
  email: [{ en: 'E-mail', zh: '電子郵件' }],
  team: [{ en: 'Team', zh: '團隊' }],
  job: [{ en: 'Job', zh: '職務' }],
  joinedOn: [{ en: 'Joined on', zh: '到職日' }],
  archivedAt: [{ en: 'Archived', zh: '封存時間' }],
  updatedAt: [{ en: 'Last changed', zh: '最後異動' }],
}
const TIMES: readonly MemberColumn[] = ['archivedAt', 'updatedAt']

export const headOf = ({ columns, language, zone }: CsvShape): string =>
  csvHead(
    columns.flatMap(column =>
      HEADS[column].map(words => words[language] + (TIMES.includes(column) ? ` (${zone})` : '')),
    ),
  )

export const rowsOf = (members: Member[], shape: CsvShape): string =>
  csvRows(members.map(member => shape.columns.flatMap(column => cellsOf(member, column, shape))))

function cellsOf(member: Member, column: MemberColumn, { language, zone, teams }: CsvShape): string[] {
  switch (column) {
    case 'name':
      return [member.name.en, member.name.zh]
    case 'team':
      return [teams.get(member.teamId)?.[language] ?? '']
    case 'job':
      return [JOB_NAMES[member.job][language]]
    case 'archivedAt':
      return [member.archivedAt === null ? '' : zoned(member.archivedAt, zone)]
    case 'updatedAt':
      return [zoned(member.updatedAt, zone)]
    case 'email':
    case 'joinedOn':
      return [member[column]]
  }
}
