import { linkTo } from '#client/router/links.ts'
import type { MembersState } from './search-params.ts'

/** `linkToMembers({ teamId: 3 })` → `/page3/page3_01?teamId=3`. */
export const linkToMembers = (state: Partial<MembersState> = {}): string => linkTo('page3_01', state)
