import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

// Reads the colours of the charts and of the paper from their style sheets.

const ROOT = `${import.meta.dirname}/../../..`
const textOf = (path: string) => readFileSync(`${ROOT}/${path}`, 'utf8')

/** The colours that these names have in a rule of a style sheet. */
const colorsIn = (rule: string, names: string): Record<string, string> =>
  Object.fromEntries(
    [...rule.matchAll(new RegExp(`--(${names}): (#[0-9a-f]{6});`, 'g'))].map(([, name, hex]) => [name, hex]),
  )

function schemesOf(path: string, names: string) {
  const [light = '', dark = ''] = textOf(path).split('data-scheme="dark"')
  return { light: colorsIn(light, names), dark: colorsIn(dark, names) }
}
const charts = schemesOf('client/ui/chart/palette.module.css', 'chart-[1-6]|chart-before')
const papers = schemesOf('client/theme/tokens.css', 'surface')

type Triple = readonly [number, number, number]
type Matrix = readonly [Triple, Triple, Triple]

const times = (matrix: Matrix, [a, b, c]: Triple): Triple => {
  const of = (row: Triple) => row[0] * a + row[1] * b + row[2] * c
  return [of(matrix[0]), of(matrix[1]), of(matrix[2])]
}

/** Linear sRGB, 0…1. */
function linearOf(hex: string): Triple {
  const of = (at: number) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return [of(1), of(3), of(5)]
}

/** How eyes without one kind of cone see linear sRGB: Machado, Oliveira and Fernandes 2009, severity 1. */
const VISIONS: Record<string, Matrix> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const TO_XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
]
const WHITE: Triple = [0.95047, 1, 1.08883]

/** CIE L*a*b* (D65). */
function labOf(linear: Triple): Triple {
  const [r, g, b] = linear
  const clipped: Triple = [clip(r), clip(g), clip(b)]
  const [x, y, z] = times(TO_XYZ, clipped)
  const f = (share: number) => (share > 216 / 24389 ? Math.cbrt(share) : ((24389 / 27) * share + 16) / 116)
  const [fx, fy, fz] = [f(x / WHITE[0]), f(y / WHITE[1]), f(z / WHITE[2])]
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)]
}
const clip = (share: number) => Math.min(Math.max(share, 0), 1)

/** How different two colours look: CIE 1976, the distance in L*a*b*. */
const difference = (a: Triple, b: Triple) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

const luminanceOf = (hex: string) => times(TO_XYZ, linearOf(hex))[1]
/** WCAG's contrast ratio. */
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

test('the measures are right', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  const red = labOf(linearOf('#ff0000'))
  expect(red.map(Math.round)).toEqual([53, 80, 67])
})

describe.each(['light', 'dark'] as const)('in the %s scheme', scheme => {
  const { 'chart-before': before = '', ...colors } = charts[scheme]
  const { surface = '' } = papers[scheme]

  test('every colour has 3:1 on the paper', () => {
    expect(Object.keys(colors)).toHaveLength(6)
    for (const [name, hex] of Object.entries({ ...colors, before }))
      expect.soft(contrast(hex, surface), name).toBeGreaterThanOrEqual(3)
  })

  test.each(Object.keys(VISIONS))('every pair differs for %s sight', vision => {
    const seen = Object.entries(colors).map(
      ([name, hex]) => [name, labOf(times(VISIONS[vision] as Matrix, linearOf(hex)))] as const,
    )
    for (const [index, [name, one]] of seen.entries())
      for (const [other, two] of seen.slice(index + 1))
        expect.soft(difference(one, two), `${name}, ${other}`).toBeGreaterThanOrEqual(17)
  })
})
