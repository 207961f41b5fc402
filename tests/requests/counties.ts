import { listCountyStats } from '#resources/county-stats/contract.ts'
import { listCustomers } from '#resources/customers/contract.ts'
import { listSites } from '#resources/sites/contract.ts'
import type { TestApp } from '#tests/test-app.ts'

type Me = Awaited<ReturnType<TestApp['signInAs']>>
type Send = (path: string, init?: RequestInit) => Promise<unknown>

/** How the tasks of page 7_04 are solved; `me` is asked once the tests run. */
export const countySolutions = (me: () => Me, send: Send): Record<string, () => Promise<unknown>> => ({
  'page7_04 customers': async () => {
    await me().call(listCustomers, { query: { township: '63000', limit: 1 } })
    await me().call(listCountyStats)
  },
  'page7_04 sites': async () => {
    await me().call(listSites, { query: { township: '10015', limit: 1 } })
    await me().call(listCountyStats)
  },
  'page7_04 failed': async () => {
    await send('/api/county-stats', { headers: { 'x-practice-fault': 'status=503' } })
    await send('/api/county-stats')
  },
})
