import look from '#client/ui/look.module.css'
import { STAR_OUTLINE } from '#client/ui/star.tsx'
import type { Stop } from '#practice/client/paths/paths.ts'
import styles from './paths.module.css'

const [WIDTH, HEIGHT] = [300, 52]
/** How high each star stands, from 0 to 1; a path with more stars begins again. */
const HEIGHTS = [0.2, 0.85, 0.45, 0.9, 0.35]

/** The path as stars: lit where all tasks are solved, a ring where it goes on. Its list says the same in words. */
export function Constellation({ stops, next }: { stops: readonly Stop[]; next: Stop | null }) {
  const points = stops.map((stop, place) => ({
    stop,
    x: 16 + (place * (WIDTH - 32)) / Math.max(1, stops.length - 1),
    y: HEIGHT - 10 - (HEIGHTS[place % HEIGHTS.length] ?? 0) * (HEIGHT - 20),
  }))
  return (
    <svg className={`${look.full} ${styles.constellation}`} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {points.slice(1).map((to, place) => {
        const from = points[place] ?? to
        return (
          <line
            key={to.stop.page.id}
            x1={from.x}
            y1={from.y}
            x2={to.x}
            y2={to.y}
            data-lit={Boolean(from.stop.isDone && to.stop.isDone)}
          />
        )
      })}
      {points.map(({ stop, x, y }) =>
        stop.isDone ? (
          <path key={stop.page.id} d={STAR_OUTLINE} transform={`translate(${x - 9} ${y - 9}) scale(0.75)`} />
        ) : (
          <circle key={stop.page.id} cx={x} cy={y} r={stop === next ? 6 : 3} data-next={stop === next} />
        ),
      )}
    </svg>
  )
}
