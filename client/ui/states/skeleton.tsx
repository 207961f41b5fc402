import styles from './skeleton.module.css'

/** The shape of something that is on its way. It shows after 150 ms: what comes sooner needs no announcement. */
export function Skeleton({ height, width = '100%' }: { height: number | string; width?: number | string }) {
  return <div className={styles.skeleton} style={{ height, width }} aria-hidden="true" data-skeleton="" />
}
