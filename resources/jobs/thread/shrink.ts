import { mapTuple } from '#shared/objects.ts'

type Pixels = { data: Uint8ClampedArray; width: number; height: number; colorSpace: 'srgb' }

/**
 * Makes a picture smaller by a whole factor: each pixel is the mean of a block. The library resizes far better, but needs
 * twenty bytes for each pixel of a picture, so it gets one that is only a few times too large.
 */
export function shrink(picture: Pixels, factor: number): Pixels {
  if (factor < 2) return picture
  const { data, width, height } = picture
  const [columns, lines] = mapTuple([width, height], side => Math.max(1, Math.floor(side / factor)))
  const small = new Uint8ClampedArray(columns * lines * 4)
  for (let line = 0; line < lines; line++)
    for (let column = 0; column < columns; column++)
      writeMean(small, (line * columns + column) * 4, [
        data,
        width,
        column * factor,
        Math.min(width, (column + 1) * factor),
        line * factor,
        Math.min(height, (line + 1) * factor),
      ])
  return { data: small, width: columns, height: lines, colorSpace: 'srgb' }
}

type Block = [data: Uint8ClampedArray, width: number, west: number, east: number, north: number, south: number]

/** A transparent pixel has no colour, so the mean of the colours is weighted by the alpha. */
function writeMean(small: Uint8ClampedArray, to: number, [data, width, west, east, north, south]: Block) {
  let [red, green, blue, alpha] = [0, 0, 0, 0]
  for (let y = north; y < south; y++)
    for (let at = (y * width + west) * 4; at < (y * width + east) * 4; at += 4) {
      // The loop stays inside the picture, which TypeScript cannot know (`?? 0`).
      const weight = data[at + 3] ?? 0
      red += (data[at] ?? 0) * weight
      green += (data[at + 1] ?? 0) * weight
      blue += (data[at + 2] ?? 0) * weight
      alpha += weight
    }
  const sum = alpha || 1
  small.set([red / sum, green / sum, blue / sum, alpha / ((south - north) * (east - west))], to)
}
