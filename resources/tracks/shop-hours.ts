import type { Parts } from '#server/parts.ts'
import { sendVans, stopVans } from './departures.ts'

export const part: Parts['shop-hours'] = { open: sendVans, close: stopVans }
