import { useEffect, useRef } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { Card } from '#client/ui/card.tsx'
import { isFocusLost } from '#client/ui/focus.ts'
import look from '#client/ui/look.module.css'
import { focusHeading } from '#client/ui/page-head.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { type Hunt, listHunts } from '#resources/hunts/contract.ts'
import { FoundBugs, MissedBugs } from './bug-list.tsx'
import { useHunts } from './hunts.ts'
import { messages } from './messages.ts'
import { ReportCard } from './report-card.tsx'
import { RunningCard } from './running-card.tsx'
import { StartCard } from './start-card.tsx'

/** A hunt for bugs in a sandbox of one's own. */
export function HuntTab() {
  const { query, rows, running } = useHunts()
  useLiveRows('hunts', listHunts.path)
  const ended = rows.filter(({ endedAt }) => endedAt !== null)
  const shown = useRef<string>(undefined)
  const card = query.isSuccess ? `${running?.id}` : undefined
  // A hunt begins with Enter in a field, and may end by itself: the card that had the focus is gone then.
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== card && isFocusLost()) focusHeading()
    shown.current = card
  }, [card])
  return (
    <Loaded query={query} height={320}>
      {() => (
        <div className={look.columns} data-pad="12 0 0">
          <div className={look.stack}>
            {running ? <RunningCard hunt={running} readAtMs={query.dataUpdatedAt} /> : <StartCard />}
          </div>
          <div className={look.stack}>
            {running && <ReportCard key={running.id} hunt={running} />}
            <EarlierCard hunts={ended} />
          </div>
        </div>
      )}
    </Loaded>
  )
}

/** What was found and missed; the latest is open. */
function EarlierCard({ hunts }: { hunts: readonly Hunt[] }) {
  const { t, formats } = useLocale(messages)
  return (
    <Card title={t('earlier')}>
      {hunts.length === 0 && <p className={look.dim}>{t('noEarlier')}</p>}
      <ul className={look.stack} data-gap="8">
        {hunts.map((hunt, index) => (
          <li key={hunt.id}>
            <details open={index === 0}>
              <summary>
                {formats.moment(hunt.startedAt, 'dateTime')} ·{' '}
                {t('summary', { found: hunt.found.length, all: hunt.bugs, points: hunt.points, most: hunt.maxPoints })}
              </summary>
              <p className={look.dim}>
                {t('seedOf')} {hunt.seed}
              </p>
              <h3 data-below="8" data-above="16">
                {t('foundBugs')}
              </h3>
              <FoundBugs hunt={hunt} />
              <h3 data-below="8" data-above="16">
                {t('missed')}
              </h3>
              <MissedBugs hunt={hunt} />
            </details>
          </li>
        ))}
      </ul>
    </Card>
  )
}
