export const LETTERS_AND_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const CHARACTER_WIDTH_PX = 25
const HEIGHT_PX = 30
const FONT = 'italic 20px sans-serif'

type CodeOptions = {
  length?: number
  /** The characters to draw from, without repetition. The sets of S-CODE-3 are in character-sets.ts. */
  characters?: string
  color?: string
  background?: string
  /** Draw a new code after a failed check; true by default. */
  redrawsOnFailure?: boolean
}

/** A code that is only in the document as a picture on a canvas. */
export type VerificationCode = {
  redraw: () => void
  /** The comparison is case-sensitive. */
  check: (text: string) => boolean
}

/** Draws a random code on the canvas, and sets the canvas to the size for its length (S-CODE-1). */
export function createVerificationCode(
  canvas: HTMLCanvasElement,
  {
    length = 4,
    characters = LETTERS_AND_DIGITS,
    color = '#000',
    background = '#fff',
    redrawsOnFailure = true,
  }: CodeOptions = {},
): VerificationCode {
  let code = ''

  function redraw() {
    code = randomCode(length, characters)
    draw(canvas, code, color, background)
  }

  function check(text: string) {
    const isRight = text === code
    if (!isRight && redrawsOnFailure) redraw()
    return isRight
  }

  redraw()
  return { redraw, check }
}

/** `length` characters, each equally likely. At most 256 characters to choose from. */
export function randomCode(length: number, characters: string): string {
  // Bytes beyond the last whole multiple would favour the first characters, so they are drawn again.
  const fair = 256 - (256 % characters.length)
  const byte = new Uint8Array(1)
  let code = ''
  while (code.length < length) {
    const [value = 0] = crypto.getRandomValues(byte)
    if (value < fair) code += characters[value % characters.length]
  }
  return code
}

function draw(canvas: HTMLCanvasElement, code: string, color: string, background: string) {
  // Setting the size clears a canvas. React sets no size, so it never clears the picture.
  canvas.width = code.length * CHARACTER_WIDTH_PX
  canvas.height = HEIGHT_PX
  const context = canvas.getContext('2d')
  if (!context) return
  context.fillStyle = background
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = color
  context.font = FONT
  context.textAlign = 'center'
  for (const [place, character] of [...code].entries()) {
    // Neighbours are drawn at different heights, so that their shapes stay apart.
    const baseline = 22 + (place % 2 ? -2 : 2)
    context.fillText(character, (place + 0.5) * CHARACTER_WIDTH_PX, baseline)
  }
}
