import * as z from 'zod/mini'
import { channelsOf, hexOf } from '#shared/contrast.ts'
import { refuse } from '#shared/errors.ts'
import { keysIn } from '#shared/objects.ts'
import { type DesignTokens, PreferenceFields } from './contract.ts'
import { colorsOf, commonTokens, DENSITY, FONTS, SIDES, type Side } from './rules.ts'

// The Design Tokens Format Module 2025.10: https://www.designtokens.org/TR/2025.10/format/

const EXTENSION = 'tw.strive-console'
/** What of the look is no token. */
const Extension = z.object({ [EXTENSION]: z.pick(PreferenceFields, { scheme: true, contrast: true }) })
const QUICK_MS = 150

const color = (hex: string) => ({
  $type: 'color',
  $value: {
    colorSpace: 'srgb',
    components: channelsOf(hex).map(channel => Math.round((channel / 255) * 1e4) / 1e4),
    hex,
  },
})

/** The whole look as design tokens. What is no design decision by itself, such as the scheme, is an extension. */
export function tokensOf(fields: PreferenceFields): DesignTokens {
  const { scheme, contrast, textSize, radius, density, motion, font } = fields
  const groupOf = (side: Side) =>
    Object.fromEntries(Object.entries(colorsOf(fields, side)).map(([name, hex]) => [name, color(hex)]))
  return {
    $description: 'The look of Strive Console, as an operator has set it.',
    color: Object.fromEntries(SIDES.map(side => [side, groupOf(side)])),
    text: {
      scale: { $type: 'number', $value: textSize / 100 },
      font: { $type: 'fontFamily', $value: FONTS[font].split(',').map(family => family.replaceAll('"', '')) },
    },
    density: { $type: 'number', $value: DENSITY[density] },
    radius: { $type: 'dimension', $value: { value: radius, unit: 'px' } },
    quick: { $type: 'duration', $value: { value: motion === 'reduced' ? 0 : QUICK_MS, unit: 'ms' } },
    $extensions: { [EXTENSION]: { scheme, contrast } },
  }
}

/** The whole look as custom properties, for any page. */
export function stylesOf(fields: PreferenceFields): string {
  const common = { 'text-scale': '1', density: '1', radius: '12px', quick: `${QUICK_MS}ms`, ...commonTokens(fields) }
  const block = (selector: string, tokens: Record<string, string>) =>
    `${selector} {\n${Object.entries(tokens)
      .map(([name, value]) => `  --${name}: ${value};\n`)
      .join('')}}\n`
  const dark = block(':root', colorsOf(fields, 'dark')).replace(/^(?=.)/gm, '  ')
  const schemes = {
    auto: `${block(':root', colorsOf(fields, 'light'))}@media (prefers-color-scheme: dark) {\n${dark}}\n`,
    light: block(':root', colorsOf(fields, 'light')),
    dark: block(':root', colorsOf(fields, 'dark')),
  }
  return block(':root', common) + schemes[fields.scheme]
}

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json => value !== null && typeof value === 'object' && !Array.isArray(value)

/** How often an alias may lead to another one, so that a circle ends. */
const MAX_ALIASES = 10

/** The token at a path (`color.light.accent`), with the type of its group and the value behind its alias. */
function tokenAt(file: Json, path: string, aliases = 0): { type: unknown; value: unknown } | null {
  let [node, type]: [unknown, unknown] = [file, undefined]
  for (const name of path.split('.')) {
    if (!isObject(node) || !Object.hasOwn(node, name)) return null
    node = node[name]
    if (isObject(node) && '$type' in node) type = node.$type
  }
  if (!isObject(node) || !('$value' in node)) return null
  const [, alias] = (typeof node.$value === 'string' && /^\{([^{}]+)\}$/.exec(node.$value)) || []
  if (alias === undefined) return { type, value: node.$value }
  return aliases < MAX_ALIASES ? tokenAt(file, alias, aliases + 1) : null
}

const channel = z.number().check(z.minimum(0), z.maximum(1))

/** A type of the format, and its values in our units. */
type TokenType<V> = { name: string; schema: z.ZodMiniType<V> }
const typeOf = <V>(name: string, schema: z.ZodMiniType<V>): TokenType<V> => ({ name, schema })

const COLOR = typeOf(
  'color',
  z.pipe(
    z.object({ colorSpace: z.literal('srgb'), components: z.tuple([channel, channel, channel]) }),
    z.transform(({ components }) => hexOf(components.map(one => one * 255))),
  ),
)
const NUMBER = typeOf('number', z.number())
const DIMENSION = typeOf(
  'dimension',
  z.pipe(
    z.object({ value: z.number(), unit: z.enum(['px', 'rem']) }),
    z.transform(({ value, unit }) => value * { px: 1, rem: 16 }[unit]),
  ),
)
const DURATION = typeOf(
  'duration',
  z.pipe(
    z.object({ value: z.number(), unit: z.enum(['ms', 's']) }),
    z.transform(({ value }) => value),
  ),
)
const FONT_FAMILY = typeOf(
  'fontFamily',
  z.pipe(
    z.union([z.string(), z.array(z.string())]),
    z.transform(families => [families].flat()),
  ),
)

const nearestDensity = (factor: number) =>
  keysIn(DENSITY).toSorted((a, b) => Math.abs(DENSITY[a] - factor) - Math.abs(DENSITY[b] - factor))[0]
const fontThatBegins = ([first]: string[]) =>
  keysIn(FONTS).find(name => FONTS[name].replaceAll('"', '').split(',')[0] === first)

/** The token at a path, and the preference that its value stands for. */
const source = <V>(path: string, { name, schema }: TokenType<V>, toField: (value: V) => unknown = value => value) => ({
  path,
  read(token: { type: unknown; value: unknown }) {
    const { success, data } = z.safeParse(schema, token.value)
    return success && token.type === name ? toField(data) : undefined
  },
})

const SOURCES = {
  accentLight: source('color.light.accent', COLOR),
  accentDark: source('color.dark.accent', COLOR),
  textSize: source('text.scale', NUMBER, scale => Math.round(scale * 100)),
  font: source('text.font', FONT_FAMILY, fontThatBegins),
  density: source('density', NUMBER, nearestDensity),
  radius: source('radius', DIMENSION, Math.round),
  motion: source('quick', DURATION, time => (time === 0 ? 'reduced' : 'system')),
}

/** The preferences that a file of design tokens sets. What it does not contain stays; unknown tokens are ignored. */
export function fieldsFrom(file: DesignTokens, current: PreferenceFields): PreferenceFields {
  const found: Json = {}
  const errors: { pointer: string; code: string }[] = []
  for (const field of keysIn(SOURCES)) {
    const { path, read } = SOURCES[field]
    const token = tokenAt(file, path)
    if (!token) continue
    found[field] = read(token)
    if (!z.safeParse(PreferenceFields.shape[field], found[field]).success)
      errors.push({ pointer: `/body/${path.replaceAll('.', '/')}`, code: 'token-value' })
  }
  if (errors.length > 0) throw refuse('tokens-refused', { errors })
  const extension = z.safeParse(Extension, file.$extensions).data?.[EXTENSION]
  // Each has been checked against its schema.
  return { ...current, ...(found as Partial<PreferenceFields>), ...extension }
}
