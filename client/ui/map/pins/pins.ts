/**
 * The look of a kind of marker: a colour on which white is readable (AA), and for people with colour blindness a symbol:
 * an SVG path around 0, 0, within 5 units.
 */
export type PinLook = { colour: string; sign: string }

/** A pin with its tip at 0, 0 and its head around −18: 24 wide, 31 high. */
export const PIN_PATH = 'M0 0C-3-7-11-11-11-19A11 11 0 1 1 11-19C11-11 3-7 0 0Z'
export const HEAD_Y = -19
const [WIDTH, HEIGHT] = [26, 33]

/** A pin as pixels for WebGL. */
export function drawPin({ colour, sign }: PinLook, ratio: number): ImageData {
  const canvas = new OffscreenCanvas(WIDTH * ratio, HEIGHT * ratio)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('there is no canvas to draw a pin on')
  context.scale(ratio, ratio)
  context.translate(WIDTH / 2, HEIGHT - 1.5)
  const pin = new Path2D(PIN_PATH)
  context.fillStyle = colour
  context.fill(pin)
  context.strokeStyle = '#fff'
  context.lineWidth = 1.6
  context.stroke(pin)
  context.translate(0, HEAD_Y)
  context.fillStyle = '#fff'
  context.fill(new Path2D(sign))
  return context.getImageData(0, 0, canvas.width, canvas.height)
}
