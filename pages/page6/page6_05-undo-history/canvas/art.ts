import type { Shape } from '#resources/floor-plans/contract.ts'

/** The distance between the posts of a shelf. */
const BAY = 1000
const round = (value: number) => Math.round(value * 10) / 10

/** How a shape is drawn around its centre: its body, and the lines on it. On the page, in thumbnails and in exports. */
export function artOf({ kind, width, height }: Shape) {
  const [w, h] = [width / 2, height / 2]
  const body = { x: -w, y: -h, width, height }
  if (kind === 'wall') return { body, lines: '' }
  // The leaf, and the arc in which it opens.
  if (kind === 'door') return { body, lines: `M${-w} ${-h}V${-h - width}A${width} ${width} 0 0 1 ${w} ${-h}` }
  if (kind === 'till') {
    const edge = round(w - Math.min(width, height * 1.2) * 0.6)
    return { body, lines: `M${edge} ${-h}V${h}` }
  }
  const bays = Math.max(1, Math.round(width / BAY))
  const posts = Array.from({ length: bays - 1 }, (_, index) => round(-w + (width * (index + 1)) / bays))
  return { body, lines: `${posts.map(x => `M${x} ${-h}V${h}`).join('')}` }
}

export const placeOf = ({ x, y, angle }: Shape) => `translate(${x} ${y})${angle === 0 ? '' : ` rotate(${angle})`}`
export const sizeOf = ({ width, height }: Shape) => `${width} ${height}`

/** Draws a shape that React has rendered somewhere else, without rendering again. */
export function paint(element: SVGGElement, shape: Shape): void {
  element.setAttribute('transform', placeOf(shape))
  if (element.dataset.size === sizeOf(shape)) return
  element.dataset.size = sizeOf(shape)
  const { body, lines } = artOf(shape)
  for (const [name, value] of Object.entries(body)) element.querySelector('rect')?.setAttribute(name, String(value))
  element.querySelector('path')?.setAttribute('d', lines)
}

/** Whether there is room for the name of a shape. Doors and walls show only a label of their own. */
export const hasName = ({ kind, label, width, height }: Shape) =>
  label !== '' || ((kind === 'shelf' || kind === 'till') && width >= 1000 && height >= 300)
export const NAME_SIZE = 260
