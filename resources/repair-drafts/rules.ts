/** In the order of the form. */
export const STEPS = ['customer', 'product', 'damage', 'handover'] as const
export type Step = (typeof STEPS)[number]

/** `done`: saved and valid. `wrong`: saved, but no longer valid. `open`: not saved yet. */
export const STEP_STATES = ['open', 'done', 'wrong'] as const

export const CONTACT_WAYS = ['phone', 'email'] as const
export const DAMAGE_CATEGORIES = [
  'zip',
  'seam',
  'fabric',
  'frame',
  'buckle',
  'sole',
  'leak',
  'electronics',
  'other',
] as const
export type DamageCategory = (typeof DAMAGE_CATEGORIES)[number]
/** `site`: the customer brings it to a service point. `collection`: a van collects it. */
export const HANDOVER_WAYS = ['site', 'collection'] as const
/** The service points that accept repairs. */
export const REPAIR_SITE_KINDS = ['workshop', 'shop'] as const

/** Open drafts per operator and sandbox. */
export const MAX_DRAFTS = 20
/** How many days ahead a hand-over can be. */
export const LATEST_HANDOVER_DAYS = 60

/** At least six digits with common separators, and an optional country code. */
export const isPhone = (text: string): boolean => /^\+?[\d\s()#-]{6,}$/.test(text) && /(\d.*){6}/.test(text)

const DAY_MS = 86_400_000
/** Taiwan has been at UTC+8 since 1979. */
const TAIWAN_MS = 8 * 3_600_000

/** The date in Taiwan, `2026-11-21`, a number of days later. */
export const dayInTaiwan = (at: number, daysLater = 0): string =>
  new Date(at + TAIWAN_MS + daysLater * DAY_MS).toISOString().slice(0, 10)

export const wrongInPurchaseDay = (day: string, now: number) => (day > dayInTaiwan(now) ? 'in-future' : null)

/** The issue of a hand-over date; null if it is valid. A saved date can become invalid as time passes. */
export function wrongInHandoverDay(day: string, now: number) {
  if (day < dayInTaiwan(now)) return 'in-past'
  return day > dayInTaiwan(now, LATEST_HANDOVER_DAYS) ? 'too-late' : null
}
