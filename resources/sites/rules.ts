/** A shop of the company, its repair workshop, a partner's pick-up point, or a parcel locker. */
export const SITE_KINDS = ['shop', 'workshop', 'pick-up', 'locker'] as const

export const PICK_UP_KINDS: readonly (typeof SITE_KINDS)[number][] = ['shop', 'pick-up']
