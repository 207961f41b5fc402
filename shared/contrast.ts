import { mapTuple } from '#shared/objects.ts'

// Contrast after WCAG 2.2 (relative luminance and contrast ratio), on sRGB colours such as `#3a4cb8`.

type Rgb = [red: number, green: number, blue: number]

/** The channels of a colour, 0 to 255. */
export const channelsOf = (hex: string): Rgb => mapTuple([1, 3, 5], at => Number.parseInt(hex.slice(at, at + 2), 16))

/** The colour of these channels. */
export const hexOf = (channels: readonly number[]): string =>
  `#${channels.map(channel => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** The first colour with a share of the second, from 0 to 1. */
export function mix(color: string, other: string, share: number): string {
  const [from, to] = [channelsOf(color), channelsOf(other)]
  return hexOf(from.map((channel, at) => channel + ((to[at] ?? 0) - channel) * share))
}

/** 0 for black, 1 for white. */
export function luminance(color: string): number {
  const [red, green, blue] = mapTuple(channelsOf(color), channel => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** 1 for equal colours, 21 for black and white. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Rounded down, so that a ratio that is too low never looks sufficient: 4.499 is 4.49. */
export const shownRatio = (ratio: number): number => Math.floor(ratio * 100) / 100

const STEPS = 255

/** The first shade of a colour on the way to black or white that passes. The end itself, if none does. */
export function nearestShade(color: string, end: '#000000' | '#ffffff', passes: (shade: string) => boolean): string {
  for (let step = 0; step < STEPS; step++) {
    const shade = mix(color, end, step / STEPS)
    if (passes(shade)) return shade
  }
  return end
}
