import { describe, expect, test, vi } from 'vitest'
import { editProducts, listProducts } from '#resources/products/contract.ts'
import { forkSandbox } from '#resources/sandboxes/contract.ts'
import { switchSandbox } from '#resources/sessions/contract.ts'
import { MAX_BODY_BYTES } from '#shared/platform/traffic.ts'
import { testReader } from '#tests/reader.ts'
import { openTestApp, refusalOf } from '#tests/test-app.ts'
import { clusterSites, listNearestSites, listSites, readSite, type SiteCluster } from './contract.ts'
import { alignBox, type Box, distanceMetres, SITE_KINDS } from './rules.ts'

const app = await openTestApp()
const me = await app.signInAs()

testReader(() => me, {
  list: listSites,
  read: readSite,
  count: 20_000,
  paged: { query: { township: '63000' }, count: 2143 },
  sorts: { id: row => row.id, township: row => Number(row.townshipId) },
})

test('filters by county, township and kind, and the kinds add up', async () => {
  const read = (query: object) => me.call(listSites, { query })
  const taipei = await read({ township: '63000', sort: 'township' })
  expect(taipei.count.value).toBeGreaterThan(1000)
  expect(taipei.rows.every(row => row.townshipId.startsWith('63000'))).toBe(true)
  const [first] = taipei.rows
  const one = await read({ township: first?.townshipId })
  expect(one.rows.every(row => row.townshipId === first?.townshipId)).toBe(true)
  expect((await read({ township: '99' })).rows).toEqual([])
  const shops = await Promise.all(SITE_KINDS.filter(kind => kind !== 'pick-up').map(kind => read({ kind })))
  expect(shops.every(({ count }) => count.value > 50)).toBe(true)
  expect((await read({ kind: 'pick-up' })).count).toEqual({ value: 10_000, isCapped: true })
})

test('finds pick-up points by part of the name', async () => {
  const query = { township: '63000', isPickUp: true, limit: 200 } as const
  const { rows } = await me.call(listSites, { query })
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['shop', 'pick-up']))
  const search = rows[0]?.name.zh
  expect((await me.call(listSites, { query: { ...query, search } })).rows.map(({ id }) => id)).toContain(rows[0]?.id)
  const rest = await me.call(listSites, { query: { ...query, isPickUp: false } })
  expect(rest.rows.some(({ kind }) => kind === 'shop' || kind === 'pick-up')).toBe(false)
})

test.each(['Taipei', '630000100', "1' or '1'='1"])('refuses the township %j', async township => {
  expect(await refusalOf(me.call(listSites, { query: { township } }))).toMatchObject({
    errors: [{ pointer: '/query/township' }],
  })
})

test('finds part of a name in either language, within a township', async () => {
  const read = (query: object) => me.call(listSites, { query: { limit: 200, ...query } })
  const [site] = (await read({})).rows
  if (!site) throw new Error('no site')
  for (const search of [site.name.zh, site.name.en.toUpperCase(), site.name.en.slice(3, -4)]) {
    const { rows } = await read({ township: site.townshipId, search })
    expect(rows.map(({ id }) => id)).toContain(site.id)
    expect(rows.every(({ townshipId }) => townshipId === site.townshipId)).toBe(true)
  }
  for (const search of ['%', '_', 'no such place']) expect((await read({ search })).rows).toEqual([])
})

const TAIWAN: Box = { west: 117, south: 21, east: 123, north: 27 }
const TAIPEI: Box = { west: 121.45, south: 24.95, east: 121.65, north: 25.1 }
const cluster = (query: object = {}, box = TAIWAN, zoom = 7) =>
  me.call(clusterSites, { query: { ...box, zoom, ...query } })
const countOf = async (query: object = {}) => (await me.call(listSites, { query: { limit: 1, ...query } })).count.value

test('a page of the list fits into the traffic log', async () => {
  const page = await me.call(listSites, { query: { township: '63000' } })
  expect(page.rows).toHaveLength(40)
  expect(new TextEncoder().encode(JSON.stringify(page)).length).toBeLessThan(MAX_BODY_BYTES)
})

describe('the clusters of a map', () => {
  test.each(['grid', 'distance'])('by %s contain every site once', async clustering => {
    const { count, clusters, sites } = await cluster({ clustering })
    expect(count).toBe(20_000)
    expect(clusters.length).toBeGreaterThan(10)
    expect(clusters.reduce((sum, one) => sum + one.count, sites.length)).toBe(20_000)
    expect(clusters.map(one => one.count)).toEqual(clusters.map(one => one.count).toSorted((a, b) => b - a))
    for (const { lng, lat, bounds } of clusters) {
      expect(lng >= bounds.west && lng <= bounds.east && lat >= bounds.south && lat <= bounds.north).toBe(true)
    }
  })

  test('of neighbouring boxes share no site, and together they are those of both', async () => {
    const box = alignBox(TAIPEI, 11)
    const middle = alignBox({ ...TAIPEI, east: 121.55 }, 11).east
    const [all, west, east] = await Promise.all([
      cluster({}, box, 11),
      cluster({}, { ...box, east: middle }, 11),
      cluster({}, { ...box, west: middle }, 11),
    ])
    expect(west.count + east.count).toBe(all.count)
    const byCentre = (a: SiteCluster, b: SiteCluster) => a.lng - b.lng || a.lat - b.lat
    expect([...west.clusters, ...east.clusters].toSorted(byCentre)).toEqual(all.clusters.toSorted(byCentre))
  })

  test('are at the bounds of their sites, where they split', async () => {
    const [largest] = (await cluster({}, TAIPEI, 10)).clusters
    if (!largest) throw new Error('no cluster')
    const { bounds, count } = largest
    const within = { ...bounds, east: bounds.east + 1e-6, north: bounds.north + 1e-6 }
    expect(await countOf(within)).toBeGreaterThanOrEqual(count)
    expect((await cluster({}, within, 13)).clusters.length).toBeGreaterThan(1)
    expect(largest.locality.zh).toMatch(/^(臺北市|新北市).+區$/)
  })

  test('are single sites when they are far enough apart, as the list has them', async () => {
    const query = { kind: 'shop' }
    const { sites, clusters, count } = await cluster(query, TAIPEI, 18)
    expect(sites.length + clusters.reduce((sum, one) => sum + one.count, 0)).toBe(count)
    const { rows } = await me.call(listSites, { query: { kind: 'shop', ...TAIPEI } })
    expect(rows).toHaveLength(count)
    expect(rows).toEqual(expect.arrayContaining(sites))
  })

  test.each(['grid', 'distance'])('by %s get coarser instead of too many, and stay below 40 KB', async clustering => {
    for (const zoom of [6, 9, 11, 13, 18]) {
      for (const box of [TAIWAN, TAIPEI]) {
        const reply = await cluster({ clustering }, box, zoom)
        expect(reply.zoom).toBeLessThanOrEqual(zoom)
        expect(new TextEncoder().encode(JSON.stringify(reply)).length).toBeLessThan(40_000)
      }
    }
    expect((await cluster({ clustering }, TAIPEI, 18)).zoom).toBeLessThan(18)
  })

  test.each([
    [{ west: 122, east: 121 }, '/query/east'],
    [{ south: 25, north: 25 }, '/query/north'],
    [{ zoom: 19 }, '/query/zoom'],
    [{ clustering: 'colour' }, '/query/clustering'],
    [{ west: -200 }, '/query/west'],
  ])('refuse %j', async (query, pointer) => {
    expect(await refusalOf(cluster(query))).toMatchObject({ status: 400, errors: [{ pointer }] })
  })
})

describe('filters', () => {
  test.each([
    { kind: 'workshop' },
    { township: '10015' },
    { isOpen: true },
    { isOpen: false },
    { kind: 'shop', isOpen: true },
    { kind: 'pick-up', township: '63000', isOpen: false },
    { productId: 1 },
    { productId: 1, township: '65000' },
    { productId: 2_000_000 },
  ])('%j leave the same sites in the list and on the map', async query => {
    const { count } = await cluster(query)
    // The list counts up to ten thousand.
    expect(Math.min(count, 10_000)).toBe(await countOf({ ...query, ...TAIWAN }))
  })

  test('open and closed sites add up, and a row says which it is', async () => {
    const [open, closed] = await Promise.all([cluster({ isOpen: true }), cluster({ isOpen: false })])
    expect(open.count + closed.count).toBe(20_000)
    const { rows } = await me.call(listSites, { query: { isOpen: true, limit: 200 } })
    expect(rows.every(({ isOpen }) => isOpen)).toBe(true)
  })

  test('what is open changes with the hour, on the map as in the list', async () => {
    vi.stubEnv('STRIVE_TODAY', '')
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const counts: number[] = []
      for (const hour of ['03', '11']) {
        vi.setSystemTime(`2026-10-30T${hour}:00:00+08:00`)
        const query = { isOpen: true, kind: 'shop' } as const
        const onMap = await Promise.all(
          (['distance', 'grid'] as const).map(clustering => cluster({ ...query, clustering })),
        )
        const drawn = onMap.map(({ clusters, sites }) => clusters.reduce((sum, { count }) => sum + count, sites.length))
        counts.push(await countOf({ ...query, ...TAIWAN }))
        expect(drawn).toEqual([counts.at(-1), counts.at(-1)])
      }
      expect(counts[1]).toBeGreaterThan(counts[0] ?? 0)
    } finally {
      vi.useRealTimers()
      vi.unstubAllEnvs()
    }
  })

  test('a product is in stock in as many shops as it has units, and a sale changes that', async () => {
    const { id: sandboxId } = await me.call(forkSandbox, { body: { name: 'stock' } })
    await me.call(switchSandbox, { body: { sandboxId } })
    const shops = await countOf({ kind: 'shop' })
    const [product] = (await me.call(listProducts, { query: { limit: 1 } })).rows
    if (!product) throw new Error('no product')
    async function shopsAt(stock: number) {
      const { version } = (await me.call(listProducts, { query: { limit: 1 } })).rows[0] ?? product ?? { version: 0 }
      const headers = { 'idempotency-key': crypto.randomUUID() }
      // The product was checked above.
      const rows = [{ id: product?.id as number, version, cells: { stock } }]
      await me.call(editProducts, { headers, body: { rows } })
      const { count, clusters, sites } = await cluster({ productId: product?.id })
      expect(clusters.reduce((sum, one) => sum + one.count, sites.length)).toBe(count)
      return count
    }
    expect(await shopsAt(7)).toBe(7)
    expect(await shopsAt(0)).toBe(0)
    expect(await shopsAt(5_000)).toBe(shops)
    const { rows } = await me.call(listSites, { query: { productId: product.id } })
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['shop']))
    await me.call(switchSandbox, { body: { sandboxId: 'main' } })
  })
})

describe('the nearest sites', () => {
  const HUALIEN = '10015010'

  test('are the nearest of all, in order, from a township as from its point', async () => {
    const { origin, rows } = await me.call(listNearestSites, {
      query: { townshipId: HUALIEN, kind: 'shop', limit: 50 },
    })
    expect(origin.locality).toEqual({ en: 'Hualien City, Hualien County', zh: '花蓮縣花蓮市' })
    const shops = await me.call(listSites, { query: { kind: 'shop', limit: 200 } })
    const metres = shops.rows.map(site => Math.round(distanceMetres(origin, site))).toSorted((a, b) => a - b)
    expect(rows.map(row => row.distanceMetres)).toEqual(metres.slice(0, 50))
    const { lng, lat } = origin
    const fromPoint = await me.call(listNearestSites, { query: { lng, lat, kind: 'shop', limit: 50 } })
    expect(fromPoint.rows).toEqual(rows)
    expect(fromPoint.origin.locality).toBeNull()
  })

  test.each([
    [{}, '/query/townshipId'],
    [{ lng: 121 }, '/query/townshipId'],
    [{ lng: 121, lat: 24, townshipId: HUALIEN }, '/query/townshipId'],
    [{ townshipId: HUALIEN, limit: 51 }, '/query/limit'],
  ])('refuse %j', async (query, pointer) => {
    expect(await refusalOf(me.call(listNearestSites, { query }))).toMatchObject({ status: 400, errors: [{ pointer }] })
  })

  test('of an unknown township are not found', async () => {
    const call = me.call(listNearestSites, { query: { townshipId: '99999999' } })
    expect(await refusalOf(call)).toMatchObject({ status: 404 })
  })
})
