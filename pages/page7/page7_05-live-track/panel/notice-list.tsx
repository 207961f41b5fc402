import { useState } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import { Button } from '#client/ui/button.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import look from '#client/ui/look.module.css'
import layout from '#client/ui/map/map-page.module.css'
import { keyOfNotice } from '#pages/page7/page7_05-live-track/fleet/use-fleet.ts'
import { isLate, type Van } from '#pages/page7/page7_05-live-track/fleet/van.ts'
import { messages } from '#pages/page7/page7_05-live-track/messages.ts'
import type { TrackNotice } from '#resources/tracks/contract.ts'

const FILTERS = {
  all: () => true,
  late: ({ kind, lateSeconds }) => kind === 'late' || kind === 'standing' || isLate(lateSeconds ?? 0),
  areas: ({ kind }) => kind === 'entered' || kind === 'left',
} satisfies Record<string, (notice: TrackNotice) => boolean>
type Filter = keyof typeof FILTERS
const ORDERS = {
  latest: () => 0,
  delay: (one, other) => (other.lateSeconds ?? 0) - (one.lateSeconds ?? 0),
} satisfies Record<string, (one: TrackNotice, other: TrackNotice) => number>
type Order = keyof typeof ORDERS
const STEP = 60

type Props = {
  /** The latest first. */
  notices: readonly TrackNotice[]
  vans: readonly Van[]
  second: number
  onChoose: (van: Van) => void
}

/** What has happened up to the shown moment. */
export function NoticeList({ notices, vans, second, onChoose }: Props) {
  const { t, formats } = useLocale(messages)
  const [filter, setFilter] = useState<Filter>('all')
  const [order, setOrder] = useState<Order>('latest')
  const [room, setRoom] = useState(STEP)
  const found = notices
    .filter(notice => Date.parse(notice.at) <= second * 1000 && FILTERS[filter](notice))
    .toSorted(ORDERS[order])
  const byId = new Map(vans.map(van => [van.id, van]))
  const filters: { value: Filter; label: string }[] = [
    { value: 'all', label: t('allNotices') },
    { value: 'late', label: t('lateNotices') },
    { value: 'areas', label: t('areaNotices') },
  ]
  const orders: { value: Order; label: string }[] = [
    { value: 'latest', label: t('latestFirst') },
    { value: 'delay', label: t('delayFirst') },
  ]
  const shown = found.slice(0, room)
  return (
    <>
      <div className={layout.pair}>
        <SelectField
          label={t('noticeFilter')}
          value={filter}
          options={filters}
          onChange={event => setFilter(event.currentTarget.value)}
        />
        <SelectField
          label={t('noticeOrder')}
          value={order}
          options={orders}
          onChange={event => setOrder(event.currentTarget.value)}
        />
      </div>
      {found.length === 0 ? (
        <p className={look.dim}>{t('noNotices')}</p>
      ) : (
        <div className={look.scroll} style={{ maxHeight: 'max(260px, calc(100dvh - 370px))' }}>
          <ol className={look.rows} aria-label={t('noticesLabel')}>
            {shown.map(notice => {
              const van = byId.get(notice.trackId)
              return (
                <li key={keyOfNotice(notice)}>
                  <span className={`${look.grid} ${look.grow} ${look.shrink}`} data-gap="2">
                    <NoticeText notice={notice} />
                    {van && (
                      <button type="button" className={`${look.link} ${look.strong}`} onClick={() => onChoose(van)}>
                        {van.track.plate}
                      </button>
                    )}
                  </span>
                  <time className={`${look.nowrap} ${look.note}`} dateTime={notice.at}>
                    {formats.moment(notice.at, 'timeSeconds')}
                  </time>
                </li>
              )
            })}
          </ol>
        </div>
      )}
      {found.length > shown.length && (
        <div className={look.row}>
          <Button isSmall label={t('moreNotices')} onClick={() => setRoom(room + STEP)} />
          <span className={look.note}>{t('noticesShown', { shown: shown.length, count: found.length })}</span>
        </div>
      )}
    </>
  )
}

function NoticeText({ notice: { kind, name, lateSeconds } }: { notice: TrackNotice }) {
  const { t, language } = useLocale(messages)
  const words = { name: name?.[language] ?? '' }
  const minutes = Math.floor((lateSeconds ?? 0) / 60)
  if (kind !== 'arrived') return <span>{t(`notice_${kind}`, words)}</span>
  if (!isLate(lateSeconds ?? 0)) return <span>{t('notice_arrived', words)}</span>
  return <span>{t('notice_arrivedLate', { ...words, minutes })}</span>
}
