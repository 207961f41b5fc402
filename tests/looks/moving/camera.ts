import type { Locator, Page } from '@playwright/test'
import { animatedPng, type Frame } from './animated-png.ts'

/** How long a frame is shown in which the pointer moves or a letter is typed, in milliseconds. */
const STEP_MS = 60
/** How long the pointer takes from one control to the next, in frames. */
const STEPS = 6

export type Camera = {
  /** Shows the page as it is for so long. */
  show(milliseconds: number): Promise<void>
  /** Moves the pointer to a control and presses it. */
  press(control: Locator): Promise<void>
  /** The picture of everything that was shown. */
  finish(): Buffer
}

/** Takes pictures of a page while it is used, with a pointer, which a headless browser does not draw. */
export async function openCamera(page: Page, blank: Page): Promise<Camera> {
  const frames: Frame[] = []
  let last: Buffer | null = null
  let at = { x: 640, y: 420 }

  const drawPointer = () =>
    page.evaluate(({ x, y }) => {
      const pointer = document.querySelector<HTMLElement>('#drawn-pointer') ?? document.createElement('div')
      pointer.id = 'drawn-pointer'
      Object.assign(pointer.style, {
        position: 'fixed',
        zIndex: '2147483647',
        width: '14px',
        height: '20px',
        pointerEvents: 'none',
        background: '#101425',
        clipPath: 'polygon(0 0, 0 78%, 26% 60%, 46% 100%, 64% 92%, 45% 55%, 80% 55%)',
        filter: 'drop-shadow(0 0 1px #fff)',
        left: `${x}px`,
        top: `${y}px`,
      })
      // What is modal would cover a pointer in the document.
      const open = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
      if (pointer.parentElement !== open) open.append(pointer)
    }, at)

  async function show(milliseconds: number) {
    await drawPointer()
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
    const frame = await cut(blank, last, picture)
    last = picture
    const previous = frames.at(-1)
    if (frame) frames.push({ ...frame, milliseconds })
    else if (previous) previous.milliseconds += milliseconds
  }

  return {
    show,
    async press(control) {
      await control.scrollIntoViewIfNeeded()
      const box = await control.boundingBox()
      if (!box) throw new Error(`${control} is not shown.`)
      const to = { x: box.x + Math.min(box.width / 2, 60), y: box.y + box.height / 2 }
      const from = at
      for (let step = 1; step <= STEPS; step++) {
        const part = step / STEPS
        at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
        await page.mouse.move(at.x, at.y)
        await show(STEP_MS)
      }
      await show(300)
      await page.mouse.click(at.x, at.y)
    },
    finish: () => animatedPng(frames),
  }
}

type Cut = Omit<Frame, 'milliseconds'>

/**
 * The part of a picture that differs from the last one, transparent where it doesn’t; null if nothing differs. `blank` is
 * any page, whose browser decodes them.
 */
async function cut(blank: Page, last: Buffer | null, picture: Buffer): Promise<Cut | null> {
  const part = await blank.evaluate(
    async pictures => {
      const [next, before] = await Promise.all(
        pictures.map(async base64 => {
          const image = new Image()
          image.src = `data:image/png;base64,${base64}`
          await image.decode()
          const context = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true })
          if (!context) throw new Error('This browser draws nothing.')
          context.drawImage(image, 0, 0)
          const colours = new Uint32Array(context.getImageData(0, 0, image.width, image.height).data.buffer)
          return { width: image.width, height: image.height, colours }
        }),
      )
      if (!next) throw new Error('There is no picture.')
      const { width, height } = next
      let [left, top, right, bottom] = [width, height, -1, -1]
      for (const [place, colour] of next.colours.entries()) {
        if (colour === before?.colours[place]) {
          next.colours[place] = 0
          continue
        }
        const [x, y] = [place % width, Math.floor(place / width)]
        left = Math.min(left, x)
        right = Math.max(right, x)
        top = Math.min(top, y)
        bottom = Math.max(bottom, y)
      }
      if (right < left) return null
      const box = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
      const canvas = new OffscreenCanvas(box.width, box.height)
      const pixels = new ImageData(new Uint8ClampedArray(next.colours.buffer), width, height)
      canvas.getContext('2d')?.putImageData(pixels, -left, -top)
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())
      return { ...box, png: bytes.toBase64() }
    },
    [picture, ...(last ? [last] : [])].map(one => one.toString('base64')),
  )
  return part && { ...part, png: Buffer.from(part.png, 'base64') }
}
