import { useMemo } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import look from '#client/ui/look.module.css'
import { CountyPaths } from '#client/ui/map/counties/county-paths.tsx'
import { useCountyShapes } from '#client/ui/map/counties/use-county-shapes.ts'
import { PinShape } from '#client/ui/map/pins/pin.tsx'
import sketch from '#client/ui/map/sketch.module.css'
import type { Viewpoint } from '#client/ui/map/viewpoint.ts'
import { useSize } from '#client/ui/size/use-size.ts'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { LOOKS } from '#pages/page7/page7_02-sites/kinds.ts'
import { messages } from '#pages/page7/page7_02-sites/messages.ts'
import { planeOf } from '#pages/page7/page7_02-sites/view.ts'
import styles from './map.module.css'
import type { SiteMapProps } from './site-map-props.ts'

type Props = SiteMapProps & { view: Viewpoint }

/** The counties and the items as SVG, shown if there is no WebGL. The buttons beside it move it. */
export function Sketch({ view, items, hovered, chosen, origin, nearest, onHover, onChoose }: Props) {
  const { t, language, formats } = useLocale(messages)
  const [frame, size] = useSize()
  const plane = useMemo(() => planeOf(view, size), [view, size])
  const { query, shapes } = useCountyShapes(plane)
  const transformOf = (place: { lng: number; lat: number }) => {
    const { x, y } = plane.project(place)
    return `translate(${x.toFixed(1)} ${y.toFixed(1)})`
  }
  return (
    <div ref={frame} className={sketch.sketch}>
      <Loaded query={query} height="100%">
        {() => (
          <svg width={size.width} height={size.height} role="img" aria-label={t('map')}>
            <CountyPaths shapes={shapes} />
            {items.map(item => (
              // biome-ignore lint/a11y/noStaticElementInteractions: the list beside it has a button for each item.
              <g
                key={item.key}
                className={`${look.pointer} ${styles.item}`}
                transform={transformOf(item)}
                onMouseEnter={() => onHover(item)}
                onMouseLeave={() => onHover(null)}
                onClick={() => onChoose(item)}
              >
                {item.is === 'cluster' ? (
                  <>
                    <circle r={12 + 5 * Math.log10(item.cluster.count)} />
                    <text dy="4">{formats.compact(item.cluster.count)}</text>
                  </>
                ) : (
                  <>
                    <PinShape look={LOOKS[item.site.kind]} />
                    <title>{item.site.name[language]}</title>
                  </>
                )}
              </g>
            ))}
            {hovered && <circle className={styles.ring} r="9" transform={transformOf(hovered)} />}
            {chosen && <circle className={styles.ring} r="9" transform={transformOf(chosen)} />}
            {nearest.map(site => (
              <circle key={`${site.lng} ${site.lat}`} className={styles.origin} r="5" transform={transformOf(site)} />
            ))}
            {origin && <circle className={styles.origin} r="7" transform={transformOf(origin)} />}
          </svg>
        )}
      </Loaded>
    </div>
  )
}
