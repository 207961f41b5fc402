import { type RawBuilder, sql } from 'kysely'
import { foldText } from '#shared/text/fold-text.ts'

/** `%` and `_` are literal. A text that folds to nothing, such as a lone accent, matches no row. */
function contains(column: RawBuilder<unknown>, text: string, before = '') {
  const folded = foldText(text)
  const pattern = `%${folded.replace(/[\\%_]/g, '\\$&')}%${before}`
  return folded === '' ? sql<boolean>`1 = 0` : sql<boolean>`${column} like ${pattern} escape '\\'`
}

/** Matches the row's `folded` column, regardless of case, width and accents. */
export const foldedContains = (text: string) => contains(sql`folded`, text)

/** Matches any column, regardless of case. For small tables without a folded column. */
export const columnContains = (column: string, text: string) => contains(sql`lower(${sql.ref(column)})`, text)

/** Matches an e-mail address before its domain, which many share, unless the text names a domain. */
export const emailContains = (column: string, text: string) =>
  contains(sql`lower(${sql.ref(column)})`, text, text.includes('@') ? '' : '@%')

/** Matches the name in either language, regardless of case. */
export const nameContains = (text: string) =>
  sql<boolean>`(${columnContains('name_en', text)} or ${columnContains('name_zh', text)})`

/** For sorting: names with the text as a word come first, then those with a word that begins with it, then the others that contain it. */
export function nameRank(text: string) {
  const words = sql`(' ' || lower(name_en) || ' ' || lower(name_zh) || ' ')`
  const [isWord, beginsWord] = [contains(words, ` ${text} `), contains(words, ` ${text}`)]
  return sql`case when ${isWord} then 0 when ${beginsWord} then 1 when ${nameContains(text)} then 2 else 3 end`
}
