/** In the order in which they are asked. */
export const STEPS = ['customer', 'product', 'damage', 'handover'] as const
export type Step = (typeof STEPS)[number]

/** `done`: saved, and it still holds. `wrong`: saved, and refused as things are now. `open`: not saved yet. */
export const STEP_STATES = ['open', 'done', 'wrong'] as const
export type StepState = (typeof STEP_STATES)[number]

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
/** `site`: the customer brings it to a service point. `collection`: a van fetches it. */
export const HANDOVER_WAYS = ['site', 'collection'] as const
/** The service points that take repairs in. */
export const REPAIR_SITE_KINDS = ['workshop', 'shop'] as const

/** How many drafts an operator may have open at once, in a sandbox. */
export const MAX_DRAFTS = 20
/** So far ahead a hand-over can be wished for. */
export const LATEST_HANDOVER_DAYS = 60

/** Digits with what people put between them, perhaps with a country's code before. */
export const isPhone = (text: string): boolean => /^\+?[\d\s()#-]{6,}$/.test(text) && /(\d.*){6}/.test(text)

const DAY_MS = 86_400_000
/** Taiwan has been at UTC+8 since 1979. */
const TAIWAN_MS = 8 * 3_600_000

/** The day that it is at the company, `2026-11-21`; so many days later. */
export const dayInTaiwan = (at: number, daysLater = 0): string =>
  new Date(at + TAIWAN_MS + daysLater * DAY_MS).toISOString().slice(0, 10)

/** What is wrong with the day of a purchase; null: nothing. */
export const wrongInPurchaseDay = (day: string, now: number) => (day > dayInTaiwan(now) ? 'in_future' : null)

/** What is wrong with the day on which a hand-over is wished for. What was right when it was saved may be over. */
export function wrongInHandoverDay(day: string, now: number) {
  if (day < dayInTaiwan(now)) return 'in_past'
  return day > dayInTaiwan(now, LATEST_HANDOVER_DAYS) ? 'too_late' : null
}
