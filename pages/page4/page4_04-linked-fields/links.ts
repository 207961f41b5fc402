import { linkTo } from '#client/router/links.ts'
import type { RoutesState } from './search-params.ts'

export const linkToRoutes = (state: Partial<RoutesState> = {}): string => linkTo('page4_04', state)
