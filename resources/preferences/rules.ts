import { contrast, mix, nearestShade, shownRatio } from '#shared/contrast.ts'
import type { Look } from '#shared/look.ts'
import { keysIn } from '#shared/objects.ts'
import { type OwnKeys, SHORTCUTS, type ShortcutId, shortcutKeys } from '#shared/shortcuts.ts'
import type { PreferenceFields } from './contract.ts'

// Colours

/** The two schemes that a page is drawn in. */
export const SIDES = ['light', 'dark'] as const
export type Side = (typeof SIDES)[number]

/** The colours of client/theme/tokens.css that contrast depends on (a test compares them). */
export const PALETTE = {
  light: {
    ground: '#ffffff',
    surface: '#ffffff',
    'surface-raised': '#f4f5fa',
    'line-strong': '#7a839d',
    text: '#161c30',
    'text-dim': '#535d78',
    accent: '#3546b4',
    'accent-fill': '#3f51c7',
    'accent-fill-hover': '#3344ad',
    'accent-soft': '#edf0fe',
    good: '#11683f',
    'good-soft': '#e2f4ea',
    warn: '#855000',
    'warn-soft': '#fdf1da',
    bad: '#b0251d',
    'bad-soft': '#fcebe9',
    info: '#1a5a9e',
    'info-soft': '#e6f1fc',
  },
  dark: {
    ground: '#10172a',
    surface: '#10172a',
    'surface-raised': '#182038',
    'line-strong': '#7784b0',
    text: '#e6eaf7',
    'text-dim': '#a9b3d1',
    accent: '#a6b4ff',
    'accent-fill': '#5063db',
    'accent-fill-hover': '#5568de',
    'accent-soft': '#222c55',
    good: '#74d5a4',
    'good-soft': '#13322a',
    warn: '#f0bd6c',
    'warn-soft': '#382b17',
    bad: '#ff9f97',
    'bad-soft': '#3c2027',
    info: '#86bdf5',
    'info-soft': '#182e4b',
  },
} as const

/** The colours of the menu, which is dark in both schemes. */
export const MENU = {
  ink: '#0b1020',
  'ink-raised': '#171f3a',
  'ink-line': '#2a3458',
  'ink-text': '#c3cbe4',
  'ink-current': '#1d2749',
  'ink-focus': '#b9c6ff',
} as const

type ColorName = keyof (typeof PALETTE)[Side] | keyof typeof MENU

const GROUNDS = ['ground', 'surface', 'surface-raised'] as const
type Surface = (typeof GROUNDS)[number] | 'accent-soft'

/** WCAG 2.2: the contrast of text for AA (1.4.3) and AAA (1.4.6), and of controls (1.4.11). */
const TEXT = { standard: 4.5, high: 7 } as const
const CONTROL = { standard: 3, high: 4.5 } as const
/** A text becomes darker on a light surface, and lighter on a dark one. */
const INK = { light: '#000000', dark: '#ffffff' } as const
/** How much of the accent is in the surface of a selected row or a hint. */
const SOFT = { light: 0.08, dark: 0.15 } as const

export const requiredRatio = ({ contrast: level }: { contrast: keyof typeof TEXT }): number => TEXT[level]

const ACCENT = { light: 'accentLight', dark: 'accentDark' } as const
export const accentOf = (fields: PreferenceFields, side: Side): string => fields[ACCENT[side]]

const softOf = (accent: string, side: Side) => mix(PALETTE[side].surface, accent, SOFT[side])

/** The contrast of an accent with every surface that it is used on as text. */
export const accentRatios = (accent: string, side: Side): { surface: Surface; ratio: number }[] => [
  ...GROUNDS.map(surface => ({ surface, ratio: contrast(accent, PALETTE[side][surface]) })),
  { surface: 'accent-soft', ratio: contrast(accent, softOf(accent, side)) },
]

/** The surface on which an accent is hardest to read. */
const weakestOf = (accent: string, side: Side): { surface: Surface; ratio: number } =>
  accentRatios(accent, side).reduce((weakest, one) => (one.ratio < weakest.ratio ? one : weakest))

/** The accents that are hard to read: where, how hard, and the nearest shade that is not. */
export const weakAccents = (fields: PreferenceFields) =>
  SIDES.flatMap(side => {
    const required = requiredRatio(fields)
    const { surface, ratio } = weakestOf(accentOf(fields, side), side)
    if (ratio >= required) return []
    const passes = (shade: string) => weakestOf(shade, side).ratio >= required
    const nearest = nearestShade(accentOf(fields, side), INK[side], passes)
    return [{ field: ACCENT[side], surface, ratio: shownRatio(ratio), required, nearest }]
  })
export type WeakAccent = ReturnType<typeof weakAccents>[number]

// Preferences

export const DEFAULTS: PreferenceFields = {
  scheme: 'auto',
  accentLight: PALETTE.light.accent,
  accentDark: PALETTE.dark.accent,
  contrast: 'standard',
  density: 'standard',
  textSize: 100,
  radius: 8,
  motion: 'system',
  font: 'system',
  hasCharacterKeys: true,
  keys: {},
}

export const FONTS = {
  system: 'system-ui,"PingFang TC","Microsoft JhengHei","Noto Sans TC",sans-serif',
  serif: 'Georgia,"Noto Serif TC","PMingLiU",serif',
  wide: 'Verdana,"DejaVu Sans","Microsoft JhengHei",sans-serif',
  mono: 'ui-monospace,Menlo,Consolas,"Noto Sans Mono CJK TC",monospace',
} as const

/** The factor by which the space in and between cards, rows and cells grows. */
export const DENSITY = { compact: 0.6, standard: 1, spacious: 1.3 } as const

/** The design tokens that differ from the standard ones, by name, without the dashes. */
type Tokens = Record<string, string>

/** The tokens that do not depend on the scheme. */
export function commonTokens({ textSize, radius, density, motion, font }: PreferenceFields): Tokens {
  return {
    ...(textSize !== DEFAULTS.textSize && { 'text-scale': String(textSize / 100) }),
    ...(density !== DEFAULTS.density && { density: String(DENSITY[density]) }),
    ...(radius !== DEFAULTS.radius && { radius: `${radius}px` }),
    ...(motion !== DEFAULTS.motion && { motion, quick: '0s' }),
    ...(font !== DEFAULTS.font && { font: FONTS[font] }),
  }
}

/** The colours of a scheme that differ from the standard ones. */
export const sideTokens = (fields: PreferenceFields, side: Side): Tokens => ({
  ...accentTokens(fields, side),
  ...(fields.contrast === 'high' && strongTokens(side)),
})

/** All colours of a scheme, by the names of their tokens. */
export const colorsOf = (fields: PreferenceFields, side: Side): Record<ColorName, string> => ({
  ...PALETTE[side],
  ...MENU,
  ...sideTokens(fields, side),
})

function accentTokens(fields: PreferenceFields, side: Side): Tokens {
  const accent = accentOf(fields, side)
  if (accent === accentOf(DEFAULTS, side)) return {}
  const fill = fillOf(accent, requiredRatio(fields))
  return {
    accent,
    'accent-fill': fill,
    'accent-fill-hover': mix(fill, '#000000', 0.12),
    'accent-soft': softOf(accent, side),
    ...menuTokens(accent, fields),
  }
}

/** White text is on the filled accent in both schemes. */
const fillOf = (accent: string, required: number) =>
  nearestShade(accent, '#000000', shade => contrast('#ffffff', shade) >= required)

/** The menu in a dark shade of the accent. Its texts are so light that they can be read on it. */
function menuTokens(accent: string, fields: PreferenceFields): Record<keyof typeof MENU, string> {
  const shade = (share: number) => mix('#000000', accent, share)
  const [ink, raised, current] = [shade(0.12), shade(0.2), fillOf(accent, requiredRatio(fields))]
  const lightened = (color: string, required: number, on: readonly string[]) =>
    nearestShade(color, '#ffffff', light => on.every(surface => contrast(light, surface) >= required))
  return {
    ink,
    'ink-raised': raised,
    'ink-line': shade(0.34),
    'ink-text': lightened(mix('#ffffff', accent, 0.2), requiredRatio(fields), [ink, raised]),
    'ink-current': current,
    'ink-focus': lightened(accent, CONTROL[fields.contrast], [ink, raised, current]),
  }
}

/** Texts and lines that are too weak for high contrast, in the nearest shade that is strong enough. */
function strongTokens(side: Side): Tokens {
  const colors = PALETTE[side]
  const strong = (color: string, required: number, on: readonly string[]) =>
    nearestShade(color, INK[side], shade => on.every(surface => contrast(shade, surface) >= required))
  const grounds = GROUNDS.map(surface => colors[surface])
  const toned = (['good', 'warn', 'bad', 'info'] as const).map(tone => [
    tone,
    strong(colors[tone], TEXT.high, [...grounds, colors[`${tone}-soft`]]),
  ])
  const line = strong(colors['line-strong'], CONTROL.high, grounds)
  return {
    text: INK[side],
    'text-dim': strong(colors['text-dim'], TEXT.high, [...grounds, colors['accent-soft']]),
    'line-strong': line,
    line,
    ...Object.fromEntries(toned),
  }
}

const rule = (selector: string, tokens: Tokens) => {
  const declarations = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`)
  return declarations.length > 0 ? `${selector}{${declarations.join(';')}}` : ''
}

/** Preferences as a style sheet of custom properties. Empty if all are standard. */
export function cssOf(fields: PreferenceFields): string {
  const dark = rule(':root[data-scheme=dark]', sideTokens(fields, 'dark'))
  return [
    rule(':root', { ...commonTokens(fields), ...sideTokens(fields, 'light') }),
    dark && `@media screen{${dark}}`,
  ].join('')
}

/** Preferences as the shell applies them. */
export const lookOf = (fields: PreferenceFields): Look => ({
  scheme: fields.scheme,
  css: cssOf(fields),
  keys: fields.keys,
  hasCharacterKeys: fields.hasCharacterKeys,
})

// Keyboard shortcuts

/** The pages on which a shortcut works. Those that are not listed work on every page. */
export const SHORTCUT_PAGES: { readonly [K in ShortcutId]?: readonly string[] } = {
  search: ['page5_02'],
  undo: ['page3_06', 'page5_03', 'page6_05', 'page7_01', 'page7_03'],
  redo: ['page5_03', 'page6_05', 'page7_01', 'page7_03'],
  group: ['page6_05'],
  ungroup: ['page6_05'],
  duplicate: ['page6_05'],
  selectAll: ['page5_03', 'page6_05'],
  forward: ['page6_05'],
  backward: ['page6_05'],
  turnLeft: ['page6_05'],
  turnRight: ['page6_05'],
  turnLeftFine: ['page6_05'],
  turnRightFine: ['page6_05'],
  remove: ['page3_06', 'page4_06', 'page6_05', 'page7_01', 'page7_03'],
  cut: ['page3_06'],
  paste: ['page3_06'],
  rename: ['page3_06'],
  create: ['page3_06', 'page7_03'],
  send: ['page5_05', 'page8_01'],
  sendAnyway: ['page8_01'],
  previous: [
    'page3_01',
    'page3_04',
    'page3_08',
    'page4_06',
    'page5_01',
    'page6_03',
    'page6_07',
    'page7_03',
    'page8_01',
  ],
  next: ['page3_01', 'page3_04', 'page3_08', 'page4_06', 'page5_01', 'page6_03', 'page6_07', 'page7_03', 'page8_01'],
  narrower: ['page5_03'],
  wider: ['page5_03'],
}

/** The shortcuts that work wherever the focus is. The others need a focused item, such as a shape or a team. */
export const GLOBAL_SHORTCUTS: readonly ShortcutId[] = [
  'palette',
  'lesson',
  'search',
  'undo',
  'redo',
  'previous',
  'next',
  'send',
  'sendAnyway',
]

export const SHORTCUT_IDS = keysIn(SHORTCUTS)

const canMeet = (one: ShortcutId, other: ShortcutId) => {
  const [pages, others] = [SHORTCUT_PAGES[one], SHORTCUT_PAGES[other]]
  return !pages || !others || pages.some(page => others.includes(page))
}

/** A shortcut that has these keys on the same page as another one, if there is any. */
const findClash = (id: ShortcutId, keys: string, own: OwnKeys): ShortcutId | undefined =>
  SHORTCUT_IDS.find(other => other !== id && canMeet(id, other) && shortcutKeys(other, own).includes(keys))

type Clash = { id: ShortcutId; by: ShortcutId; keys: string }

/** Each pair of shortcuts that have the same keys on a page. */
export const findClashes = (own: OwnKeys): Clash[] =>
  SHORTCUT_IDS.flatMap((id, at) =>
    SHORTCUT_IDS.slice(at + 1).flatMap(by => {
      const keys = canMeet(id, by) && shortcutKeys(id, own).find(one => shortcutKeys(by, own).includes(one))
      return keys ? [{ id, by, keys }] : []
    }),
  )

/** Keys that browsers don't pass on, or that every page needs. */
const RESERVED =
  /^(?:Mod\+(?:Shift\+)?[NTW]|Mod\+(?:[CLQR]|PageUp|PageDown)|(?:Mod\+)?(?:Shift\+)?Tab|Alt\+(?:F4|Tab|Home|ArrowLeft|ArrowRight)|F(?:5|6|11|12)|(?:Shift\+)?(?:Enter|Space|Escape|Arrow\w+|Home|End|Page\w+))$/

type KeyIssue = { id: ShortcutId; code: 'key-reserved' | 'key-taken'; by?: ShortcutId }

/** What is wrong with the keys that an operator has chosen. */
export const keyIssues = (own: OwnKeys): KeyIssue[] =>
  SHORTCUT_IDS.flatMap((id): KeyIssue[] => {
    const keys = own[id]
    if (keys === undefined) return []
    if (RESERVED.test(keys)) return [{ id, code: 'key-reserved' }]
    const by = findClash(id, keys, own)
    return by ? [{ id, code: 'key-taken', by }] : []
  })
