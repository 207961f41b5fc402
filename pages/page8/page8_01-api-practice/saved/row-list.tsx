import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { type ReactNode, useRef } from 'react'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import look from '#client/ui/look.module.css'
import styles from './saved.module.css'

type Props = {
  legend: string
  note?: string
  /** Which column widths the rows have. */
  columns: 'take' | 'assertion'
  count: number
  most: number
  row: (index: number) => ReactNode
  addLabel: string
  removeLabel: (place: number) => string
  onAdd: () => void
  onRemove: (index: number) => void
}

/** Rows of a few fields each, which can be added and removed. The focus moves to the next sensible field. */
export function RowList({ legend, note, columns, count, most, row, addLabel, removeLabel, onAdd, onRemove }: Props) {
  const list = useRef<HTMLFieldSetElement>(null)
  const add = useRef<HTMLButtonElement>(null)

  function handleAdd() {
    onAdd()
    // After it has been rendered.
    requestAnimationFrame(() => {
      const rows = list.current?.querySelectorAll<HTMLElement>('[data-columns]')
      rows?.[rows.length - 1]?.querySelector<HTMLElement>('input, select')?.focus()
    })
  }

  function handleRemove(index: number) {
    onRemove(index)
    // At the maximum the button was hidden, so it is rendered only now.
    requestAnimationFrame(() => add.current?.focus())
  }

  return (
    <fieldset ref={list} className={`${look.fieldset} ${look.stack}`} data-gap="8">
      <legend>{legend}</legend>
      {note && <p className={look.dim}>{note}</p>}
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: only its position identifies a row.
        <div key={index} className={`${look.grid} ${look.top} ${styles.row}`} data-gap="8" data-columns={columns}>
          {row(index)}
          <IconButton icon={IconTrash} isDanger label={removeLabel(index + 1)} onClick={() => handleRemove(index)} />
        </div>
      ))}
      {count < most && <Button ref={add} className={look.atStart} isSmall label={addLabel} onClick={handleAdd} />}
    </fieldset>
  )
}
