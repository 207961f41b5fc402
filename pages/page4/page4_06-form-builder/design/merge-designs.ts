import { type FieldOf, mergeFields } from '#client/ui/form/merge/merge.ts'
import type { Sides } from '#client/ui/form/merge/use-merge-question.ts'
import type { FormDesign, FormField } from '#resources/forms/contract.ts'

/**
 * A design as parts that are merged separately: the title, each field by its id (null: missing), and the order of the
 * fields that all sides have. So two operators who change different fields, or both add one, never conflict.
 */
export type Parts = { title: FormDesign['title']; order: string[] } & Record<string, unknown>

// Parts are fields, by their ids, and null for a deleted one.
export const fieldIn = (parts: Parts, id: string): FormField | null => parts[id] as FormField | null

const idsOf = ({ fields }: FormDesign) => fields.map(({ id }) => id)

/** The three sides of a merge, split into the same parts. */
function partsOf(base: FormDesign, mine: FormDesign, theirs: FormDesign): Sides<Parts> {
  const sides = [base, mine, theirs] as const
  const all = [...new Set(sides.flatMap(idsOf))]
  const common = new Set(all.filter(id => sides.every(side => idsOf(side).includes(id))))
  const parts = (side: FormDesign): Parts => ({
    title: side.title,
    order: idsOf(side).filter(id => common.has(id)),
    ...Object.fromEntries(all.map(id => [id, side.fields.find(one => one.id === id) ?? null])),
  })
  return { base: parts(base), mine: parts(mine), theirs: parts(theirs) }
}

/**
 * Builds a design from merged parts: the common fields in order, and each other field after its predecessor on its own
 * side.
 */
export function designFrom(parts: Parts, mine: FormDesign, theirs: FormDesign): FormDesign {
  const ids = parts.order.filter(id => fieldIn(parts, id) !== null)
  for (const side of [theirs, mine])
    for (const [place, id] of idsOf(side).entries()) {
      if (ids.includes(id) || fieldIn(parts, id) === null) continue
      const before = idsOf(side)
        .slice(0, place)
        .findLast(one => ids.includes(one))
      ids.splice(before === undefined ? 0 : ids.indexOf(before) + 1, 0, id)
    }
  return { title: parts.title, fields: ids.flatMap(id => fieldIn(parts, id) ?? []) }
}

export type Merged = { design: FormDesign; conflicts: FieldOf<Parts>[]; sides: Sides<Parts> }

/** A merged design, with what was changed further while it was being merged. */
export const withLater = (mine: FormDesign, now: FormDesign, merged: FormDesign): FormDesign =>
  mergeDesigns(mine, now, merged).design

/** Merges both sides. If both changed the same part, mine stays until the operator chooses. */
export function mergeDesigns(base: FormDesign, mine: FormDesign, theirs: FormDesign): Merged {
  const sides = partsOf(base, mine, theirs)
  const { merged, conflicts } = mergeFields(sides.base, sides.mine, sides.theirs)
  return { design: designFrom(merged, mine, theirs), conflicts, sides }
}
