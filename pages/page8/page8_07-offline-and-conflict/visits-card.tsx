import type { UseQueryResult } from '@tanstack/react-query'
import { useLocale } from '#client/i18n/use-locale.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkIfHere } from '#client/router/links.ts'
import { useGlobal, useProfile } from '#client/state/state.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import look from '#client/ui/look.module.css'
import { Empty } from '#client/ui/states/empty.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { Skeleton } from '#client/ui/states/skeleton.tsx'
import type { ListedVisit } from '#resources/visits/contract.ts'
import type { VisitStatus } from '#resources/visits/rules.ts'
import { messages } from './messages.ts'
import { useDevice } from './outbox/device.ts'
import { type Entry, entriesOf, type Kept, namesIn, shownVisit } from './outbox/entry.ts'
import { valueText } from './outbox/value-text.ts'

type Props = { query: UseQueryResult<unknown, Error>; onOpen: (visitId: number) => void }

/** The visits as this device knows them, with everything that waits. */
export function VisitsCard({ query, onOpen }: Props) {
  const { t } = useLocale(messages)
  const isOpen = useDevice(device => device.isOpen)
  const kept = useDevice(device => device.kept)
  return (
    <Card title={t('visits')}>
      {kept ? (
        <Visits kept={kept} onOpen={onOpen} />
      ) : isOpen && query.fetchStatus === 'paused' ? (
        <Empty title={t('notHere')} text={t('notHereText')} />
      ) : (
        // Once the list has arrived, it is adopted within a moment.
        <Loaded query={query} skeleton={<VisitsSkeleton />}>
          {() => <VisitsSkeleton />}
        </Loaded>
      )}
    </Card>
  )
}

const VisitsSkeleton = () => <Skeleton height={760} />

function Visits({ kept: { visits, outbox, readAt }, onOpen }: { kept: Kept; onOpen: Props['onOpen'] }) {
  const { t, formats } = useLocale(messages)
  // Without a connection, the permissions are unknown after a reload.
  const isKnown = useProfile(profile => profile.login)
  const canWrite = useGlobal(global => global.permissions.includes('tickets:write'))
  const canReport = canWrite || !isKnown
  const [first] = visits
  if (!first) return <Empty title={t('noVisits')} text={t('noVisitsText')} />
  return (
    <>
      <p className={look.intro}>
        {t('dayAndTime', { day: formats.moment(first.startsAt, 'date'), time: formats.moment(readAt) })}
      </p>
      {!canReport && <p className={look.note}>{t('readOnly')}</p>}
      <ul className={look.rows}>
        {visits.map(visit => (
          <VisitRow
            key={visit.id}
            visit={shownVisit(visit, outbox)}
            waiting={entriesOf(outbox, visit.id)}
            canReport={canReport}
            onOpen={() => onOpen(visit.id)}
          />
        ))}
      </ul>
    </>
  )
}

const TONES: Record<VisitStatus, string> = { planned: 'info', done: 'good', missed: 'warn' }

type RowProps = { visit: ListedVisit; waiting: readonly Entry[]; canReport: boolean; onOpen: () => void }

function VisitRow({ visit, waiting, canReport, onOpen }: RowProps) {
  const { t, language, formats } = useLocale(messages)
  const customer = visit.customer[language]
  const problem = waiting[0]?.problem
  const reported = namesIn(visit).filter(field => field !== 'status' && visit[field] !== null && visit[field] !== '')
  return (
    <li>
      <div className={`${look.grow} ${look.shrink}`} style={{ flexBasis: 240 }}>
        <strong>
          <span className={look.digits}>{formats.moment(visit.startsAt, 'time')}</span> {customer}
        </strong>
        <p className={look.note}>
          {[visit.place, visit.product].map(name => name[language]).join(' · ')} ·{' '}
          <LinkIfHere className={look.link} to={linkIfHere('page3_01', { member: visit.technicianId })}>
            {visit.technician[language]}
          </LinkIfHere>
        </p>
        {reported.length > 0 && <p data-above="4">{reported.map(field => valueText(t, field, visit)).join(' · ')}</p>}
      </div>
      <div className={look.row}>
        <span className={look.badge} data-tone={TONES[visit.status]}>
          {t(visit.status)}
        </span>
        {waiting.length > 0 && (
          <span className={look.badge} data-tone={problem ? 'bad' : 'warn'}>
            {problem
              ? t(problem.kind === 'conflict' ? 'entryConflict' : 'entryRefused')
              : t('waitingHere', { count: waiting.length })}
          </span>
        )}
        {canReport && <Button aria-label={t('reportOn', { customer })} label={t('report')} onClick={onOpen} />}
      </div>
    </li>
  )
}
