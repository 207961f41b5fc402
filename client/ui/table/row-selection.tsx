import type { ChangeEvent, ReactNode } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import { tableMessages } from './messages.ts'
import styles from './row-selection.module.css'

/** What a table needs for selectable rows. */
export type RowSelection<R> = {
  has: (row: R) => boolean
  /** Must keep its identity. `isRange`: Shift was down, so all rows since the last press are meant. */
  select: (row: R, isSelected: boolean, isRange: boolean) => void
  /** How many of the shown rows are selected. `empty`: there are none yet. */
  extent: 'empty' | 'none' | 'some' | 'all'
  selectShown: (isSelected: boolean) => void
  /** The name of a row's checkbox: “Select Lin Shu-guang”. */
  labelOf: (row: R) => string
}

type RowProps = {
  label: string
  isSelected: boolean
  onSelect: (isSelected: boolean, isRange: boolean) => void
  children: ReactNode
}

/** The first cell of a selectable row. The checkbox's label makes it a large enough touch target. */
export function Selectable({ label, isSelected, onSelect, children }: RowProps) {
  return (
    <span className={`${look.line} ${styles.selectable}`} data-gap="8">
      <label className={`${look.screen} ${styles.select}`}>
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

/** The head of that column. Its checkbox selects all shown rows, or none. */
export function SelectableHead<R>({ selection: { extent, selectShown }, children }: HeadProps<R>) {
  const t = useMessages(tableMessages)
  return (
    <span className={`${look.line} ${styles.selectable}`} data-gap="8">
      <label className={`${look.screen} ${styles.select}`}>
        <input
          type="checkbox"
          aria-label={t('selectShown')}
          ref={box => {
            if (box) box.indeterminate = extent === 'some'
          }}
          checked={extent === 'all'}
          disabled={extent === 'empty'}
          onChange={event => selectShown(event.currentTarget.checked)}
        />
      </label>
      <span>{children}</span>
    </span>
  )
}

/** Pointer and space bar both toggle a checkbox by a click event, which has `shiftKey`. */
const isShiftDown = ({ nativeEvent }: ChangeEvent): boolean => nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
