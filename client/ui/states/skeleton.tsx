import { usePlaceholder } from './loading.ts'
import styles from './skeleton.module.css'

/** A placeholder for content that is loading. Appears after 150 ms, because faster responses need none. */
export function Skeleton({ height, width = '100%' }: { height: number | string; width?: number | string }) {
  usePlaceholder()
  return <div className={styles.skeleton} style={{ height, width }} aria-hidden="true" data-skeleton="" />
}
