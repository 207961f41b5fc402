import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconLogin2 from '@tabler/icons-react/dist/esm/icons/IconLogin2.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs'
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs'
import { useRead } from '#client/api/use-read.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useConnection } from '#client/live/live.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkIfHere } from '#client/router/links.ts'
import { useGlobal } from '#client/state/state.ts'
import { CONTENT } from '#client/theme/breakpoints.ts'
import type { Icon } from '#client/theme/icon.ts'
import look from '#client/ui/look.module.css'
import { useContentWidth } from '#client/ui/size/use-content-width.ts'
import { useSize } from '#client/ui/size/use-size.ts'
import { Tile } from '#pages/page1-today/tile.tsx'
import styles from '#pages/page1-today/today.module.css'
import { followCompany, LASTING } from '#pages/page1-today/use-counts.ts'
import { listEvents, type NamedEvent } from '#resources/events/contract.ts'
import type { EventSubject } from '#resources/events/rules.ts'
import { dayOf } from '#shared/time/zone.ts'
import later from './later.module.css'
import { laterMessages } from './messages.ts'

followCompany(listEvents.path)

const MAX_ROWS = 24
/** As in the style sheet; large enough to touch on a narrow page. */
const ROW_PX = { wide: 28, narrow: 44 }

const SUBJECTS: Record<EventSubject, { icon: Icon; linkOf: (id: number, sku: string) => string | null }> = {
  order: { icon: IconTruck, linkOf: order => linkIfHere('page5_01', { order }) },
  ticket: { icon: IconTicket, linkOf: ticket => linkIfHere('page5_05', { ticket }) },
  product: { icon: IconEye, linkOf: (_, search) => linkIfHere('page5_03', { search }) },
  site: { icon: IconPackage, linkOf: site => linkIfHere('page7_02', { site }) },
  member: { icon: IconLogin2, linkOf: member => linkIfHere('page3_01', { isArchived: null, member }) },
}

/** The newest events, as many as there is room for. New ones arrive by themselves. */
export function LiveFeed() {
  const { t } = useLocale(laterMessages)
  const isConnected = useConnection(({ state }) => state === 'connected')
  const [ref, { height }] = useSize()
  const rowPx = useContentWidth(CONTENT.small) ? ROW_PX.narrow : ROW_PX.wide
  const query = useRead(listEvents, { query: { limit: MAX_ROWS } }, LASTING)
  return (
    <Tile
      kind="side"
      title={t('live')}
      query={query}
      aside={
        <>
          <span className={`${look.dot} ${look.toneText}`} data-tone={isConnected ? 'good' : 'bad'} />
          <LinkIfHere
            className={`${look.away} ${look.link} ${look.plainLink} ${styles.more}`}
            to={linkIfHere('page5_04')}
          >
            {t('allEvents')}
          </LinkIfHere>
        </>
      }
    >
      {({ rows }) => (
        <ol ref={ref} className={`${look.grow} ${later.feed}`}>
          {rows.slice(0, Math.floor(height / rowPx)).map(event => (
            <Row key={event.id} event={event} />
          ))}
          {rows.length === 0 && <li>{t('noneAtAll')}</li>}
        </ol>
      )}
    </Tile>
  )
}

function Row({ event: { kind, subject, subjectId, subjectName, sku, at } }: { event: NamedEvent }) {
  const { t, language, formats } = useLocale(laterMessages)
  const zone = useGlobal(global => global.time_zone)
  const { icon: Picture, linkOf } = SUBJECTS[subject]
  const number = t(subject, { id: subjectId })
  // What is gone, or may not be seen, has only its number.
  const to = subjectName === null && subject !== 'order' ? null : linkOf(subjectId, sku ?? '')
  const isToday = dayOf(at, zone) === dayOf(Date.now(), zone)
  return (
    <li>
      <Picture size={14} className={look.dim} aria-hidden={true} />
      <span className={look.ellipsis}>
        {t(kind)}{' '}
        <LinkIfHere className={`${look.plainLink} ${look.underlines}`} to={to}>
          {subjectName?.[language] ?? number}
        </LinkIfHere>
      </span>
      <time className={`${look.dim} ${look.small}`} dateTime={at} title={formats.moment(at, 'dateTime')}>
        {formats.moment(at, isToday ? 'time' : 'shortDay')}
      </time>
    </li>
  )
}
