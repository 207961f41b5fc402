import { linkTo } from '#client/router/links.ts'

// The routes within the page (S-ROUTE-4).
export const JOBS_PATH = linkTo('page8_05')
export const linkToJob = (id: string): string => linkTo(['page8_05', id])
export const linkToJobLog = (id: string): string => linkTo(['page8_05', id, 'log'])
