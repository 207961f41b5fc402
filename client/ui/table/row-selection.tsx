import type { ChangeEvent, ReactNode } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { tableMessages } from './messages.ts'
import styles from './table.module.css'

/** What a table asks of a list whose rows can be selected. */
export type RowSelection<R> = {
  has: (row: R) => boolean
  /** The same function at every draw. `isRange`: Shift was down, and all rows since the last press are meant. */
  select: (row: R, isSelected: boolean, isRange: boolean) => void
  /** How many of the rows that are shown are selected. */
  extent: 'none' | 'some' | 'all'
  selectShown: (isSelected: boolean) => void
  /** The name of a row's box: “Select Lin Shu-guang”. */
  labelOf: (row: R) => string
}

type RowProps = {
  label: string
  isSelected: boolean
  onSelect: (isSelected: boolean, isRange: boolean) => void
  children: ReactNode
}

/** The first cell of a row that can be selected. The box's label makes it as large as a finger needs it. */
export function Selectable({ label, isSelected, onSelect, children }: RowProps) {
  return (
    <span className={styles.selectable}>
      <label className={styles.select}>
        <input
          type="checkbox"
          aria-label={label}
          checked={isSelected}
          onChange={event => onSelect(event.currentTarget.checked, isShiftDown(event))}
        />
      </label>
      <span>{children}</span>
    </span>
  )
}

type HeadProps<R> = { selection: RowSelection<R>; children: ReactNode }

/** The head of that column, whose box selects all rows that are shown, or none. */
export function SelectableHead<R>({ selection: { extent, selectShown }, children }: HeadProps<R>) {
  const t = useMessages(tableMessages)
  return (
    <span className={styles.selectable}>
      <label className={styles.select}>
        <input
          type="checkbox"
          aria-label={t('selectShown')}
          ref={box => {
            if (box) box.indeterminate = extent === 'some'
          }}
          checked={extent === 'all'}
          onChange={event => selectShown(event.currentTarget.checked)}
        />
      </label>
      <span>{children}</span>
    </span>
  )
}

/** The browser ticks a box by a click, of the pointer or of the space bar, and that knows of Shift. */
const isShiftDown = ({ nativeEvent }: ChangeEvent): boolean => nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
