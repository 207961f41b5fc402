import { linkTo } from '#client/router/links.ts'
import type { LoginLogState } from './search-params.ts'

export const linkToLoginLog = (state: Partial<LoginLogState> = {}): string => linkTo('page3_04', state)
