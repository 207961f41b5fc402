import look from '#client/ui/look.module.css'
import styles from './star.module.css'

/** In a square of 24. */
export const STAR_OUTLINE =
  'M12 0c.9 6.6 4.4 10.9 12 12-7.6 1.1-11.1 5.4-12 12-.9-6.6-4.4-10.9-12-12 7.6-1.1 11.1-5.4 12-12z'

/** The star of the console. A solved task lights one. */
export function Star({ size, isLit = true }: { size: number; isLit?: boolean }) {
  return (
    <svg className={styles.star} width={size} height={size} viewBox="0 0 24 24" data-lit={isLit} aria-hidden="true">
      <path d={STAR_OUTLINE} />
    </svg>
  )
}

/** A star for each task, the solved ones lit. What it means is said beside it. */
export function Stars({ lit, all }: { lit: number; all: number }) {
  return (
    <span className={`${look.inline} ${styles.stars}`}>
      {Array.from({ length: all }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the stars have no other identity.
        <Star key={place} size={16} isLit={place < lit} />
      ))}
    </span>
  )
}
