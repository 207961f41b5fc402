import { type ComponentType, lazy, Suspense } from 'react'
import styles from './tile.module.css'
import type { TrendProps } from './trend.tsx'

/** The numbers come first; how charts are drawn is fetched while they are on their way. Should it not come, they stand without it. */
const drawing = import('./trend.tsx').catch(() => ({ default: () => null }))
// One chart draws days of any shape; a lazy component has but one.
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
