import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CHARACTER_SETS, type CharacterSet } from './character-sets.ts'
import { createVerificationCode, randomCode } from './code.ts'

/** Records the calls on the 2D context: happy-dom draws nothing itself. */
function fakeCanvas() {
  const calls: { text: string; x: number; font: string; color: string }[] = []
  const fills: string[] = []
  const context = {
    fillStyle: '',
    font: '',
    textAlign: '',
    fillRect: () => fills.push(context.fillStyle),
    fillText: (text: string, x: number) => calls.push({ text, x, font: context.font, color: context.fillStyle }),
  }
  const canvas = { width: 0, height: 0, getContext: () => context }
  return {
    // The subset of a canvas that the code uses.
    canvas: canvas as unknown as HTMLCanvasElement,
    calls,
    fills,
    shown: (length: number) =>
      calls
        .slice(-length)
        .map(call => call.text)
        .join(''),
  }
}

describe('S-CODE-1: the picture', () => {
  it('is 25 px wide per character and 30 px high', () => {
    const { canvas } = fakeCanvas()
    createVerificationCode(canvas, { length: 6 })
    expect([canvas.width, canvas.height]).toEqual([150, 30])
  })

  it('is black on white in italic 20px sans-serif by default', () => {
    const plain = fakeCanvas()
    createVerificationCode(plain.canvas)
    expect(plain.fills).toEqual(['#fff'])
    expect(plain.calls[0]).toMatchObject({ font: 'italic 20px sans-serif', color: '#000' })
    const other = fakeCanvas()
    createVerificationCode(other.canvas, { color: 'navy', background: 'ivory' })
    expect(other.fills).toEqual(['ivory'])
    expect(other.calls[0]?.color).toBe('navy')
  })

  it('draws each character in its own cell', () => {
    const { canvas, calls } = fakeCanvas()
    createVerificationCode(canvas, { length: 3 })
    expect(calls.map(call => call.x)).toEqual([12.5, 37.5, 62.5])
  })
})

describe('S-CODE-2: checking', () => {
  beforeEach(() => {
    let next = 0
    vi.spyOn(crypto, 'getRandomValues').mockImplementation(array => {
      if (array instanceof Uint8Array) array.fill(next++)
      return array
    })
  })
  afterEach(() => vi.restoreAllMocks())

  it('accepts exactly the shown code and keeps it', () => {
    const { canvas, shown } = fakeCanvas()
    const code = createVerificationCode(canvas)
    expect(shown(4)).toBe('ABCD')
    expect(code.check('ABCD')).toBe(true)
    expect(shown(4)).toBe('ABCD')
  })

  it('refuses a different case, and draws a new code', () => {
    const { canvas, shown } = fakeCanvas()
    const code = createVerificationCode(canvas)
    expect(code.check('abcd')).toBe(false)
    expect(shown(4)).toBe('EFGH')
    expect(code.check('ABCD')).toBe(false)
  })

  it('keeps the code after a failed check if redrawing is turned off', () => {
    const { canvas, shown } = fakeCanvas()
    const code = createVerificationCode(canvas, { redrawsOnFailure: false })
    expect(code.check('')).toBe(false)
    expect(shown(4)).toBe('ABCD')
    expect(code.check('ABCD')).toBe(true)
  })

  it('draws a new code on reload', () => {
    const { canvas, shown } = fakeCanvas()
    createVerificationCode(canvas).redraw()
    expect(shown(4)).toBe('EFGH')
  })
})

describe('S-CODE-3: character sets', () => {
  const EXPECTED: Record<CharacterSet, RegExp> = {
    default: /^[A-Za-z0-9]{62}$/,
    upper: /^[A-Z0-9]{36}$/,
    lower: /^[a-z0-9]{36}$/,
    numbers: /^[0-9]{10}$/,
    special_char: /^[!-/:-@[-`{-~]{32}$/,
  }
  it.each(Object.entries(EXPECTED))('%s contains each of its characters once', (name, pattern) => {
    const characters = CHARACTER_SETS[name as CharacterSet]
    expect(characters).toMatch(pattern)
    expect(new Set(characters).size).toBe(characters.length)
  })

  it('draws from the given characters, or from letters and digits by default', () => {
    const numbers = fakeCanvas()
    createVerificationCode(numbers.canvas, { length: 300, characters: CHARACTER_SETS.numbers })
    expect(new Set(numbers.calls.map(call => call.text))).toEqual(new Set(CHARACTER_SETS.numbers))
    const plain = fakeCanvas()
    createVerificationCode(plain.canvas, { length: 2000 })
    expect(new Set(plain.calls.map(call => call.text))).toEqual(new Set(CHARACTER_SETS.default))
  })

  it('draws every character with the same probability', () => {
    const characters = CHARACTER_SETS.default
    const counts = new Map<string, number>()
    for (const one of randomCode(62_000, characters)) counts.set(one, (counts.get(one) ?? 0) + 1)
    // 1000 expected of each, with a standard deviation of 31: a difference of seven of them never happens by chance.
    for (const one of characters) expect(Math.abs((counts.get(one) ?? 0) - 1000)).toBeLessThan(220)
  })
})
