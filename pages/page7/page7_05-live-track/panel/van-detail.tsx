import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import { useRead } from '#client/api/use-read.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkToApiPractice } from '#client/router/links.ts'
import { useGlobal } from '#client/state/state.ts'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/choices/checkbox.tsx'
import { Heads } from '#client/ui/heads.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import look from '#client/ui/look.module.css'
import layout from '#client/ui/map/map-page.module.css'
import { statusAt, type Van } from '#pages/page7/page7_05-live-track/fleet/van.ts'
import { messages } from '#pages/page7/page7_05-live-track/messages.ts'
import { readTrack } from '#resources/tracks/contract.ts'
import { isPermitted } from '#shared/permissions.ts'
import { FenceDialog } from './fence-dialog.tsx'
import { Delay, StateText } from './van-list.tsx'

type Props = {
  van: Van
  second: number
  isFollowed: boolean
  onFollow: (isFollowed: boolean) => void
  onClose: () => void
}

/** The chosen van at the shown moment, and its stops. */
export function VanDetail({ van, second, isFollowed, onFollow, onClose }: Props) {
  const { t, language, formats } = useLocale(messages)
  const mayFence = useGlobal(({ permissions }) => isPermitted(permissions, 'areas:write'))
  const [isFencing, setIsFencing] = useState(false)
  // The figures of the whole tour come from the server.
  const { data = van.track } = useRead(readTrack, { params: { trackId: van.id } })
  const status = statusAt(van, second * 1000)
  const { plate, route, driver, startedAt, finishedAt, stops } = van.track
  return (
    <section className={look.panel} aria-label={t('details')}>
      <div className={look.line} data-gap="8">
        <h2 className={`${look.heading} ${look.grow} ${look.shrink} ${look.breaking}`}>{plate}</h2>
        <IconButton icon={IconX} label={t('close')} onClick={onClose} />
      </div>
      <dl className={`${look.facts} ${layout.facts}`}>
        <dt>{t('status')}</dt>
        <dd>{status ? <StateText status={status} /> : t('notYet')}</dd>
        <dt>{t('delay')}</dt>
        <dd>
          <Delay seconds={status?.lateSeconds ?? 0} />
        </dd>
        {route && (
          <>
            <dt>{t('route')}</dt>
            <dd>{route}</dd>
          </>
        )}
        {driver && (
          <>
            <dt>{t('driver')}</dt>
            <dd>{driver[language]}</dd>
          </>
        )}
        <dt>{t('start')}</dt>
        <dd>{formats.moment(startedAt, 'timeSeconds')}</dd>
        {finishedAt && (
          <>
            <dt>{t('end')}</dt>
            <dd>{formats.moment(finishedAt, 'timeSeconds')}</dd>
          </>
        )}
        <dt>{t('maxLate')}</dt>
        <dd>
          <Delay seconds={data.maxLateSeconds} />
        </dd>
      </dl>
      <div className={look.row}>
        <Checkbox label={t('follow')} isChecked={isFollowed} onChange={onFollow} />
        {mayFence && status && <Button isSmall label={t('fence')} onClick={() => setIsFencing(true)} />}
        <LinkIfHere
          className={look.link}
          to={linkToApiPractice({ resource: 'tracks', operation: 'readTrack', params: [['trackId', String(van.id)]] })}
        >
          {t('query')}
        </LinkIfHere>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and contains nothing that takes the focus. */}
      <section className={look.scroll} data-above="12" style={{ maxHeight: 220 }} aria-label={t('stops')} tabIndex={0}>
        <table className={look.table} aria-label={t('stops')}>
          <Heads titles={[t('stops'), t('planned'), t('arrived')]} />
          <tbody>
            {stops.map(({ siteId, name, dueAt }, index) => {
              const arrived = van.visits[index]?.arrivedSeconds
              const arrivedAt = arrived == null ? null : van.startMs + arrived * 1000
              return (
                <tr key={`${siteId} ${dueAt}`}>
                  <th scope="row">{name[language]}</th>
                  <td>{formats.moment(dueAt, 'time')}</td>
                  <td>
                    {arrivedAt !== null && arrivedAt <= second * 1000 ? formats.moment(arrivedAt, 'time') : t('notYet')}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
      {isFencing && status && (
        <FenceDialog plate={plate} at={status.position} second={second} onClose={() => setIsFencing(false)} />
      )}
    </section>
  )
}
