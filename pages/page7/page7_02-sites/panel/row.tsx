import { type ReactNode, useEffect, useRef } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import look from '#client/ui/look.module.css'
import { Pin } from '#client/ui/map/pins/pin.tsx'
import { type Spot, spotOf } from '#pages/page7/page7_02-sites/items.ts'
import { LOOKS } from '#pages/page7/page7_02-sites/kinds.ts'
import { messages } from '#pages/page7/page7_02-sites/messages.ts'
import type { Hovered, OnHover } from '#pages/page7/page7_02-sites/use-sites.ts'
import type { Site } from '#resources/sites/contract.ts'
import styles from './panel.module.css'

export type RowProps = {
  hovered: Hovered
  onHover: OnHover
  onChoose: () => void
  /** The site is open. */
  isCurrent?: boolean
  /** In a list with a single tab stop. */
  tabIndex?: number
}

type Props = RowProps & { spot: Spot; picture: ReactNode; name: string; note: string; end?: ReactNode }

/** A row of a list beside the map: a button. It follows the pointer on the map, and the map follows it. */
export function Row({ spot, picture, name, note, end, hovered, onHover, onChoose, isCurrent, tabIndex }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const isHovered = hovered?.key === spot.key
  const isHoveredOnMap = isHovered && hovered.on === 'map'
  useEffect(() => {
    if (isHoveredOnMap) button.current?.scrollIntoView({ block: 'nearest' })
  }, [isHoveredOnMap])
  return (
    <button
      ref={button}
      type="button"
      className={`${look.line} ${look.full} ${look.pick} ${look.rounded} ${look.startText} ${styles.row}`}
      data-gap="8"
      data-hovered={isHovered}
      aria-current={isCurrent || undefined}
      tabIndex={tabIndex}
      onClick={onChoose}
      onMouseEnter={() => onHover(spot)}
      onMouseLeave={() => onHover(null)}
      onFocus={() => onHover(spot)}
      onBlur={() => onHover(null)}
    >
      <span className={`${look.centered} ${look.rigid}`} style={{ width: 40 }}>
        {picture}
      </span>
      <span className={`${look.grid} ${look.grow} ${look.shrink}`}>
        <span className={`${look.ellipsis} ${look.medium}`}>{name}</span> <span className={look.note}>{note}</span>
      </span>
      {end}
    </button>
  )
}

/** The row of a site. `end` replaces whether it is open. */
export function SiteRow({ site, end, ...row }: RowProps & { site: Site; end?: ReactNode }) {
  const { t, language } = useLocale(messages)
  return (
    <Row
      {...row}
      spot={spotOf(site)}
      picture={<Pin look={LOOKS[site.kind]} size={26} />}
      name={site.name[language]}
      note={`${t(site.kind)} · ${site.locality[language]}`}
      end={end ?? <OpenBadge isOpen={site.isOpen} />}
    />
  )
}

export function OpenBadge({ isOpen }: { isOpen: boolean }) {
  const { t } = useLocale(messages)
  return (
    <span className={look.badge} data-tone={isOpen ? 'good' : 'info'}>
      {t(isOpen ? 'open' : 'closed')}
    </span>
  )
}
