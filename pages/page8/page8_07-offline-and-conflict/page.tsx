import { useEffect } from 'react'
import { useRead } from '#client/api/use-read.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { useUrlState } from '#client/router/url-state.ts'
import { useSession } from '#client/session/use-session.ts'
import { useLatest } from '#client/state/use-latest.ts'
import { toast } from '#client/toast/toast.ts'
import look from '#client/ui/look.module.css'
import { listVisits } from '#resources/visits/contract.ts'
import { DeviceCard } from './device-card.tsx'
import { messages } from './messages.ts'
import { adoptVisits, openDevice, useDevice } from './outbox/device.ts'
import { shownVisit } from './outbox/entry.ts'
import { followConnection, type Outcome, onOutcome, sendOutbox } from './outbox/send.ts'
import { OutboxCard } from './outbox-card.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { OfflineState } from './search-params.ts'
import { useOpenVisit } from './use-open-visit.ts'
import { VisitsCard } from './visits-card.tsx'

export default function OfflinePage() {
  const query = useVisits()
  useOutcomes()
  const [state, change] = useUrlState(OfflineState)
  const kept = useDevice(device => device.kept)
  const open = useOpenVisit(state.visit)
  return (
    <>
      <div
        className={`${look.tracks} ${look.oneColumnLarge} ${look.top}`}
        style={{ '--columns': 'minmax(0, 3fr) minmax(0, 2fr)' }}
        data-gap="16"
      >
        <VisitsCard query={query} onOpen={id => change({ visit: id })} />
        <div className={look.stack}>
          <OutboxCard />
          <DeviceCard />
        </div>
      </div>
      {kept && open && (
        <ReportDialog
          key={open.visit.id}
          visit={shownVisit(open.visit, kept.outbox)}
          sandbox={open.sandbox}
          onClose={() => change({ visit: undefined })}
        />
      )}
    </>
  )
}

/** Reports what the server made of each entry. */
function useOutcomes(): void {
  const { t, language } = useLocale(messages)
  const latest = useLatest((outcome: Outcome) => {
    const visit = useDevice.getState().kept?.visits.find(({ id }) => id === outcome.visitId)
    const customer = visit?.customer[language] ?? t('unknownVisit', { id: outcome.visitId })
    if (outcome.kind === 'accepted') toast.success(t('accepted', { customer }), { cause: 'outbox' })
    else if (outcome.kind === 'unanswered') toast.warning(t('unanswered', { customer }), { cause: 'outbox' })
    else if (outcome.kind === 'conflict') toast.warning(t('conflict', { customer }))
    // The changes sent after it are saved within a moment, and say so.
    else toast.info(t('merged', { customer }), { isAside: true })
  })
  useEffect(() => onOutcome(outcome => latest.current(outcome)), [])
}

/** More than a day ever has. */
const LIMIT = 200

/**
 * Keeps the visits of `useDevice` up to date: first from this device, then from the server. Returns the query of the
 * server's list.
 */
function useVisits() {
  const query = useRead(listVisits, { query: { limit: LIMIT } })
  const sandbox = useSession()?.sandbox
  const isOpen = useDevice(device => device.isOpen)
  useLiveRows('visits')

  useEffect(() => {
    followConnection()
    void openDevice().then(sendOutbox)
  }, [])

  const { data, dataUpdatedAt } = query
  useEffect(() => {
    if (!isOpen || !data || !sandbox) return
    const { id, name } = sandbox
    const readAt = new Date(dataUpdatedAt).toISOString()
    void adoptVisits({ sandbox: { id, name }, readAt, visits: data.rows })
  }, [isOpen, data, dataUpdatedAt, sandbox])

  return query
}
