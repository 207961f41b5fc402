import type { Shape } from '#resources/floor-plans/contract.ts'
import { ROOM } from '#resources/floor-plans/rules.ts'

const [COLUMNS, ROWS] = [25, 20]

/** A plan that is as full as it gets: 500 shapes in rows. */
export function exampleShapes(): Shape[] {
  const [width, height] = [ROOM.width / COLUMNS, ROOM.height / ROWS]
  return Array.from({ length: COLUMNS * ROWS }, (_, index) => {
    const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)]
    return {
      id: `s${String(index).padStart(7, '0')}`,
      kind: row % 5 === 4 ? 'till' : 'shelf',
      number: index + 1,
      label: '',
      x: Math.round((column + 0.5) * width),
      y: Math.round((row + 0.5) * height),
      width: 440,
      height: 240,
      angle: (index % 7) * 5,
      z: index + 1,
      group: null,
    }
  })
}
