import { foldText } from '#shared/fold-text.ts'

/** What a row must say of a member. */
export const FIELDS = ['nameEn', 'nameZh', 'email', 'team', 'job', 'joinedOn'] as const
export type Field = (typeof FIELDS)[number]

/** Which column of the file says what; a field that none says is missing. */
export type Mapping = Partial<Record<Field, number>>

/** What people head such columns with; the first is what this console's own exports say. */
const HEADS: Record<Field, readonly string[]> = {
  nameEn: ['name', 'name in latin letters', 'full name', 'english name', '英文姓名', '姓名'],
  nameZh: ['name (chinese)', 'name in chinese', 'chinese name', '中文姓名', '姓名（中文）'],
  email: ['e-mail', 'email', 'mail', 'e-mail address', '電子郵件', '信箱'],
  team: ['team', 'department', 'group', '團隊', '部門'],
  job: ['job', 'position', 'role', '職務', '職稱'],
  joinedOn: ['joined on', 'start date', 'joined', 'hired on', '到職日', '到職日期'],
}

const plain = (text: string) => foldText(text).trim()

/** The columns whose heads say what they hold. */
export function guessMapping(heads: readonly string[]): Mapping {
  const folded = heads.map(plain)
  const found = FIELDS.flatMap(field => {
    const column = folded.findIndex(head => HEADS[field].map(plain).includes(head))
    return column < 0 ? [] : [[field, column] as const]
  })
  return Object.fromEntries(found)
}

export const missingFields = (mapping: Mapping): Field[] => FIELDS.filter(field => mapping[field] === undefined)

/** The mapping with a field's column changed; a column says one thing, so it is taken from what it said before. */
export function mapField(mapping: Mapping, field: Field, column: number | undefined): Mapping {
  const others = Object.entries(mapping).filter(([name, at]) => name !== field && at !== column)
  return { ...Object.fromEntries(others), ...(column !== undefined && { [field]: column }) }
}
