import { type ComponentType, lazy, Suspense } from 'react'
import styles from './tile.module.css'
import type { TrendProps } from './trend.tsx'

/** Numbers come first; the chart code loads at the same time. If it fails, the numbers are shown without charts. */
const drawing = import('./trend.tsx').catch(() => ({ default: () => null }))
// The chart is generic, but a lazy component has one fixed type.
const Drawn = lazy<ComponentType<TrendProps>>(() => drawing as Promise<{ default: ComponentType<TrendProps> }>)

export function Trend<D extends { day: string }>(props: TrendProps<D>) {
  return (
    <div className={styles.trend}>
      <Suspense>
        <Drawn {...(props as unknown as TrendProps)} />
      </Suspense>
    </div>
  )
}
