import { useState } from 'react'
import { useUrlState } from '#client/router/url-state.ts'
import look from '#client/ui/look.module.css'
import { PageHead } from '#client/ui/page-head.tsx'
import { KnobsCard } from './knobs-card.tsx'
import styles from './page.module.css'
import { createPracticeCache } from './practice-cache.ts'
import { ReadersCard } from './readers-card.tsx'
import { Knobs } from './search-params.ts'
import { TimelineCard } from './timeline-card.tsx'
import { useServed } from './use-served.ts'

export default function CacheAndRetryPage() {
  const [cache] = useState(createPracticeCache)
  const [knobs, change] = useUrlState(Knobs)
  const log = useServed()
  return (
    <>
      <PageHead />
      <div className={`${look.columns} ${styles.page}`}>
        <KnobsCard knobs={knobs} onChange={change} />
        <ReadersCard cache={cache} knobs={knobs} isWaiting={log.isStarting} onClear={log.restart} />
        <TimelineCard cache={cache} log={log} />
      </div>
    </>
  )
}
