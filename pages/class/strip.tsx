import type { ClassProgress, Learner } from '#resources/classes/contract.ts'
import styles from './page.module.css'

const [SIDE, STEP, GAP] = [9, 10, 5]

/** Where each task is drawn: those of a page together, with a gap before the next page. */
export function placesOf(tasks: ClassProgress['tasks']): number[] {
  let x = -STEP
  return tasks.map(({ page }, index) => {
    x += STEP + (index > 0 && tasks[index - 1]?.page !== page ? GAP : 0)
    return x
  })
}

type Props = { learner: Learner; places: readonly number[]; label: string; titleOf: (index: number) => string }

/**
 * A learner's tasks as marks in a row. Three paths instead of an element per task keep a hundred learners with 129 tasks
 * fluid. The pane says the same in words.
 */
export function Strip({ learner, places, label, titleOf }: Props) {
  const width = (places.at(-1) ?? 0) + SIDE
  const solved = new Set<number>()
  const tried = new Set<number>()
  for (const [index, tries, solvedAt] of learner.cells)
    if (solvedAt !== null) solved.add(index)
    else if (tries > 0) tried.add(index)
  const drawn = (wanted: (index: number) => boolean) =>
    places.map((x, index) => (wanted(index) ? `M${x} 0h${SIDE}v${SIDE}h-${SIDE}z` : '')).join('')
  return (
    <svg
      className={styles.strip}
      role="img"
      aria-label={label}
      width={width}
      height={SIDE}
      viewBox={`0 0 ${width} ${SIDE}`}
      onPointerMove={event => {
        const { left, width: drawnWidth } = event.currentTarget.getBoundingClientRect()
        const x = ((event.clientX - left) / drawnWidth) * width
        const index = places.findLastIndex(place => place <= x)
        const title = event.currentTarget.querySelector('title')
        if (title && index >= 0) title.textContent = titleOf(index)
      }}
    >
      <title>{label}</title>
      <path d={drawn(index => !solved.has(index) && !tried.has(index))} />
      {/* Not by colour alone: tried tasks are half as high. */}
      <path data-is="tried" d={drawn(index => tried.has(index)).replaceAll(`v${SIDE}`, 'v5')} />
      <path data-is="solved" d={drawn(index => solved.has(index))} />
    </svg>
  )
}
