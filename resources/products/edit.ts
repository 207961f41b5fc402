import { etagOf } from '#server/entities/etag.ts'
import type { Writing } from '#server/writes/write.ts'
import { Problem } from '#shared/errors.ts'
import type { CellRefusal, Product, RowEdit } from './contract.ts'
import { products } from './entity.ts'
import { type CellIssue, EDITABLE_FIELDS, type EditableField, issueOf } from './rules.ts'

type Cell = { field: EditableField; value: string | number }
type Edited = { product: Product | null; refused: CellRefusal[] }

/** Writes the valid cells of each row as one version, and returns the issues of the others. */
export async function editRows(writing: Writing, rows: readonly RowEdit[]) {
  const edited: Edited[] = []
  // Everybody locks rows in the order of their ids, which avoids deadlocks.
  for (const row of rows.toSorted((one, other) => one.id - other.id)) edited.push(await editRow(writing, row))
  const products = new Map(edited.flatMap(({ product }) => (product ? [[product.id, product]] : [])))
  return { products: [...products.values()], refused: edited.flatMap(({ refused }) => refused) }
}

async function editRow({ update }: Writing, { id, version, cells }: RowEdit): Promise<Edited> {
  const given = EDITABLE_FIELDS.flatMap((field): Cell[] => {
    const { [field]: value } = cells
    return value === undefined ? [] : [{ field, value }]
  })
  const refusal = (field: EditableField, issue: CellIssue): CellRefusal => ({ id, field, ...issue })
  const refused = given.flatMap(({ field, value }) => {
    const issue = issueOf(field, value)
    return issue ? [refusal(field, issue)] : []
  })
  const good = given.filter(({ field }) => refused.every(one => one.field !== field))
  try {
    // Without valid cells this creates no version, but still returns the current row.
    const { etag } = etagOf({ version })
    const product = await update(products, id, { match: etag, fields: current => fieldsOf(good, current) })
    return { product, refused }
  } catch (error) {
    // Thrown before anything is written, so the transaction can continue.
    if (!(error instanceof Problem)) throw error
    const { current = null } = error.body as { current?: Product }
    const code = current ? 'stale' : 'not-found'
    return { product: current, refused: given.map(({ field }) => refusal(field, { code })) }
  }
}

/** Writes these cells into the fields; `issueOf` has validated their types. */
function fieldsOf(cells: readonly Cell[], { name, priceCents, stock, reorderAt }: Product) {
  const fields = { name: { ...name }, priceCents, stock, reorderAt }
  for (const { field, value } of cells)
    if (field === 'nameEn') fields.name.en = String(value).trim()
    else if (field === 'nameZh') fields.name.zh = String(value).trim()
    else fields[field] = Number(value)
  return fields
}
