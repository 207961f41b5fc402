import type { SkyMessage } from './sky.ts'

const STARS = 2500
/** Stars are painted in layers of equal brightness, which needs few state changes for many rectangles. */
const LAYERS = 10
/** Half the usual refresh rate: the stars move by fractions of a pixel, and half the work saves half the battery. */
const FRAME_MS = 32

/** Paints a slowly drifting night sky. Nearer stars are brighter, larger and faster. */
export function createPainter(canvas: HTMLCanvasElement | OffscreenCanvas): (message: SkyMessage) => void {
  // Both kinds of canvas have a 2D context with the same methods.
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  // Positions are fractions of width and height, so that no star is lost when the window is resized.
  const x = Float32Array.from({ length: STARS }, Math.random)
  const y = Float32Array.from({ length: STARS }, Math.random)
  const twinkle = Float32Array.from({ length: LAYERS }, () => Math.random() * Math.PI * 2)
  let width = 0
  let height = 0
  let ratio = 1
  let isMoving = false
  let seconds = 0
  let last = 0
  let pending = 0

  function paint() {
    context.clearRect(0, 0, canvas.width, canvas.height)
    for (let layer = 0; layer < LAYERS; layer++) {
      const depth = (layer + 1) / LAYERS
      context.fillStyle = layer % 3 === 0 ? '#b9c8ff' : '#fff'
      context.globalAlpha = (0.16 + 0.6 * depth ** 3) * (0.82 + 0.18 * Math.sin(seconds + (twinkle[layer] ?? 0)))
      const side = (0.8 + 1.3 * depth ** 3) * ratio
      for (let star = layer; star < STARS; star += LAYERS)
        context.fillRect((x[star] ?? 0) * canvas.width, (y[star] ?? 0) * canvas.height, side, side)
    }
  }

  function drift(elapsed: number) {
    seconds += elapsed
    for (let star = 0; star < STARS; star++) {
      const speed = (1 + (star % LAYERS) ** 2 / 12) * elapsed
      x[star] = ((x[star] ?? 0) + speed / width + 1) % 1
      y[star] = ((y[star] ?? 0) - (speed * 0.35) / height + 1) % 1
    }
  }

  function frame(now: number) {
    if (!isMoving) return
    if (now - last >= FRAME_MS) {
      // After a pause, the sky continues where it stopped.
      drift(Math.min(now - last, 100) / 1000)
      paint()
      last = now
    }
    pending = requestAnimationFrame(frame)
  }

  return message => {
    if (message.width && message.height) {
      // The first message has all of them.
      ;({ width, height, ratio = 1 } = message as Required<SkyMessage>)
      canvas.width = Math.round(width * ratio)
      canvas.height = Math.round(height * ratio)
      paint()
    }
    if (message.isMoving === undefined || message.isMoving === isMoving) return
    isMoving = message.isMoving
    cancelAnimationFrame(pending)
    if (isMoving) pending = requestAnimationFrame(frame)
  }
}
