import { linkTo } from '#client/router/links.ts'

export const linkToVisit = (visit: number): string => linkTo('page8_07', { visit })
