import { linkTo } from '#client/router/links.ts'

export const linkToForm = (form: number): string => linkTo('page4_06', { form })
export const linkToFillIn = (form: number): string => linkTo('page4_06', { form, tab: 'fill' })
