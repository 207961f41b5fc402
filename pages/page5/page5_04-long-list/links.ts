import { linkTo } from '#client/router/links.ts'
import type { EventsState } from './search-params.ts'

export const linkToEvents = (state: Partial<EventsState> = {}): string => linkTo('page5_04', state)
