import { foldText } from '#shared/text/fold-text.ts'

export const FIELDS = ['nameEn', 'nameZh', 'email', 'team', 'job', 'joinedOn'] as const
export type Field = (typeof FIELDS)[number]

/** The column of each field. A field without a column is missing. */
export type Mapping = Partial<Record<Field, number>>

/** Common heads for each field. The first one is used by this console's own exports. */
const HEADS: Record<Field, readonly string[]> = {
  nameEn: ['name', 'name in latin letters', 'full name', 'english name', '英文姓名', '姓名'],
  nameZh: ['name (chinese)', 'name in chinese', 'chinese name', '中文姓名', '姓名（中文）'],
  email: ['e-mail', 'email', 'mail', 'e-mail address', '電子郵件', '信箱'],
  team: ['team', 'department', 'group', '團隊', '部門'],
  job: ['job', 'position', 'role', '職務', '職稱'],
  joinedOn: ['joined on', 'start date', 'joined', 'hired on', '到職日', '到職日期'],
}

const plain = (text: string) => foldText(text).trim()

/** Maps the columns with known heads. */
export function guessMapping(heads: readonly string[]): Mapping {
  const folded = heads.map(plain)
  const found = FIELDS.flatMap(field => {
    const column = folded.findIndex(head => HEADS[field].map(plain).includes(head))
    return column < 0 ? [] : [[field, column] as const]
  })
  return Object.fromEntries(found)
}

export const missingFields = (mapping: Mapping): Field[] => FIELDS.filter(field => mapping[field] === undefined)

/** Maps a field to a column. A column has one field, so its previous field loses it. */
export function mapField(mapping: Mapping, field: Field, column: number | undefined): Mapping {
  const others = Object.entries(mapping).filter(([name, at]) => name !== field && at !== column)
  return { ...Object.fromEntries(others), ...(column !== undefined && { [field]: column }) }
}
