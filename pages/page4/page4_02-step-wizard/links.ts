import { linkTo } from '#client/router/links.ts'

export const linkToDraft = (draft: string): string => linkTo('page4_02', { draft })
