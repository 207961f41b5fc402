import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contrast, luminance, mix, nearestShade, shownRatio } from '#shared/contrast.ts'
import { isCharacter, keysOf, SHORTCUTS } from '#shared/shortcuts.ts'
import { PreferenceFields } from './contract.ts'
import {
  accentRatios,
  colorsOf,
  cssOf,
  DEFAULTS,
  findClashes,
  keyIssues,
  MENU,
  PALETTE,
  SIDES,
  sideTokens,
  weakAccents,
} from './rules.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`)

describe('contrast', () => {
  test('is the ratio of WCAG 2.2', () => {
    expect(luminance('#000000')).toBe(0)
    expect(luminance('#ffffff')).toBeCloseTo(1)
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
    // The lightest grey that passes AA on white, and the next one, which does not.
    expect(shownRatio(contrast('#767676', '#ffffff'))).toBe(4.54)
    expect(shownRatio(contrast('#777777', '#ffffff'))).toBe(4.47)
    fc.assert(fc.property(color, color, (one, other) => contrast(one, other) === contrast(other, one)))
  })

  test('of the nearest shade is enough, and of every nearer one too low', () => {
    const passes = (shade: string) => contrast(shade, '#ffffff') >= 4.5
    fc.assert(
      fc.property(color, one => {
        const nearest = nearestShade(one, '#000000', passes)
        expect(passes(nearest)).toBe(true)
        if (nearest !== one) expect(passes(one)).toBe(false)
      }),
    )
  })
})

describe('an accent', () => {
  test('passes as it is delivered', () => {
    expect(weakAccents(DEFAULTS)).toEqual([])
  })

  test('that is hard to read is told with its weakest surface and the nearest shade that passes', () => {
    const [weak, ...others] = weakAccents({ ...DEFAULTS, accentLight: '#7488f2' })
    expect(others).toEqual([])
    expect(weak).toMatchObject({ field: 'accentLight', surface: 'surface-raised', required: 4.5 })
    expect(weak?.ratio).toBeLessThan(4.5)
    expect(weakAccents({ ...DEFAULTS, accentLight: weak?.nearest ?? '' })).toEqual([])
  })

  test('has a shade that passes, whatever its colour, scheme and contrast', () => {
    fc.assert(
      fc.property(color, color, fc.constantFrom('standard' as const, 'high' as const), (light, dark, level) => {
        const fields = { ...DEFAULTS, accentLight: light, accentDark: dark, contrast: level }
        const fixed = Object.fromEntries(weakAccents(fields).map(({ field, nearest }) => [field, nearest]))
        expect(weakAccents({ ...fields, ...fixed })).toEqual([])
      }),
    )
  })

  test('carries white text when it is filled, in both schemes', () => {
    fc.assert(
      fc.property(color, one => {
        for (const side of SIDES) {
          const fields = { ...DEFAULTS, accentLight: one, accentDark: one }
          const { 'accent-fill': fill, 'accent-fill-hover': hover } = { ...PALETTE[side], ...sideTokens(fields, side) }
          expect(contrast('#ffffff', fill)).toBeGreaterThanOrEqual(4.5)
          expect(contrast('#ffffff', hover)).toBeGreaterThanOrEqual(4.5)
        }
      }),
    )
  })
})

test('the menu follows an accent, and can be read with any', () => {
  const levels = fc.constantFrom(['standard', 4.5, 3] as const, ['high', 7, 4.5] as const)
  fc.assert(
    fc.property(color, levels, (accent, [level, text, control]) => {
      const fields = { ...DEFAULTS, accentLight: accent, contrast: level }
      const menu = colorsOf(fields, 'light')
      for (const surface of [menu.ink, menu['ink-raised']]) {
        expect(contrast(menu['ink-text'], surface)).toBeGreaterThanOrEqual(text)
        expect(contrast(menu['ink-focus'], surface)).toBeGreaterThanOrEqual(control)
      }
      expect(contrast('#ffffff', menu['ink-current'])).toBeGreaterThanOrEqual(text)
    }),
  )
  expect(colorsOf(DEFAULTS, 'light')).toMatchObject(MENU)
  expect(colorsOf({ ...DEFAULTS, accentLight: '#146c43' }, 'light').ink).toBe(mix('#000000', '#146c43', 0.12))
})

test('high contrast raises every text to 7:1 and every line to 4.5:1', () => {
  const fields = { ...DEFAULTS, contrast: 'high' as const, accentLight: '#2f3f9c', accentDark: '#c3ccff' }
  expect(weakAccents(fields)).toEqual([])
  for (const side of SIDES) {
    const colors = { ...PALETTE[side], ...sideTokens(fields, side) }
    for (const surface of ['ground', 'surface', 'surface-raised'] as const) {
      for (const text of ['text', 'text-dim', 'good', 'warn', 'bad', 'info'] as const)
        expect(contrast(colors[text], colors[surface]), `${side} ${text} on ${surface}`).toBeGreaterThanOrEqual(7)
      expect(contrast(colors['line-strong'], colors[surface])).toBeGreaterThanOrEqual(4.5)
    }
    for (const tone of ['good', 'warn', 'bad', 'info'] as const)
      expect(contrast(colors[tone], colors[`${tone}-soft`])).toBeGreaterThanOrEqual(7)
    expect(accentRatios(colors.accent, side).every(({ ratio }) => ratio >= 7)).toBe(true)
  }
})

/** Each ground that rows, fields and buttons have in a scheme, whatever its accent is. */
const groundsOf = (colors: Record<string, string>, own: Record<string, string>) => {
  const { surface = '', 'accent-soft': soft = '' } = colors
  return {
    surface,
    raised: colors['surface-raised'] ?? '',
    chosen: soft,
    // client/ui/table/table.module.css: a row under the pointer, and a selected one.
    pointed: mix(surface, soft, 0.55),
    selected: mix(surface, soft, 0.75),
    hovered: own['control-hover'] ?? '',
  }
}

test('with every accent that is allowed, each text can be read and each edge be seen on every ground', () => {
  const css = readFileSync(`${import.meta.dirname}/../../client/theme/tokens.css`, 'utf8')
  const [light = '', dark = ''] = css.split('@media screen')
  const written = (text: string) =>
    Object.fromEntries([...text.matchAll(/--([\w-]+): (#\w{6});/g)].map(([, name = '', hex = '']) => [name, hex]))
  const styles = { light: written(light), dark: written(dark) }
  fc.assert(
    fc.property(color, color, (accentLight, accentDark) => {
      const wanted = { ...DEFAULTS, accentLight, accentDark }
      const allowed = Object.fromEntries(weakAccents(wanted).map(({ field, nearest }) => [field, nearest]))
      for (const side of SIDES) {
        const own = styles[side]
        const colors: Record<string, string> = colorsOf({ ...wanted, ...allowed }, side)
        const ratioOf = (name: string, ground: string) => contrast(colors[name] ?? own[name] ?? '', ground)
        const grounds = groundsOf(colors, own)
        for (const [place, ground] of Object.entries(grounds)) {
          for (const text of ['text', 'text-dim', 'good', 'warn', 'bad', 'info'])
            expect(ratioOf(text, ground), `${side}: ${text} on ${place}`).toBeGreaterThanOrEqual(4.5)
          expect(ratioOf('line-strong', ground), `${side}: edge on ${place}`).toBeGreaterThanOrEqual(3)
        }
        for (const place of ['surface', 'raised', 'chosen', 'pointed', 'selected'] as const)
          expect(ratioOf('accent', grounds[place]), `${side}: accent on ${place}`).toBeGreaterThanOrEqual(4.5)
        for (const place of ['surface', 'raised'] as const)
          expect(ratioOf('placeholder', grounds[place]), `${side}: placeholder on ${place}`).toBeGreaterThanOrEqual(4.5)
        for (const tone of ['good', 'warn', 'bad', 'info'])
          expect(ratioOf(tone, colors[`${tone}-soft`] ?? ''), `${side}: ${tone}`).toBeGreaterThanOrEqual(4.5)
      }
    }),
  )
})

test('the palette is that of the style sheet', () => {
  const css = readFileSync(`${import.meta.dirname}/../../client/theme/tokens.css`, 'utf8')
  const [light = '', dark = ''] = css.split('@media screen')
  for (const [palette, text] of [
    [{ ...PALETTE.light, ...MENU }, light],
    [PALETTE.dark, dark],
  ] as const)
    for (const [name, value] of Object.entries(palette)) {
      const [, written = ''] = new RegExp(`--${name}: (#\\w+);`).exec(text) ?? []
      expect(written.length === 4 ? mix(written.replace(/\w/g, '$&$&'), '#000000', 0) : written, name).toBe(value)
    }
})

test('preferences are a style sheet without parentheses, and an empty one if all are standard', () => {
  expect(cssOf(DEFAULTS)).toBe('')
  expect(cssOf({ ...DEFAULTS, textSize: 115, motion: 'reduced', scheme: 'dark' })).toBe(
    ':root{--text-scale:1.15;--motion:reduced;--quick:0s}',
  )
  const all = { ...DEFAULTS, contrast: 'high', font: 'serif', density: 'compact', radius: 0, accentDark: '#ffcc00' }
  const css = cssOf(all as PreferenceFields)
  expect(css).toContain('@media screen{:root[data-scheme=dark]{--accent:#ffcc00;')
  expect(css).not.toMatch(/[(\\]/)
  // It is kept in a cookie.
  expect(encodeURIComponent(css).length).toBeLessThan(2500)
})

describe('shortcuts', () => {
  test('have no clashes as they are delivered', () => {
    expect(findClashes({})).toEqual([])
    expect(findClashes({ lesson: 'Mod+K' })).toEqual([{ id: 'palette', by: 'lesson', keys: 'Mod+K' }])
    expect(keyIssues({})).toEqual([])
  })

  test.each([
    ['keys that another one has everywhere', { lesson: 'Mod+K' }, { id: 'lesson', code: 'key-taken', by: 'palette' }],
    ['keys that another one has on one page', { palette: 'Mod+G' }, { id: 'palette', code: 'key-taken', by: 'group' }],
    ['an alternative of another one', { undo: 'Mod+Y' }, { id: 'undo', code: 'key-taken', by: 'redo' }],
    ['keys of the browser', { palette: 'Mod+T' }, { id: 'palette', code: 'key-reserved' }],
    ['keys that every page needs', { remove: 'Tab' }, { id: 'remove', code: 'key-reserved' }],
  ])('refuses %s', (_, keys, issue) => {
    expect(keyIssues(keys)).toEqual([issue])
  })

  test('of different pages may have the same keys, and two may swap theirs', () => {
    expect(keyIssues({ rename: 'Mod+G' })).toEqual([])
    expect(keyIssues({ palette: '?', lesson: 'Mod+K' })).toEqual([])
  })

  const press = (key: string, held: object = {}, code = '') =>
    keysOf({ key, code, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held })

  test('are written in one way, whatever the keyboard', () => {
    expect(press('k', { ctrlKey: true })).toBe('Mod+K')
    expect(press('K', { metaKey: true, shiftKey: true })).toBe('Mod+Shift+K')
    expect(press('?', { shiftKey: true })).toBe('?')
    expect(press(' ')).toBe('Space')
    expect(press('PageUp', { altKey: true })).toBe('Alt+PageUp')
    expect(press('˚', { altKey: true }, 'KeyK')).toBe('Alt+K')
    for (const keys of Object.values(SHORTCUTS).flatMap(one => one.split(' ')))
      expect(z.safeParse(PreferenceFields.shape.keys, { lesson: keys }).success).toBe(true)
    expect([isCharacter('?'), isCharacter('F2'), isCharacter('Mod+K')]).toEqual([true, false, false])
  })
})
