import * as z from 'zod/mini'
import { defineListSearch, type StateOf } from '#client/list/define-list-search.ts'
import { listTranslations } from '#resources/translations/contract.ts'

export const TABS = ['texts', 'versions'] as const

export const textsSearch = defineListSearch(listTranslations, {
  path: '/page6/page6_03',
  isReadFirst: true,
  own: {
    tab: z._default(z.enum(TABS), 'texts'),
    /** The text in the pane. */
    text: z.optional(z.string().check(z.maxLength(150))),
  },
})
export type TextsState = StateOf<typeof textsSearch>

declare module '#client/router/links.ts' {
  interface PageStates {
    page6_03: TextsState
  }
}
