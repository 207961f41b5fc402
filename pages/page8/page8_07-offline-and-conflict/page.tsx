import { useUrlState } from '#client/router/url-state.ts'
import look from '#client/ui/look.module.css'
import { DeviceCard } from './device-card.tsx'
import { useDevice } from './outbox/device.ts'
import { shownVisit } from './outbox/entry.ts'
import { OutboxCard } from './outbox-card.tsx'
import styles from './page.module.css'
import { ReportDialog } from './report-dialog.tsx'
import { OfflineState } from './search-params.ts'
import { useOutcomes } from './use-outcomes.ts'
import { useVisits } from './use-visits.ts'
import { VisitsCard } from './visits-card.tsx'

export default function OfflinePage() {
  const query = useVisits()
  useOutcomes()
  const [state, change] = useUrlState(OfflineState)
  const kept = useDevice(device => device.kept)
  const visit = kept?.visits.find(({ id }) => id === state.visit)
  return (
    <>
      <div className={`${look.oneColumnLarge} ${look.stack} ${look.top} ${styles.page}`}>
        <VisitsCard query={query} onOpen={id => change({ visit: id })} />
        <div className={look.stack}>
          <OutboxCard />
          <DeviceCard />
        </div>
      </div>
      {kept && visit && (
        <ReportDialog
          key={visit.id}
          visit={shownVisit(visit, kept.outbox)}
          onClose={() => change({ visit: undefined })}
        />
      )}
    </>
  )
}
