import type { Shape } from '#resources/floor-plans/contract.ts'
import { ROOM, type Shapes } from '#resources/floor-plans/rules.ts'
import { artOf, hasName, NAME_SIZE, placeOf } from './canvas/art.ts'
import { byDepth } from './geometry/arrange.ts'

/** Fills and strokes that need no style sheet. */
const COLOURS: Record<Shape['kind'], [fill: string, stroke: string]> = {
  shelf: ['#e6f1fc', '#1a5a9e'],
  till: ['#e3f5ec', '#146c43'],
  door: ['#fff3dc', '#8a4b00'],
  wall: ['#566079', '#566079'],
}

const escaped = (text: string) => text.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)

/** The plan as an SVG file, 1 mm per unit. */
export function planToSvg(title: string, shapes: Shapes, nameOf: (shape: Shape) => string): string {
  const drawn = [...shapes.values()].sort(byDepth).map(shape => {
    const { body, lines } = artOf(shape)
    const [fill, stroke] = COLOURS[shape.kind]
    const name = hasName(shape) ? `<text fill="#1a2135" stroke="none">${escaped(nameOf(shape))}</text>` : ''
    const { x, y, width: w, height: h } = body
    const paths = `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>${lines && `<path d="${lines}" fill="none"/>`}`
    return `<g transform="${placeOf(shape)}" stroke="${stroke}">${paths}${name}</g>`
  })
  const { width, height } = ROOM
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width / 10}" height="${height / 10}" viewBox="0 0 ${width} ${height}" stroke-width="20" font-family="sans-serif" font-size="${NAME_SIZE}" text-anchor="middle" dominant-baseline="central">
<title>${escaped(title)}</title>
<rect width="${width}" height="${height}" fill="#fff" stroke="#8a93ab"/>
${drawn.join('\n')}
</svg>
`
}
