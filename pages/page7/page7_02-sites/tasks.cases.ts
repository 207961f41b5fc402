import { searchTownships } from '#resources/counties/contract.ts'
import { clusterSites, listNearestSites, listSites } from '#resources/sites/contract.ts'
import type { Bench, TaskCases } from '#tests/task-cases.ts'

const BOX = { west: 121.4, south: 24.9, east: 121.5, north: 25 }
const HUALIEN = '10015010'

async function load({ me }: Bench, queries: readonly object[]) {
  for (const query of queries) await me.call(clusterSites, { query: { ...BOX, zoom: 12, ...query } })
}
/** The edges of the boxes as a client would compute them: one ends where the next begins. */
const EDGES = [121.4, 121.5, 121.6, 121.7]
const row = EDGES.slice(1).map((east, index) => ({ west: EDGES[index], east }))

const search = ({ me }: Bench, text: string) => me.call(searchTownships, { query: { search: text } })
const nearest = ({ me }: Bench, query: object) =>
  me.call(listNearestSites, { query: { townshipId: HUALIEN, kind: 'shop', limit: 3, ...query } })

const FILTER = { kind: 'workshop', township: '63000', isOpen: false } as const
const WIDE = { west: 121, south: 24.5, east: 122, north: 25.5 }
const count = ({ me }: Bench, filter: object) => me.call(clusterSites, { query: { ...WIDE, zoom: 9, ...filter } })
const list = ({ me }: Bench, query: object) => me.call(listSites, { query: { ...WIDE, limit: 20, ...query } })

export const cases: TaskCases = {
  neighbours: {
    solution: bench => load(bench, row),
    nearMisses: {
      'only one neighbour': bench => load(bench, row.slice(1)),
      'from east to west': bench => load(bench, row.toReversed()),
      'with an overlap': bench =>
        load(bench, [row[0] ?? {}, { west: 121.49, east: 121.6 }, { west: 121.6, east: 121.7 }]),
      'another row of boxes': bench => load(bench, [row[0] ?? {}, { ...row[1], north: 25.1 }, row[2] ?? {}]),
      'another filter in between': bench => load(bench, [{ ...row[0], kind: 'shop' }, ...row.slice(1)]),
      'from afar': bench =>
        load(
          bench,
          row.map(box => ({ ...box, zoom: 9 })),
        ),
    },
  },
  nearest: {
    async solution(bench) {
      await search(bench, 'Hualien')
      await nearest(bench, {})
    },
    nearMisses: {
      'without a search': bench => nearest(bench, {}),
      async 'of another township'(bench) {
        await search(bench, 'Hualien')
        await nearest(bench, { townshipId: '10014010' })
      },
      async 'of all kinds'(bench) {
        await search(bench, 'Hualien')
        await nearest(bench, { kind: undefined })
      },
      async 'more than three'(bench) {
        await search(bench, 'Hualien')
        await nearest(bench, { limit: 10 })
      },
      async 'a search that finds another place'(bench) {
        await search(bench, 'Taitung')
        await nearest(bench, {})
      },
    },
  },
  count: {
    async solution(bench) {
      await count(bench, FILTER)
      await list(bench, FILTER)
    },
    nearMisses: {
      'only the map': bench => count(bench, FILTER),
      'only the list': bench => list(bench, FILTER),
      async 'other filters in the list'(bench) {
        await count(bench, FILTER)
        await list(bench, { ...FILTER, isOpen: true })
      },
      async 'a list of only a part'(bench) {
        await count(bench, FILTER)
        await list(bench, { ...FILTER, east: 121.55 })
      },
      async 'two filters only'(bench) {
        await count(bench, { ...FILTER, isOpen: undefined })
        await list(bench, { ...FILTER, isOpen: undefined })
      },
      async 'no sites at all'(bench) {
        const none = { ...FILTER, township: '99999' }
        await count(bench, none)
        await list(bench, none)
      },
    },
  },
}
