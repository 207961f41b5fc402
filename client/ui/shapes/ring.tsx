import type { ReactNode } from 'react'
import styles from './shape.module.css'

type Props = {
  /** How far something has come, from 0 to 1. */
  filled: number
  /** It will come no further. */
  isCrossed?: boolean
  /** The word for its state. */
  children: ReactNode
}

/** A state on the way to an end, as a ring that fills, with its word. */
export const Ring = ({ filled, isCrossed = false, children }: Props) => (
  <span className={styles.shape} data-off={isCrossed || undefined}>
    <svg viewBox="0 0 16 16" aria-hidden>
      <circle cx="8" cy="8" r="6.25" />
      {isCrossed ? (
        <path d="m5.75 5.75 4.5 4.5m0-4.5-4.5 4.5" />
      ) : (
        filled > 0 && (
          // A stroke as wide as the radius draws a sector.
          <path
            d="M8 5.75a2.25 2.25 0 0 1 0 4.5 2.25 2.25 0 0 1 0-4.5"
            pathLength="1"
            className={styles.sector}
            strokeDasharray={`${filled} 1`}
          />
        )
      )}
    </svg>
    {children}
  </span>
)
