import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import styles from './new-rows.module.css'

type NewRowsProps = {
  /** The newest row that was inserted at once, as text. */
  arrived: string | null
  /** How many rows are waiting, as text; null for none. */
  waiting: string | null
  onShow: () => void
}

/** Announces new rows politely. Waiting rows are inserted on a click. */
export function NewRows({ arrived, waiting, onShow }: NewRowsProps) {
  return (
    <div role="status" className={`${look.screen} ${look.flex} ${styles.place}`}>
      {arrived && <span className="visually-hidden">{arrived}</span>}
      {waiting && <Button kind="main" icon={IconArrowUp} className={styles.pill} label={waiting} onClick={onShow} />}
    </div>
  )
}
