import type { PinLook } from '#client/ui/map/pins/pins.ts'
import { SITE_KINDS, type SiteKind } from '#resources/sites/rules.ts'

export const LOOKS: Record<SiteKind, PinLook> = {
  shop: { colour: '#4459cf', sign: 'M-3.6-3.6H3.6V3.6H-3.6Z' },
  workshop: { colour: '#8a4b00', sign: 'M-1.5-5H1.5V-1.5H5V1.5H1.5V5H-1.5V1.5H-5V-1.5H-1.5Z' },
  'pick-up': { colour: '#0b7285', sign: 'M0-4A4 4 0 1 1 0 4A4 4 0 1 1 0-4Z' },
  locker: { colour: '#a3248f', sign: 'M0-5L5 0L0 5L-5 0Z' },
}

/** The look of a pin, by the kind in its image id. */
export const lookOf = (kind: string): PinLook => LOOKS[SITE_KINDS.find(one => one === kind) ?? 'shop']
