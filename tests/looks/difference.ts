import type { Page } from '@playwright/test'

/** What has moved: how many pixels, and the box around them. */
export type Difference = { pixels: number; x: number; y: number; width: number; height: number }

/**
 * The pixels in which the later pictures differ from the earlier ones. A pixel that differs among the pictures of one
 * side, such as those of a clock, is left out. Null if nothing has moved. `blank` is any page, whose browser decodes them.
 */
export const differenceOf = (
  blank: Page,
  earlier: readonly Buffer[],
  later: readonly Buffer[],
): Promise<Difference | null> =>
  blank.evaluate(
    async sides => {
      const pixelsOf = async (base64: string) => {
        const image = new Image()
        image.src = `data:image/png;base64,${base64}`
        await image.decode()
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
        if (!context) throw new Error('This browser draws nothing.')
        context.drawImage(image, 0, 0)
        const { data } = context.getImageData(0, 0, image.width, image.height)
        return { width: image.width, height: image.height, colours: new Uint32Array(data.buffer) }
      }
      const [before, after] = await Promise.all(sides.map(side => Promise.all(side.map(pixelsOf))))
      const [one, other] = [before?.[0], after?.[0]]
      if (!before || !after || !one || !other) throw new Error('Each side needs a picture.')
      const { width, height } = one
      if (width !== other.width || height !== other.height)
        return { pixels: width * height, x: 0, y: 0, width: other.width, height: other.height }
      let [pixels, left, top, right, bottom] = [0, width, height, -1, -1]
      for (const [place, colour] of one.colours.entries()) {
        if (colour === other.colours[place]) continue
        if (before.some(({ colours }) => colours[place] !== colour)) continue
        if (after.some(({ colours }) => colours[place] !== other.colours[place])) continue
        const [x, y] = [place % width, Math.floor(place / width)]
        pixels++
        left = Math.min(left, x)
        right = Math.max(right, x)
        top = Math.min(top, y)
        bottom = Math.max(bottom, y)
      }
      return pixels === 0 ? null : { pixels, x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
    },
    [earlier, later].map(side => side.map(picture => picture.toString('base64'))),
  )
