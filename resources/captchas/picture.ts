import { GLYPHS } from './glyphs.ts'
import { encodeGray } from './png.ts'

const WIDTH_PX = 200
export const HEIGHT_PX = 64
const DOT_PX = 5
const GROUND = 244
const INK = 40
const LINES = 5

type Bend = { x: number; y: number; cos: number; sin: number; dots: readonly number[] }

/** Draws the code as a PNG: rotated and shifted characters, bent in a wave, with lines across. */
export async function drawCode(code: string, random: () => number = Math.random): Promise<Uint8Array<ArrayBuffer>> {
  const between = (low: number, high: number) => low + random() * (high - low)
  const cell = WIDTH_PX / code.length
  const bends = [...code].map((character, place): Bend => {
    const angle = between(-0.35, 0.35)
    return {
      x: (place + 0.5) * cell + between(-3, 3),
      y: HEIGHT_PX / 2 + between(-6, 6),
      cos: Math.cos(angle),
      sin: Math.sin(angle),
      dots: GLYPHS[character] ?? [],
    }
  })
  const wave = { height: between(2, 4), length: between(28, 44), phase: between(0, 6) }
  const lines = Array.from({ length: LINES }, () => ({ from: between(0, HEIGHT_PX), slope: between(-0.25, 0.25) }))

  const pixels = new Uint8Array(WIDTH_PX * HEIGHT_PX)
  for (let y = 0; y < HEIGHT_PX; y++)
    for (let x = 0; x < WIDTH_PX; x++) {
      const bent = y + wave.height * Math.sin(x / wave.length + wave.phase)
      const bend = bends[Math.floor(x / cell)]
      const ink = Math.max(
        bend ? inkOf(bend, x, bent) : 0,
        ...lines.map(line => nearness(y - line.from - x * line.slope)),
      )
      pixels[y * WIDTH_PX + x] = Math.round(GROUND + (INK - GROUND) * ink + between(-10, 10))
    }
  return encodeGray(pixels, WIDTH_PX, HEIGHT_PX)
}

/** How dark a character is at a point. Interpolates between its dots. */
function inkOf({ x, y, cos, sin, dots }: Bend, atX: number, atY: number): number {
  const column = ((atX - x) * cos + (atY - y) * sin) / DOT_PX + 2
  const row = ((atY - y) * cos - (atX - x) * sin) / DOT_PX + 3
  const [left, top] = [Math.floor(column), Math.floor(row)]
  const dot = (c: number, r: number) => (c >= 0 && c < 5 ? ((dots[r] ?? 0) >> (4 - c)) & 1 : 0)
  const [right, down] = [column - left, row - top]
  const upper = dot(left, top) * (1 - right) + dot(left + 1, top) * right
  const lower = dot(left, top + 1) * (1 - right) + dot(left + 1, top + 1) * right
  return Math.min(1, 1.6 * (upper * (1 - down) + lower * down))
}

const nearness = (distance: number) => Math.max(0, 0.8 - Math.abs(distance))
