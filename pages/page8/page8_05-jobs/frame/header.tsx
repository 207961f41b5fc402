import { useEffect, useState } from 'react'
import { onRows } from '#client/live/live.ts'
import { lazyPart } from '#client/ui/lazy/lazy-part.tsx'

const JobsIndicator = lazyPart(() => import('./jobs-indicator.tsx'))

/** Shows the operator's running jobs, from the first live message about one. Until then, it loads and asks nothing. */
export default function RunningJobs() {
  const [hasNews, setHasNews] = useState(false)
  useEffect(() => onRows('jobs', ids => ids && setHasNews(true)), [])
  return hasNews && <JobsIndicator />
}
