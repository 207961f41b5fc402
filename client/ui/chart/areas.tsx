import { type HTMLAttributes, type KeyboardEvent, useState } from 'react'
import { Link } from 'react-router'
import { useMessages } from '#client/i18n/i18n.ts'
import { hasModifier } from '#client/shortcuts/has-modifier.ts'
import styles from './chart.module.css'
import type { ChartProps } from './chart-props.ts'
import type { Format, Geometry } from './geometry.ts'
import { chartMessages } from './messages.ts'

type AreasProps<D> = Omit<ChartProps<D>, 'format'> & {
  geometry: Geometry
  format: Format
  captionId: string
  /** The key of the hovered or focused datum. */
  onPoint: (key: string | null) => void
}

const STEPS: Record<string, (index: number, last: number) => number> = {
  ArrowLeft: index => index - 1,
  ArrowRight: index => index + 1,
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * One named area per datum over the picture. One area is in the tab order; arrow keys, Home and End move between them.
 * If a datum has a link, its area is the link.
 */
export function Areas<D>(props: AreasProps<D>) {
  const { data, series, keyOf, nameOf, linkOf, currentKey, geometry, format, captionId, onPoint } = props
  const t = useMessages(chartMessages)
  const last = data.length - 1
  const [stop, setStop] = useState(last)
  const { x } = geometry

  function handleKeyDown(event: KeyboardEvent<HTMLElement>, index: number) {
    const next = STEPS[event.key]?.(index, last)
    if (next === undefined || hasModifier(event)) return
    event.preventDefault()
    event.currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('li > *')[next]?.focus()
  }
  return (
    <ul className={styles.areas} aria-labelledby={captionId}>
      {data.map((datum, index) => {
        const key = keyOf(datum)
        const values = series.map(one => t('valueOf', { series: one.label, value: format(one.value(datum)) }))
        const area: HTMLAttributes<HTMLElement> = {
          'aria-label': `${nameOf(datum).full}: ${values.join(', ')}`,
          tabIndex: index === Math.min(stop, last) ? 0 : -1,
          onFocus: () => {
            setStop(index)
            onPoint(key)
          },
          onBlur: () => onPoint(null),
          onPointerEnter: () => onPoint(key),
          onPointerLeave: () => onPoint(null),
          onKeyDown: event => handleKeyDown(event, index),
        }
        if (key === currentKey) area['aria-current'] = true
        const left = x.left(key) - (x.step - x.bandwidth) / 2
        const link = linkOf?.(datum)
        return (
          <li key={key} style={{ left, width: x.step }}>
            {link ? <Link to={link} {...area} /> : <span role="img" {...area} />}
          </li>
        )
      })}
    </ul>
  )
}
