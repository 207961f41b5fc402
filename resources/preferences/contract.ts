import * as z from 'zod/mini'
import { bytes, endpoint, refusal } from '#shared/contract.ts'
import { ifMatch } from '#shared/headers.ts'
import { SCHEMES } from '#shared/look.ts'
import { keysIn } from '#shared/objects.ts'
import { SHORTCUTS } from '#shared/shortcuts.ts'

export const title = { en: 'Preferences', zh: '偏好設定' }
export const description = 'How the console looks and behaves for an operator: colours, density, motion and keys.'

export const Color = z.string().check(z.regex(/^#[0-9a-f]{6}$/))

/** The keys of a shortcut, as shared/shortcuts.ts writes them: `Mod+Shift+Z`, `Alt+PageUp`, `?`. */
const Keys = z
  .string()
  .check(z.regex(/^(?:Mod\+)?(?:Alt\+)?(?:Shift\+)?(?:[^\sa-z\p{Cc}]|[A-Z][A-Za-z]{2,9}|F\d\d?)$/u))

export const MIN_TEXT_SIZE = 85
export const MAX_TEXT_SIZE = 150
export const MAX_RADIUS = 20

export const PreferenceFields = z.object({
  scheme: z.enum(SCHEMES),
  /** The accent in the light and in the dark scheme. */
  accentLight: Color,
  accentDark: Color,
  /** Texts have a contrast of 4.5 (AA), or of 7 (AAA). */
  contrast: z.enum(['standard', 'high']),
  density: z.enum(['compact', 'standard', 'spacious']),
  /** In percent of the browser's text size. */
  textSize: z.int().check(z.minimum(MIN_TEXT_SIZE), z.maximum(MAX_TEXT_SIZE)),
  /** The radius of a card's corners, in pixels. */
  radius: z.int().check(z.minimum(0), z.maximum(MAX_RADIUS)),
  motion: z.enum(['system', 'reduced']),
  font: z.enum(['system', 'serif', 'wide', 'mono']),
  /** Whether shortcuts without a modifier, such as `?`, are on (WCAG 2.1.4). */
  hasCharacterKeys: z.boolean(),
  /** The keys of shortcuts that don't have their default keys. */
  keys: z.partialRecord(z.enum(keysIn(SHORTCUTS)), Keys),
})
export type PreferenceFields = z.infer<typeof PreferenceFields>

export const Preferences = z.extend(PreferenceFields, {
  /** The number of changes, and the ETag. 0: nothing has been changed yet. */
  version: z.int(),
  /** null while everything has its default. */
  updatedAt: z.nullable(z.iso.datetime()),
})
export type Preferences = z.infer<typeof Preferences>

/** A file in the format of the Design Tokens Community Group (2025.10). */
export const DesignTokens = z.record(z.string(), z.unknown())
export type DesignTokens = z.infer<typeof DesignTokens>

/** Where an accent is too weak, and the nearest shade that is not. */
const weakAccents = z.array(
  z.object({
    field: z.enum(['accentLight', 'accentDark']),
    surface: z.string(),
    ratio: z.number(),
    required: z.number(),
    nearest: Color,
  }),
)
const refused = { weak: z.optional(weakAccents), clash: z.optional(z.object({ id: z.string(), by: z.string() })) }

export const readPreferences = endpoint('GET /api/preferences', {
  summary: { en: 'Get your preferences', zh: '讀取自己的偏好設定' },
  needs: 'profile:read',
  replies: { 200: Preferences },
})

export const updatePreferences = endpoint('PATCH /api/preferences', {
  summary: { en: 'Change your preferences', zh: '變更自己的偏好設定' },
  needs: 'profile:write',
  headers: z.object(ifMatch),
  body: z.partial(PreferenceFields),
  replies: { 200: Preferences, 422: refusal(['low-contrast', 'keys-refused'], refused) },
})

export const chooseScheme = endpoint('PUT /api/preferences/scheme', {
  summary: { en: 'Use the light, the dark or the system theme', zh: '選擇淺色、深色或依系統設定的佈景' },
  needs: 'profile:write',
  body: z.object({ scheme: z.enum(SCHEMES) }),
  replies: { 200: Preferences },
})

export const exportTokens = endpoint('GET /api/preferences/tokens', {
  summary: { en: 'Export your look as design tokens (DTCG)', zh: '將外觀匯出為設計 token（DTCG）' },
  needs: 'profile:read',
  replies: { 200: DesignTokens },
})

export const importTokens = endpoint('PUT /api/preferences/tokens', {
  summary: { en: 'Import your look from design tokens (DTCG)', zh: '從設計 token（DTCG）匯入外觀' },
  needs: 'profile:write',
  headers: z.object(ifMatch),
  body: DesignTokens,
  replies: { 200: Preferences, 422: refusal(['tokens-refused', 'low-contrast'], refused) },
})

export const exportStyles = endpoint('GET /api/preferences/styles', {
  summary: { en: 'Export your look as CSS custom properties', zh: '將外觀匯出為 CSS 自訂屬性' },
  needs: 'profile:read',
  replies: { 200: bytes('text/css; charset=utf-8') },
})
