import look from '#client/ui/look.module.css'
import type { ClassProgress, Learner } from '#resources/classes/contract.ts'
import { cellOf } from '#resources/classes/rules.ts'
import styles from './page.module.css'

/** The width of a mark, for many pages and for few. */
const [NARROW, WIDE, FEW_PAGES] = [6, 14, 16]
const [MARK, STEP, GAP] = [5, 6, 2]

export type Places = { marks: readonly { x: number; y: number }[]; width: number; height: number; markWidth: number }

/** Where each task is drawn: a column per page, its tasks below each other. */
export function placesOf(tasks: ClassProgress['tasks']): Places {
  const pages = [...new Set(tasks.map(({ page }) => page))]
  const markWidth = pages.length > FEW_PAGES ? NARROW : WIDE
  const below = new Map<string, number>()
  const marks = tasks.map(({ page }) => {
    const place = below.get(page) ?? 0
    below.set(page, place + 1)
    return { x: pages.indexOf(page) * (markWidth + GAP), y: place * STEP }
  })
  const height = Math.max(1, ...below.values()) * STEP - 1
  return { marks, width: Math.max(1, pages.length * (markWidth + GAP) - GAP), height, markWidth }
}

type Props = { learner: Learner; places: Places; label: string; titleOf: (index: number) => string }

/**
 * A learner's tasks as marks. Three paths instead of an element per task keep a hundred learners with 129 tasks fluid. The
 * pane says the same in words.
 */
export function Strip({ learner, places: { marks, width, height, markWidth }, label, titleOf }: Props) {
  const solved = new Set<number>()
  const tried = new Set<number>()
  for (const { index, tries } of learner.cells.map(cellOf)) (tries > 0 ? tried : solved).add(index)
  const drawn = (isWanted: (index: number) => boolean, across: number) =>
    marks.map(({ x, y }, index) => (isWanted(index) ? `M${x} ${y}h${across}v${MARK}h-${across}z` : '')).join('')
  return (
    <svg
      className={`${look.block} ${look.rigid} ${styles.strip}`}
      role="img"
      aria-label={label}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      onPointerMove={event => {
        const box = event.currentTarget.getBoundingClientRect()
        const [x, y] = [event.clientX - box.left, event.clientY - box.top]
        const index = marks.findLastIndex(mark => mark.x <= x && x <= mark.x + markWidth + GAP && mark.y <= y)
        const title = event.currentTarget.querySelector('title')
        if (title && index >= 0) title.textContent = titleOf(index)
      }}
    >
      <title>{label}</title>
      <path d={drawn(index => !solved.has(index), markWidth)} />
      {/* Not by colour alone: tried tasks are half full. */}
      <path data-is="tried" d={drawn(index => tried.has(index), markWidth / 2)} />
      <path data-is="solved" d={drawn(index => solved.has(index), markWidth)} />
    </svg>
  )
}
