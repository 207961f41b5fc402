import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import styles from './new-rows.module.css'

type NewRowsProps = {
  /** The newest row that was shown as it came, in words. */
  arrived: string | null
  /** How many rows wait, in words; null for none. */
  waiting: string | null
  onShow: () => void
}

/** Says, without a hurry, that rows have arrived; those that wait come at a press. */
export function NewRows({ arrived, waiting, onShow }: NewRowsProps) {
  return (
    <div role="status" className={styles.place}>
      {arrived && <span className="visually-hidden">{arrived}</span>}
      {waiting && (
        <button type="button" className={styles.pill} onClick={onShow}>
          <IconArrowUp size={16} aria-hidden={true} />
          {waiting}
        </button>
      )}
    </div>
  )
}
