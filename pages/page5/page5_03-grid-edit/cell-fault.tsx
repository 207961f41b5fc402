import { useMessages } from '#client/i18n/i18n.ts'
import type { Product } from '#resources/products/contract.ts'
import type { Field } from './cells.ts'
import type { Batch, DraftFault } from './drafts.ts'
import { messages } from './messages.ts'
import styles from './sheet.module.css'
import { useSayFault } from './use-say-fault.ts'

type Props = {
  id: string
  row: Product
  field: Field
  fault: DraftFault
  /** Only the buttons of the current cell are in the tab order: the sheet is one stop. */
  isFocus: boolean
  onRetry: (batch: Batch) => void
  onDrop: () => void
}

/** What is against a cell, below its text. One that was not saved can be sent again from here, or discarded. */
export function CellFault({ id, row, field, fault, isFocus, onRetry, onDrop }: Props) {
  const t = useMessages(messages)
  const sayFault = useSayFault()
  const cell = { cell: `${t(field)}, ${row.sku}` }
  return (
    <span className={styles.fault}>
      <span id={id}>{sayFault(row, field, fault)}</span>
      {fault.code === 'unsaved' && (
        // The keys of the sheet are not those of its buttons.
        // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps their events from the sheet.
        <span
          className={styles.acts}
          onKeyDown={event => event.stopPropagation()}
          onPointerDown={event => event.stopPropagation()}
        >
          <button
            type="button"
            tabIndex={isFocus ? 0 : -1}
            aria-label={t('againCell', cell)}
            onClick={() => onRetry(fault.batch)}
          >
            {t('again')}
          </button>
          <button type="button" tabIndex={isFocus ? 0 : -1} aria-label={t('discardCell', cell)} onClick={onDrop}>
            {t('discard')}
          </button>
        </span>
      )}
    </span>
  )
}
