import { useRef } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import { Button } from '#client/ui/button.tsx'
import { focusChosenTab } from '#client/ui/focus.ts'
import look from '#client/ui/look.module.css'
import layout from '#client/ui/map/map-page.module.css'
import { fetchMapCode } from '#client/ui/map/map-view.tsx'
import { Empty } from '#client/ui/states/empty.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { Tabs } from '#client/ui/tabs/tabs.tsx'
import { DayBar } from './day-bar.tsx'
import { VanMap } from './map/van-map.tsx'
import { messages } from './messages.ts'
import { LineCard } from './panel/line-card.tsx'
import { NoticeList } from './panel/notice-list.tsx'
import { VanDetail } from './panel/van-detail.tsx'
import { VanList } from './panel/van-list.tsx'
import { PlayerBar } from './player/player-bar.tsx'
import { PANELS } from './search-params.ts'
import { type TrackPage, useTrackPage } from './use-track-page.ts'

export default function LiveTrackPage() {
  const page = useTrackPage()
  return (
    <div className={look.stack}>
      <DayBar page={page} />
      <Loaded query={page.fleet.query} height={480}>
        {() => <Tours page={page} />}
      </Loaded>
    </div>
  )
}
/** The map code, loaded once the code of all pages is there. */
LiveTrackPage.later = fetchMapCode

function Tours({ page }: { page: TrackPage }) {
  const { state, change, clock, clockState, fleet, span, chosen, choose } = page
  const { second } = clockState
  const beside = useRef<HTMLDivElement>(null)
  return (
    <div className={layout.page}>
      <div className={`${look.stack} ${layout.map}`}>
        <VanMap
          vans={fleet.vans}
          areas={page.areas}
          clock={clock}
          second={second}
          chosen={chosen}
          onChoose={choose}
          isFollowed={state.isFollowed}
          onLeave={page.leave}
        />
        {span && (
          <PlayerBar
            clock={clockState}
            fromMs={span.fromMs}
            toMs={span.toMs}
            onSeek={page.seek}
            onPlay={page.play}
            onPause={clock.pause}
            onSpeed={speed => change({ speed }, { replace: true })}
          />
        )}
      </div>
      <div ref={beside} className={look.stack}>
        {fleet.vans.length === 0 && <NoTours page={page} />}
        {chosen && (
          <VanDetail
            key={chosen.id}
            van={chosen}
            second={second}
            isFollowed={state.isFollowed}
            onFollow={isFollowed => change({ isFollowed }, { replace: true })}
            onClose={() => {
              choose(null)
              // The pressed button disappears.
              focusChosenTab(beside.current)
            }}
          />
        )}
        <Panel page={page} />
      </div>
    </div>
  )
}

function Panel({ page: { state, change, clockState, fleet, chosen, choose } }: { page: TrackPage }) {
  const { t, formats } = useLocale(messages)
  const { second } = clockState
  const count = fleet.notices.filter(({ at }) => Date.parse(at) <= second * 1000).length
  const labels = {
    vans: t('panelVans'),
    notices: count > 0 ? `${t('panelNotices')} ${formats.number(count)}` : t('panelNotices'),
    line: t('panelLine'),
  }
  return (
    <section className={look.panel} aria-label={t('panel')}>
      <Tabs
        label={t('panel')}
        tabs={PANELS.map(value => ({ value, label: labels[value] }))}
        value={state.panel}
        onChange={panel => change({ panel }, { replace: true })}
      >
        <div className={look.stack} data-gap="8" data-pad="12 0 0">
          {state.panel === 'vans' && <VanList vans={fleet.vans} second={second} chosen={chosen} onChoose={choose} />}
          {state.panel === 'notices' && (
            <NoticeList notices={fleet.notices} vans={fleet.vans} second={second} onChoose={choose} />
          )}
          {state.panel === 'line' && <LineCard fleet={fleet} />}
        </div>
      </Tabs>
    </section>
  )
}

/** No van has been on tour: the shop is closed, or it was on this day. */
function NoTours({ page: { fleet, days, showDay } }: { page: TrackPage }) {
  const { t, formats } = useLocale(messages)
  const last = days.data?.rows[0]?.day
  return fleet.isLive ? (
    <Empty
      title={t('closedTitle')}
      text={t('closedText')}
      actions={last && <Button label={t('replayLast', { day: formats.day(last) })} onClick={() => showDay(last)} />}
    />
  ) : (
    <Empty
      title={t('noToursTitle')}
      text={t('noToursText')}
      action={{ label: t('showLive'), act: () => showDay(undefined) }}
    />
  )
}
