import type { ReactNode } from 'react'
import styles from './shape.module.css'

const HEIGHTS = [4, 8, 12]

/** A degree from one to three, as bars, with its word. */
export const Bars = ({ count, children }: { count: 1 | 2 | 3; children: ReactNode }) => (
  <span className={styles.shape}>
    <svg viewBox="0 0 16 16" aria-hidden>
      {HEIGHTS.map((height, at) => (
        <path key={height} d={`M${3 + at * 5} 14v-${height}`} data-off={at >= count || undefined} />
      ))}
    </svg>
    {children}
  </span>
)
