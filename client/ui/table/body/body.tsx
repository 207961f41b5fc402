import { useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react'
import { type BodyProps, rowProps } from './body-props.ts'
import { Gap, ROW_PX } from './gap.tsx'
import { Row } from './row.tsx'

/** A longer list renders only the rows in view. */
const VIRTUAL_FROM = 100
const ROWS_IN_VIEW = 20
const NO_ROWS: readonly never[] = []

// Loaded on demand, because most lists are shorter.
const loadVirtualBody = () => import('./virtual-body.tsx')
type VirtualBody = Awaited<ReturnType<typeof loadVirtualBody>>['VirtualBody']
let loaded: VirtualBody | null = null

export function Body<R, V>(props: BodyProps<R, V>) {
  const isPrinting = useSyncExternalStore(subscribeToPrint, () => isPrintingNow)
  const isLong = props.rows.length > VIRTUAL_FROM
  const { VirtualBody, isLoading } = useVirtualBody(isLong)
  if (!isLong || isPrinting) return <PlainBody {...props} isWhole={isPrinting} />
  if (VirtualBody) return <VirtualBody {...props} />
  // The first rows fill the first screen. If the code can't be loaded, all rows are shown.
  return <PlainBody {...props} rows={isLoading ? props.rows.slice(0, VIRTUAL_FROM) : props.rows} />
}

function useVirtualBody(isWanted: boolean) {
  const [state, set] = useState({ VirtualBody: loaded, isLoading: true })
  const isMissing = isWanted && !state.VirtualBody
  useEffect(() => {
    if (!isMissing) return
    let isGone = false
    loadVirtualBody()
      .then(code => {
        loaded = code.VirtualBody
      })
      .catch(() => {})
      .finally(() => isGone || set({ VirtualBody: loaded, isLoading: false }))
    return () => {
      isGone = true
    }
  }, [isMissing])
  return state
}

function PlainBody<R, V>(props: BodyProps<R, V> & { isWhole?: boolean }) {
  const { active, hasFixedColumns, isWhole } = props
  const early = useRowsInTurn(props.rows, hasFixedColumns)
  // The current cell of grid mode may be in a later row, and paper takes what is there.
  const rows = active || isWhole ? props.rows : early
  return (
    <tbody>
      {rows.map(({ id, row }, index) => (
        <Row key={id} {...rowProps(props, index)} row={row} />
      ))}
      {rows.length < props.rows.length && <Gap height={(props.rows.length - rows.length) * ROW_PX} />}
    </tbody>
  )
}

/**
 * The rows to render. Of another list, such as another page, the first rows are rendered at once, and the others after
 * they have been painted. Where rows determine the widths of columns, those would jump, so nothing is deferred.
 */
function useRowsInTurn<T extends { id: string }>(rows: readonly T[], hasFixedColumns: boolean): readonly T[] {
  const shown = useDeferredValue(hasFixedColumns ? rows : NO_ROWS, NO_ROWS)
  if (!hasFixedColumns || shown === rows || rows.length <= ROWS_IN_VIEW) return rows
  const first = rows.slice(0, ROWS_IN_VIEW)
  const isOther = first.every(({ id }) => !shown.some(row => row.id === id))
  return isOther ? first : rows
}

// Paper does not scroll, so printing renders every row.
let isPrintingNow = false
function subscribeToPrint(notify: () => void): () => void {
  const set = (isPrinting: boolean) => () => {
    isPrintingNow = isPrinting
    notify()
  }
  const [start, end] = [set(true), set(false)]
  addEventListener('beforeprint', start)
  addEventListener('afterprint', end)
  return () => {
    removeEventListener('beforeprint', start)
    removeEventListener('afterprint', end)
  }
}
