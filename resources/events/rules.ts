export const EVENT_KINDS = [
  'order.placed',
  'order.paid',
  'order.packed',
  'order.shipped',
  'order.delivered',
  'order.cancelled',
  'ticket.opened',
  'ticket.resolved',
  'ticket.closed',
  'product.viewed',
  'stock.counted',
  'parcel.scanned',
  'member.signed-in',
] as const
export type EventKind = (typeof EVENT_KINDS)[number]

export const EVENT_SUBJECTS = ['order', 'ticket', 'product', 'site', 'member'] as const
export type EventSubject = (typeof EVENT_SUBJECTS)[number]

/** Recorded events of a sandbox. Every fork copies them. */
export const MAX_IN_SANDBOX = 50_000
/** Events per request. */
export const MAX_RECORDED = 20

/** What happens all day besides orders and tickets, and how often. */
export const SMALL_KINDS: readonly (readonly [kind: EventKind, share: number])[] = [
  ['product.viewed', 50],
  ['parcel.scanned', 28],
  ['member.signed-in', 15],
  ['stock.counted', 7],
]
