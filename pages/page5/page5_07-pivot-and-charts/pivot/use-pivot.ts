import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useRead } from '#client/api/use-read.ts'
import { useFormats } from '#client/i18n/formats.ts'
import type { ListOf } from '#client/list/use-list-page.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { formatOf, useLabels } from '#pages/page5/page5_07-pivot-and-charts/labels.ts'
import { type SalesState, salesSearch } from '#pages/page5/page5_07-pivot-and-charts/search-params.ts'
import { listSalesOrders, pivotSales } from '#resources/sales/contract.ts'
import { type Dimension, measured } from '#resources/sales/rules.ts'
import { type Sum, sumsOf } from './sums.ts'

export type SalesList = ListOf<typeof salesSearch>
export type Axis = 'row' | 'column'

/** The pivot table of the page's state, which all its views draw. */
export function usePivot({ query }: SalesList) {
  const { row, column, sort, ...grouped } = query
  useLiveRows('orders', pivotSales.path, listSalesOrders.path)
  return useRead(pivotSales, { query: grouped }, { placeholderData: keepPreviousData })
}

/** What the charts and the table of a pivot share. */
export type View = ReturnType<typeof useView>

export function useView(pivot: NonNullable<ReturnType<typeof usePivot>['data']>, state: SalesState) {
  const labelOf = useLabels()
  const formats = useFormats()
  const { measure } = state
  const format = formatOf(measure, formats)
  const sumAt = useMemo(() => sumsOf(pivot), [pivot])
  const dimensionOf = (axis: Axis): Dimension => (axis === 'row' ? state.rows : state.columns)
  return {
    pivot,
    state,
    sumAt,
    format,
    dimensionOf,
    labelOf: (axis: Axis, entry: Parameters<typeof labelOf>[1]) => labelOf(dimensionOf(axis), entry),
    textOf: (sum: Sum) => {
      const value = measured(sum, measure, pivot.total)
      return value === null ? '–' : format.full(value)
    },
    /** The page with this cell, row or column selected, or with nothing selected if it was. */
    linkTo: (selected: { row?: string; column?: string }) => {
      const isSelected = selected.row === state.row && selected.column === state.column
      const { row, column } = isSelected ? { row: undefined, column: undefined } : { ...NOTHING, ...selected }
      return salesSearch.link({ ...state, row, column, cursor: undefined })
    },
  }
}

const NOTHING = { row: undefined, column: undefined }
