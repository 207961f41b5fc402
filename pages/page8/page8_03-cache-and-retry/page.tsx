import { useState } from 'react'
import { useUrlState } from '#client/router/url-state.ts'
import look from '#client/ui/look.module.css'
import { ComponentsCard } from './components-card.tsx'
import { createPracticeCache } from './practice-cache.ts'
import { Settings } from './search-params.ts'
import { SettingsCard } from './settings-card.tsx'
import { TimelineCard } from './timeline/timeline-card.tsx'
import { useServed } from './use-served.ts'

export default function CacheAndRetryPage() {
  const [cache] = useState(createPracticeCache)
  const [settings, change] = useUrlState(Settings)
  const log = useServed()
  return (
    <>
      <div className={look.columns}>
        <SettingsCard settings={settings} onChange={change} />
        <ComponentsCard cache={cache} settings={settings} isWaiting={log.isStarting} onClear={log.restart} />
      </div>
      <TimelineCard cache={cache} log={log} />
    </>
  )
}
