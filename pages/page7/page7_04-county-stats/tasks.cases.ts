import { listCountyStats } from '#resources/county-stats/contract.ts'
import { listCustomers } from '#resources/customers/contract.ts'
import { listSites } from '#resources/sites/contract.ts'
import { type Bench, faulty, type TaskCases } from '#tests/task-cases.ts'

const TAIPEI = '63000'
const customers = ({ me }: Bench, township: string) => me.call(listCustomers, { query: { township, limit: 1 } })
const sites = ({ me }: Bench, township: string) => me.call(listSites, { query: { township, limit: 1 } })
const stats = ({ me }: Bench) => me.call(listCountyStats)
const failing = async ({ send }: Bench, status: number, times: number) => {
  for (let time = 0; time < times; time++) await send('/api/county-stats', faulty(`status=${status}`))
}

export const cases: TaskCases = {
  customers: {
    async solution(bench) {
      await customers(bench, TAIPEI)
      await stats(bench)
    },
    nearMisses: {
      'the page is opened': stats,
      'the customers of a township are listed': async bench => {
        await customers(bench, `${TAIPEI}010`)
        await stats(bench)
      },
      'only some customers of the county are listed': async bench => {
        await bench.me.call(listCustomers, { query: { township: TAIPEI, kind: 'business', limit: 1 } })
        await stats(bench)
      },
      'the service points are listed': async bench => {
        await sites(bench, TAIPEI)
        await stats(bench)
      },
      'the statistics come first': async bench => {
        await stats(bench)
        await customers(bench, TAIPEI)
      },
    },
  },
  sites: {
    async solution(bench) {
      await sites(bench, '10015')
      await stats(bench)
    },
    nearMisses: {
      'the page is opened': stats,
      'all service points are listed': async bench => {
        await bench.me.call(listSites, { query: { limit: 1 } })
        await stats(bench)
      },
      'the customers are listed': async bench => {
        await customers(bench, '10015')
        await stats(bench)
      },
    },
  },
  failed: {
    async solution(bench) {
      await failing(bench, 503, 4)
      await stats(bench)
    },
    nearMisses: {
      'the page comes through by itself': async bench => {
        await failing(bench, 503, 2)
        await stats(bench)
      },
      'it fails otherwise': async bench => {
        await failing(bench, 404, 4)
        await stats(bench)
      },
      'it was well before': async bench => {
        await stats(bench)
        await failing(bench, 503, 4)
      },
      'something else comes': async bench => {
        await failing(bench, 503, 4)
        await bench.send('/api/counters')
      },
    },
  },
}
