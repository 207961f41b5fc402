import { linkTo } from '#client/router/links.ts'
import type { TextsState } from './search-params.ts'

/** `linkToTexts({ language: 'ja', issue: 'missing' })` */
export const linkToTexts = (state: Partial<TextsState> = {}): string => linkTo('page6_03', state)
