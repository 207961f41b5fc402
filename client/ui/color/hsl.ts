/** Hue in degrees, saturation and lightness in percent. */
export type Hsl = { h: number; s: number; l: number }

/** `#3f51c7` from any spelling in hexadecimal digits; null if it is none. */
export function readColor(text: string): string | null {
  const [, digits] = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text.normalize('NFKC').trim()) ?? []
  if (!digits) return null
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toLowerCase()
}

export function hslOf(hex: string): Hsl {
  const [r, g, b] = [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [number, number, number]
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)]
  const [range, l] = [max - min, (max + min) / 2]
  if (range === 0) return { h: 0, s: 0, l: Math.round(l * 100) }
  const h = max === r ? ((g - b) / range + 6) % 6 : max === g ? (b - r) / range + 2 : (r - g) / range + 4
  const s = range / (1 - Math.abs(2 * l - 1))
  return { h: Math.round(h * 60) % 360, s: Math.round(s * 100), l: Math.round(l * 100) }
}

export function hexOf({ h, s, l }: Hsl): string {
  // The formula of CSS Color 4.
  const part = (n: number) => {
    const k = (n + h / 30) % 12
    const value = l / 100 - (s / 100) * Math.min(l / 100, 1 - l / 100) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(0)}${part(8)}${part(4)}`
}
