import * as z from 'zod/mini'
import { defineListSearch, type StateOf } from '#client/list/define-list-search.ts'
import { listAccounts } from '#resources/accounts/contract.ts'

export const TABS = ['sessions', 'accounts'] as const

/** The page shows the sessions, and the list of accounts to those who may manage them. */
export const accountsSearch = defineListSearch(listAccounts, {
  path: '/page3/page3_05',
  own: { tab: z._default(z.enum(TABS), 'sessions') },
})
export type AccountsState = StateOf<typeof accountsSearch>
