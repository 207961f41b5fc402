import { useLocale } from '#client/i18n/use-locale.ts'
import { Heads } from '#client/ui/heads.tsx'
import look from '#client/ui/look.module.css'
import { isLate, statusAt, type Van, type VanStatus } from '#pages/page7/page7_05-live-track/fleet/van.ts'
import { messages } from '#pages/page7/page7_05-live-track/messages.ts'

type Props = { vans: readonly Van[]; second: number; chosen: Van | null; onChoose: (van: Van) => void }

/** The vans that are on tour, the latest first: the same as on the map, for those who can't see it. */
export function VanList({ vans, second, chosen, onChoose }: Props) {
  const { t, language } = useLocale(messages)
  const rows = vans
    .flatMap(van => {
      const status = statusAt(van, second * 1000)
      return status ? [{ van, status }] : []
    })
    .sort(
      (one, other) =>
        Number(one.status.state === 'finished') - Number(other.status.state === 'finished') ||
        one.van.id - other.van.id,
    )
  if (rows.length === 0) return <p className={look.dim}>{t('noVans')}</p>
  return (
    <div className={look.scroll} style={{ maxHeight: 'max(260px, calc(100dvh - 370px))' }}>
      <table className={look.table} aria-label={t('panelVans')}>
        <Heads titles={[t('van'), t('status'), t('delay')]} />
        <tbody>
          {rows.map(({ van, status }) => (
            <tr key={van.id} className={van.id === chosen?.id ? look.tinted : undefined}>
              <th scope="row">
                <button
                  type="button"
                  className={`${look.link} ${look.strong}`}
                  aria-current={van.id === chosen?.id || undefined}
                  onClick={() => onChoose(van)}
                >
                  {van.track.plate}
                </button>
                <span className={`${look.block} ${look.note}`}>{van.track.route ?? van.track.driver?.[language]}</span>
              </th>
              <td>
                <StateText status={status} />
                <span className={`${look.block} ${look.note}`}>{status.stop?.name[language]}</span>
              </td>
              <td className={look.nowrap}>
                <Delay seconds={status.lateSeconds} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function StateText({ status: { state, position } }: { status: VanStatus }) {
  const { t } = useLocale(messages)
  return (
    <span className={`${look.block} ${look.digits} ${look.nowrap}`}>
      {state === 'driving' ? t('driving', { kmh: Math.round(position.kmh) }) : t(state)}
    </span>
  )
}

export function Delay({ seconds }: { seconds: number }) {
  const { t, formats } = useLocale(messages)
  const minutes = Math.floor(seconds / 60)
  if (minutes < 1) return <span className={look.dim}>{t('onTime')}</span>
  return (
    <span className={isLate(seconds) ? look.badge : undefined} data-tone="warn">
      {t('minutesLate', { minutes: formats.number(minutes) })}
    </span>
  )
}
