import type { PinLook } from '#client/ui/map/pins/pins.ts'

/**
 * The types of lists. Each draws its markers with its own colour and, for people with colour blindness, its own symbol.
 */
export const LIST_TYPES = ['place', 'shop', 'store', 'customer', 'trail', 'camp'] as const
export type ListType = (typeof LIST_TYPES)[number]

export const LOOKS: Record<ListType, PinLook> = {
  place: { colour: '#4459cf', sign: 'M0-4A4 4 0 1 1 0 4A4 4 0 1 1 0-4Z' },
  shop: { colour: '#0b7285', sign: 'M-3.6-3.6H3.6V3.6H-3.6Z' },
  store: { colour: '#8a4b00', sign: 'M0-5L5 0L0 5L-5 0Z' },
  customer: { colour: '#a3248f', sign: 'M-1.5-5H1.5V-1.5H5V1.5H1.5V5H-1.5V1.5H-5V-1.5H-1.5Z' },
  trail: { colour: '#18794e', sign: 'M0-4.6L5 4.2H-5Z' },
  camp: { colour: '#c2372d', sign: 'M0-5.4L1.3-1.8H5.1L2.1.6L3.2 4.3L0 2.1L-3.2 4.3L-2.1.6L-5.1-1.8H-1.3Z' },
}

/** An unknown or missing type is drawn as a place. */
export const listTypeOf = (type: string | undefined): ListType => LIST_TYPES.find(one => one === type) ?? 'place'
