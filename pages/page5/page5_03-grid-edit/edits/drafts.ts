import { textOf, valueIn } from '#pages/page5/page5_03-grid-edit/cells.ts'
import type { CellRefusal, Product, RowEdit } from '#resources/products/contract.ts'
import type { CellIssue } from '#resources/products/rules.ts'
import type { Edit, Purpose, Step } from './edit.ts'

/** Edits that are sent as one request. A retry uses the same key, so the request takes effect once. */
export type Batch = {
  edits: readonly Edit[]
  rows: RowEdit[]
  refused: CellRefusal[]
  key: string
  purpose: Purpose
}
/** The whole batch failed, for this reason, so the server has not validated the cell. */
type Unsaved = { code: 'unsaved'; reason: string; batch: Batch }
export type DraftIssue = CellIssue | Unsaved
/** What a cell shows instead of the server's value: an edit that is being saved, or was refused. */
export type Draft = { text: string; issue: DraftIssue | null }
export type Drafts = ReadonlyMap<string, Draft>

export const keyOf = ({ id, field }: { id: number; field: string }): string => `${id} ${field}`

export const withEdits = (drafts: Drafts, edits: readonly Edit[]): Drafts =>
  new Map([...drafts, ...edits.map(edit => [keyOf(edit), { text: edit.text, issue: null }] as const)])

export const without = (drafts: Drafts, cells: readonly { id: number; field: string }[]): Drafts => {
  const gone = new Set(cells.map(keyOf))
  return new Map([...drafts].filter(([key]) => !gone.has(key)))
}

/** The edits that were neither discarded nor edited again since they were sent. */
const stillShown = (drafts: Drafts, edits: readonly Edit[]): readonly Edit[] =>
  edits.filter(edit => {
    const draft = drafts.get(keyOf(edit))
    return draft?.issue === null && draft.text === edit.text
  })

/** Refused cells keep their text, so that it can be corrected; the others show the server's values. */
export function settled(drafts: Drafts, edits: readonly Edit[], refused: readonly CellRefusal[]): Drafts {
  const issues = new Map(refused.map(({ id, field, ...issue }) => [keyOf({ id, field }), issue]))
  const shown = stillShown(drafts, edits)
  const kept = shown.flatMap(edit => {
    const issue = issues.get(keyOf(edit))
    return issue ? [[keyOf(edit), { text: edit.text, issue }] as const] : []
  })
  return new Map([...without(drafts, shown), ...kept])
}

/** The cells of a failed batch keep their text. */
export function unsaved(drafts: Drafts, batch: Batch, reason: string): Drafts {
  const issue: Unsaved = { code: 'unsaved', reason, batch }
  const kept = stillShown(drafts, batch.edits).map(edit => [keyOf(edit), { text: edit.text, issue }] as const)
  return new Map([...drafts, ...kept])
}

/** The part of a failed batch that is left to send: cells that were discarded or edited since are not. */
export const leftOf = (drafts: Drafts, batch: Batch): readonly Edit[] =>
  batch.edits.filter(edit => {
    const issue = drafts.get(keyOf(edit))?.issue
    return issue?.code === 'unsaved' && issue.batch === batch
  })

export const failedBatches = (drafts: Drafts): ReadonlySet<Batch> =>
  new Set([...drafts.values()].flatMap(({ issue }) => (issue?.code === 'unsaved' ? [issue.batch] : [])))

/**
 * The same edits, based on what was written here since they were entered. A cell may be edited again while its earlier
 * text is being saved, and that is nobody else's change.
 */
export const rebased = (
  edits: readonly Edit[],
  known: ReadonlyMap<number, Product>,
  written: readonly Edit[],
): readonly Edit[] =>
  edits.map(edit => {
    const product = known.get(edit.id)
    if (!product || textOf(product, edit.field) === edit.base) return edit
    const isNext = (one: Edit, base: string) => keyOf(one) === keyOf(edit) && one.base === base
    return { ...edit, base: written.reduce((base, one) => (isNext(one, base) ? one.text : base), edit.base) }
  })

/**
 * The request for these edits: one row per product, with its known version. A cell that someone else has changed since
 * it was edited is refused here, because sending it would overwrite their change.
 */
export function batchOf(edits: readonly Edit[], known: ReadonlyMap<number, Product>) {
  const rows = new Map<number, RowEdit>()
  const refused: CellRefusal[] = []
  for (const { id, field, text, base } of edits) {
    const product = known.get(id)
    if (!product) refused.push({ id, field, code: 'not-found' })
    else if (textOf(product, field) !== base) refused.push({ id, field, code: 'stale' })
    else {
      const row = rows.get(id) ?? { id, version: product.version, cells: {} }
      rows.set(id, { ...row, cells: { ...row.cells, [field]: valueIn(field, text) } })
    }
  }
  return { rows: [...rows.values()].sort((one, other) => one.id - other.id), refused }
}

/** The edits that were refused because of another cell of their row: their own still holds what they are based on. */
export const outdatedOf = (
  { edits, rows }: Batch,
  refusals: readonly CellRefusal[],
  known: ReadonlyMap<number, Product>,
): readonly Edit[] =>
  edits.filter(edit => {
    const [sent, product] = [rows.find(({ id }) => id === edit.id), known.get(edit.id)]
    const isStale = refusals.some(one => one.code === 'stale' && keyOf(one) === keyOf(edit))
    return isStale && sent && product && product.version > sent.version && textOf(product, edit.field) === edit.base
  })

/**
 * The cells that a batch has changed, with their text on the server before and after it, and those that were refused.
 * `after` is the reply: what is known may be newer, if the first reply was lost.
 */
export function stepOf(
  edits: readonly Edit[],
  after: ReadonlyMap<number, Product>,
  refusals: readonly CellRefusal[],
): Step {
  const failed = new Set(refusals.map(keyOf))
  const written = edits.flatMap(({ id, field, base }) => {
    const product = after.get(id)
    if (failed.has(keyOf({ id, field })) || !product) return []
    const text = textOf(product, field)
    return text === base ? [] : [{ id, field, text, base }]
  })
  return { written, refused: edits.filter(edit => failed.has(keyOf(edit))) }
}
