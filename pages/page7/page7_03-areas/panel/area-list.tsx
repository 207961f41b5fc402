import { useLocale } from '#client/i18n/use-locale.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { Empty } from '#client/ui/states/empty.tsx'
import { messages } from '#pages/page7/page7_03-areas/messages.ts'
import type { Area } from '#resources/areas/contract.ts'
import type { Teams } from './use-teams.ts'

type Props = {
  areas: readonly Area[]
  teams: Teams
  openId: number | undefined
  onOpen: (id: number) => void
  onDraw: (() => void) | null
}

const SQUARE_METRES_PER_KM2 = 1e6

/** All areas with their teams; the keyboard's way to what is on the map. */
export function AreaList({ areas, teams, openId, onOpen, onDraw }: Props) {
  const { t, language, formats } = useLocale(messages)
  if (areas.length === 0) {
    return (
      <Empty
        title={t('emptyTitle')}
        text={t('emptyText')}
        actions={onDraw && <Button kind="main" label={t('drawArea')} onClick={onDraw} />}
      />
    )
  }
  return (
    <section className={`${look.panel} ${look.stack}`} aria-label={t('areas')}>
      <h2 className={`${look.heading} ${look.quietFocus} ${look.grow} ${look.shrink} ${look.breaking}`} tabIndex={-1}>
        {t('count', { count: areas.length })}
      </h2>
      <ul className={look.rows}>
        {areas.map(({ id, name, teamId, squareMetres }) => (
          <li key={id}>
            <button type="button" className={look.link} aria-current={id === openId} onClick={() => onOpen(id)}>
              {name[language]}
            </button>
            <span className={look.dim}>
              {teams.nameOf(teamId) ?? t('noTeam')} ·{' '}
              {t('km2', { number: formats.number(squareMetres / SQUARE_METRES_PER_KM2, 1) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
