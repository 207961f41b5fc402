import { useState } from 'react'
import type { ListOf } from '#client/list/use-list-page.ts'
import { clampWidth, readWidths, STEP_PX, writeWidths } from '#client/ui/table/arrange/widths.ts'
import { FIELDS, type Field } from '#pages/page5/page5_03-grid-edit/cells.ts'
import type { productsSearch } from '#pages/page5/page5_03-grid-edit/search-params.ts'

const USUAL_PX: Record<Field, number> = {
  sku: 112,
  nameEn: 210,
  nameZh: 160,
  category: 120,
  priceCents: 120,
  stock: 125,
  reorderAt: 140,
}
type List = Pick<ListOf<typeof productsSearch>, 'state' | 'change'>

/** The widths of the columns, which never depend on their content. The URL has those that the operator has chosen. */
export function useWidths({ state, change }: List) {
  /** During a drag. */
  const [dragged, setDragged] = useState<{ field: Field; px: number } | null>(null)
  const chosen: { readonly [F in Field]?: number } = readWidths(state.widths)
  const pxOf = (field: Field) => (dragged?.field === field ? dragged.px : (chosen[field] ?? USUAL_PX[field]))
  /** The first column stays in view, so on a small screen it leaves room for the others. */
  const lengthOf = (field: Field) => (field === 'sku' ? `min(${pxOf(field)}px, 40vw)` : `${pxOf(field)}px`)
  function resize(field: Field, px: number | null) {
    const { [field]: _, ...others } = chosen
    setDragged(null)
    const widths = writeWidths(px === null ? others : { ...others, [field]: clampWidth(px) })
    change({ widths }, { replace: true })
  }
  return {
    lengthOf,
    total: `calc(${FIELDS.map(lengthOf).join(' + ')})`,
    drag: (field: Field, px: number | null) => setDragged(px === null ? null : { field, px }),
    /** null: the usual width. */
    resize,
    step: (field: Field, by: -1 | 1) => resize(field, pxOf(field) + by * STEP_PX),
  }
}
export type Widths = ReturnType<typeof useWidths>
