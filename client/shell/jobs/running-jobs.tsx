import { lazy, Suspense, useEffect, useState } from 'react'
import { onRows } from '#client/live/live.ts'

const JobsIndicator = lazy(() => import('./jobs-indicator.tsx'))

/** Shows the operator's running jobs, from the first live message about one. Until then, it loads and asks nothing. */
export function RunningJobs() {
  const [hasNews, setHasNews] = useState(false)
  useEffect(() => onRows('jobs', ids => ids && setHasNews(true)), [])
  return <Suspense>{hasNews && <JobsIndicator />}</Suspense>
}
