import look from '#client/ui/look.module.css'
import styles from './chart.module.css'
import { centreOf, type Format, type Geometry, shownLabels } from './geometry.ts'

/** Grid lines at round values, each with its number. Hidden from screen readers, because the marks have names. */
export function ValueAxis({ geometry: { y, ticks, left, width }, format }: { geometry: Geometry; format: Format }) {
  return (
    <g className={`${look.small} ${look.digits} ${styles.axis}`}>
      {ticks.map(tick => (
        <g key={tick} transform={`translate(0 ${y(tick)})`}>
          <line x1={left} x2={width} />
          <text x={left - 8} dy="0.32em" textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
    </g>
  )
}

export function CategoryAxis({ geometry, names }: { geometry: Geometry; names: string[] }) {
  const { x, categories, height } = geometry
  return (
    <g className={`${look.small} ${look.digits} ${styles.axis}`}>
      {shownLabels(geometry, names).map(index => {
        const category = categories[index] ?? ''
        return (
          <text key={category} x={centreOf(x, category)} y={height - 8} textAnchor="middle">
            {names[index]}
          </text>
        )
      })}
    </g>
  )
}
