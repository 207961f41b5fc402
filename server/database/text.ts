import { type RawBuilder, sql } from 'kysely'
import { foldText } from '#shared/fold-text.ts'

/** Does it hold the text? `%` and `_` mean themselves. A text that folds to nothing, such as an accent alone, is in none. */
function contains(column: RawBuilder<unknown>, text: string) {
  const folded = foldText(text)
  const pattern = `%${folded.replace(/[\\%_]/g, '\\$&')}%`
  return folded === '' ? sql<boolean>`1 = 0` : sql<boolean>`${column} like ${pattern} escape '\\'`
}

/** Is the text somewhere in the row's `folded` column, whatever its case, width and accents? */
export const foldedContains = (text: string) => contains(sql`folded`, text)

/** Is it somewhere in this column, whatever its case? For tables that are few and have no folded column. */
export const columnContains = (column: string, text: string) => contains(sql`lower(${sql.ref(column)})`, text)

/** The same of the name in either language. */
export const nameContains = (text: string) =>
  sql<boolean>`(${columnContains('name_en', text)} or ${columnContains('name_zh', text)})`
