import { sql } from 'kysely'
import { foldText } from '#shared/fold-text.ts'

/** A pattern that finds the text anywhere in a folded one, its own `%` and `_` meaning themselves. */
const containing = (text: string) => `%${foldText(text).replace(/[\\%_]/g, '\\$&')}%`

/** Is the text somewhere in the row's `folded` column, whatever its case, width and accents? */
export const isIn = (text: string) => sql<boolean>`folded like ${containing(text)} escape '\\'`

/** Is it somewhere in this column, whatever its case? For tables that are few and have no folded column. */
export const isInColumn = (column: string, text: string) =>
  sql<boolean>`lower(${sql.ref(column)}) like ${containing(text)} escape '\\'`

/** The same of the name in either language. */
export const isInName = (text: string) =>
  sql<boolean>`(${isInColumn('name_en', text)} or ${isInColumn('name_zh', text)})`
