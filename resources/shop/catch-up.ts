import type { Parts } from '#server/parts.ts'
import { liveOn } from './live-on.ts'
import { planSpan } from './plan.ts'

/** The orders, tickets and events of an open shop. */
export const part: Parts['catch-up'] = (writing, span) => liveOn(writing, state => planSpan(state, span))
