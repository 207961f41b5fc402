import { linkTo } from '#client/router/links.ts'
import type { ErrorsState } from './search-params.ts'

/** `linkToErrors({ tab: 'reports', group: 3 })` */
export const linkToErrors = (state: Partial<ErrorsState> = {}): string => linkTo('page6_07', state)
