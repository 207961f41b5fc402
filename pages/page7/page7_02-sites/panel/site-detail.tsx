import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { UseQueryResult } from '@tanstack/react-query'
import { useLocale } from '#client/i18n/use-locale.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkToApiPractice } from '#client/router/links.ts'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import look from '#client/ui/look.module.css'
import layout from '#client/ui/map/map-page.module.css'
import { Pin } from '#client/ui/map/pins/pin.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { LOOKS } from '#pages/page7/page7_02-sites/kinds.ts'
import { messages } from '#pages/page7/page7_02-sites/messages.ts'
import type { Site } from '#resources/sites/contract.ts'
import { parseHours } from '#resources/sites/rules.ts'
import { OpenBadge } from './row.tsx'

type Props = { query: UseQueryResult<Site>; onShow: (site: Site) => void; onClose: () => void }

/** The open site. */
export function SiteDetail({ query, onShow, onClose }: Props) {
  const { t } = useLocale(messages)
  return (
    <section className={look.panel} aria-label={t('details')}>
      {/* A link may name a site that isn't there. */}
      {query.isError && !query.data && (
        <div className={look.flex}>
          <span className={look.away}>
            <IconButton icon={IconX} label={t('close')} onClick={onClose} />
          </span>
        </div>
      )}
      <Loaded query={query} height={150}>
        {site => <Facts site={site} onShow={onShow} onClose={onClose} />}
      </Loaded>
    </section>
  )
}

function Facts({ site, onShow, onClose }: { site: Site } & Omit<Props, 'query'>) {
  const { t, language, formats } = useLocale(messages)
  const { id, name, kind, locality, lng, lat, isOpen, openedOn, openingHours } = site
  return (
    <>
      <div className={look.line} data-gap="8">
        <Pin look={LOOKS[kind]} size={30} />
        <h2 className={`${look.heading} ${look.grow} ${look.shrink} ${look.breaking}`}>{name[language]}</h2>
        <OpenBadge isOpen={isOpen} />
        <IconButton icon={IconX} label={t('close')} onClick={onClose} />
      </div>
      <dl className={`${look.facts} ${layout.facts}`}>
        <dt>{t('kind')}</dt>
        <dd>{t(kind)}</dd>
        <dt>{t('address')}</dt>
        <dd>{locality[language]}</dd>
        <dt>{t('hours')}</dt>
        <dd>
          <HoursText text={openingHours} />
        </dd>
        <dt>{t('coordinates')}</dt>
        <dd>
          {lat.toFixed(5)}, {lng.toFixed(5)}
        </dd>
        <dt>{t('openedOn')}</dt>
        <dd>{formats.day(openedOn)}</dd>
      </dl>
      <div className={look.row}>
        <Button isSmall label={t('showOnMap')} onClick={() => onShow(site)} />
        <LinkIfHere
          className={look.link}
          to={linkToApiPractice({ resource: 'sites', operation: 'readSite', params: [['siteId', String(id)]] })}
        >
          {t('query')}
        </LinkIfHere>
      </div>
    </>
  )
}

/** 2024-01-01 was a Monday. */
const dayNumber = (day: number) => `2024-01-0${day}`

function HoursText({ text }: { text: string }) {
  const { t, formats } = useLocale(messages)
  const hours = parseHours(text)
  if (!hours) return text
  const { first, last, opens, closes } = hours
  const isDaily = first === 1 && last === 7
  const when = isDaily
    ? t('everyDay')
    : t('daysRange', { first: formats.day(dayNumber(first), 'weekday'), last: formats.day(dayNumber(last), 'weekday') })
  const isAlways = opens === '00:00' && closes === '24:00'
  return (
    <>
      {when} {isAlways ? t('aroundTheClock') : t('timeRange', { opens, closes })} {closes < opens && t('nextDay')}
    </>
  )
}
