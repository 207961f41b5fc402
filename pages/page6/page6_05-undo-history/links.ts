import { linkTo } from '#client/router/links.ts'

export const linkToFloorPlan = (plan: number): string => linkTo('page6_05', { plan })
