import type { ReactNode } from 'react'
import styles from './selection-bar.module.css'

type Props = {
  /** How many are selected. */
  label: string
  /** What changes the selection, or how far the work on it has come. */
  children: ReactNode
  /** What is done with the selected. */
  acts: ReactNode
}

/** What can be done with the selected rows of a table; stands at the bottom of the screen while any is selected. */
export function SelectionBar({ label, children, acts }: Props) {
  return (
    <section className={styles.bar} aria-label={label}>
      {children}
      <span className={styles.acts}>{acts}</span>
    </section>
  )
}
