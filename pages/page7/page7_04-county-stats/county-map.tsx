import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import { useCountyShapes } from '#client/ui/map/counties/use-county-shapes.ts'
import layout from '#client/ui/map/map-page.module.css'
import { sketchPlane } from '#client/ui/map/projection.ts'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { type Classing, strengthOf } from './classes/classing.ts'
import styles from './map.module.css'
import { messages } from './messages.ts'
import type { Metric, View } from './search-params.ts'
import { useFormat } from './use-format.ts'

const [WIDTH, HEIGHT] = [520, 640]
const PLANE = sketchPlane(WIDTH, HEIGHT)

type Props = { classing: Classing; view: View; onChoose: (county: string) => void }

export function CountyMap({ classing, view, onChoose }: Props) {
  const t = useMessages(messages)
  const format = useFormat(view.metric)
  const { query, shapes } = useCountyShapes(PLANE)
  const rows = new Map(classing.rows.map(row => [row.id, row]))
  const count = classing.classes.length
  // The chosen county is drawn last, or its neighbours would cover half of its outline.
  const drawn = shapes.toSorted((a, b) => Number(a.code === view.county) - Number(b.code === view.county))
  return (
    <section className={`${look.panel} ${layout.map}`} aria-label={t('map')}>
      <Loaded query={query} height={HEIGHT}>
        {() => (
          <svg
            className={`${look.block} ${look.full}`}
            style={{ maxHeight: 'min(56dvh, 640px)' }}
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            role="img"
            aria-label={t('mapOf', { metric: t(`metric_${view.metric}`) })}
          >
            {drawn.map(({ code, name, path }) => {
              const row = rows.get(code)
              const index = row?.classIndex ?? null
              const strength = index === null ? undefined : `${strengthOf(index, count)}%`
              return (
                // biome-ignore lint/a11y/noStaticElementInteractions: keyboard users have the table.
                <path
                  key={code}
                  d={path}
                  className={`${look.pointer} ${styles.county}`}
                  data-code={code}
                  data-class={index ?? 'none'}
                  data-chosen={code === view.county}
                  style={{ '--strength': strength }}
                  onClick={() => onChoose(code)}
                >
                  <title>{t('pathTitle', { name, value: format(row?.value ?? null) })}</title>
                </path>
              )
            })}
          </svg>
        )}
      </Loaded>
      <Legend classing={classing} metric={view.metric} />
    </section>
  )
}

/** The legend: the range of each class, and its number of counties. */
function Legend({ classing: { classes, rows }, metric }: { classing: Classing; metric: Metric }) {
  const t = useMessages(messages)
  const format = useFormat(metric)
  const without = rows.filter(({ value }) => value === null).length
  return (
    <ol className={look.stack} data-above="16" data-gap="8" aria-label={t('legend')}>
      {classes.map(({ low, high, count }, index) => (
        <li className={look.line} key={high}>
          <span
            className={`${look.rigid} ${styles.swatch}`}
            style={{ '--strength': `${strengthOf(index, classes.length)}%` }}
          />
          <span className={look.digits}>
            {low === null
              ? t('upTo', { high: format(high) })
              : low === high
                ? format(high)
                : t('from', { low: format(low), high: format(high) })}
          </span>
          <span className={`${look.dim} ${look.away}`}>{t('counties', { count })}</span>
        </li>
      ))}
      {without > 0 && (
        <li className={look.line}>
          <span className={`${look.rigid} ${styles.swatch}`} data-class="none" />
          <span className={look.digits}>{t('noNumber')}</span>
          <span className={`${look.dim} ${look.away}`}>{t('counties', { count: without })}</span>
        </li>
      )}
    </ol>
  )
}
