import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connect } from '#client/api/connect.ts'
import { createArea } from '#resources/areas/contract.ts'
import { createDeliveryRoute, listDeliveryRoutes } from '#resources/delivery-routes/contract.ts'
import { clearFaults, createFault, listFaults } from '#resources/faults/contract.ts'
import { listRoles } from '#resources/roles/contract.ts'
import { deleteSandbox, forkSandbox } from '#resources/sandboxes/contract.ts'
import { endPreview, previewRole, signOut, switchSandbox } from '#resources/sessions/contract.ts'
import { closeShop, openShop, passDays } from '#resources/shop/contract.ts'
import { MAX_STREAMS } from '#shared/platform/live.ts'
import { ADMIN, createTestApp, listen, refusalOf, type TestApp } from '#tests/test-app.ts'
import { listTracks, readTrack, streamVans, type VanSecond } from './contract.ts'
import { MAX_MISSED_SECONDS } from './rules.ts'

let app: TestApp
let server: Awaited<ReturnType<typeof listen>>
let me: Awaited<ReturnType<TestApp['signInAs']>>
beforeAll(async () => {
  app = await createTestApp()
  server = await listen(app)
  me = await app.signInAs()
})
afterAll(async () => {
  server.close()
  await app.close()
})

const track = (trackId: number) => me.call(readTrack, { params: { trackId } })

describe('while the shop is open', () => {
  let sandboxId: string
  const opened: AbortController[] = []
  beforeEach(async () => {
    await app.db.deleteFrom('throttle').execute()
    me = await app.signInAs()
    sandboxId = (await me.call(forkSandbox, { body: { name: 'vans' } })).id
    await me.call(switchSandbox, { body: { sandboxId } })
  })
  afterEach(async () => {
    for (const one of opened.splice(0)) one.abort()
    await expect.poll(() => new Map(app.services.live.counts()).get('feeds')).toBe(0)
    await me.call(clearFaults).catch(() => undefined)
    const main = await app.signInAs()
    await main.call(deleteSandbox, { params: { sandboxId } })
  })

  const openIt = (minutes = 30) => me.call(openShop, { body: { minutes } })
  const underWay = async () =>
    (await me.call(listTracks, { query: { limit: 200 } })).rows.filter(row => row.routeId !== null)

  type Input = { query?: { after?: number }; headers?: { 'last-event-id'?: string } }

  /** Follows the vans over the network; `over` resolves to how the stream ended. */
  async function follow(input: Input = {}, token = me.token) {
    const controller = new AbortController()
    opened.push(controller)
    const client = connect((url, init) => fetch(`http://${server.host}${url}`, init), {
      headers: () => ({ authorization: `Bearer ${token}` }),
    })
    const stream = await client.call(streamVans, input, { signal: controller.signal })
    const heard: VanSecond[] = []
    const ids: number[] = []
    const over = (async () => {
      try {
        for await (const { id, data } of stream) {
          ids.push(Number(id))
          heard.push(data)
        }
        return 'ended'
      } catch {
        return 'cut'
      }
    })()
    return { heard, ids, over, close: () => controller.abort() }
  }
  const seconds = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index)
  const received = async ({ ids }: { ids: number[] }, count: number) =>
    expect.poll(() => ids.length).toBeGreaterThanOrEqual(count)

  test('a van drives each delivery route, from its service point, until the shop closes', async () => {
    const { openUntil } = await openIt()
    const routes = (await me.call(listDeliveryRoutes, { query: { limit: 200 } })).rows
    const tracks = await underWay()
    expect(tracks.map(({ routeId }) => routeId).toSorted()).toEqual(routes.map(({ id }) => id).toSorted())
    expect(tracks.every(({ finishedAt }) => finishedAt === null)).toBe(true)
    const [row] = await app.db
      .selectFrom('track')
      .selectAll()
      .where('sandbox_id', '=', sandboxId)
      .where('route_id', '=', routes[0]?.id ?? 0)
      .execute()
    expect(Date.parse(row?.ends_at ?? '')).toBe(Math.floor(Date.parse(openUntil ?? '') / 1000) * 1000)
    const detail = await track(row?.id ?? 0)
    expect(detail).toMatchObject({ route: routes[0]?.name, finishedAt: null })
    expect(detail.points.at(0)).toEqual([0, expect.any(Number), expect.any(Number)])
    // What lies ahead stays unknown, apart from the plan.
    expect(detail.points.at(-1)?.[0]).toBeLessThan(60)
    expect(detail.stops.length).toBeGreaterThan(3)
    expect(detail.stops.every(({ arrivedAt }) => arrivedAt === null)).toBe(true)

    await me.call(closeShop)
    expect((await underWay()).every(({ finishedAt }) => finishedAt !== null)).toBe(true)
  })

  test('opening it again lets vans go on, and sends one for a new route', async () => {
    await openIt(5)
    const before = await underWay()
    const body = { name: 'NEW-1', siteId: 1, weekday: 'mon', slot: 'morning' } as const
    const { id } = await me.call(createDeliveryRoute, { body })
    await openIt(10)
    const after = await underWay()
    expect(after).toHaveLength(before.length + 1)
    expect(
      after
        .filter(({ routeId }) => routeId !== id)
        .map(row => row.id)
        .toSorted(),
    ).toEqual(before.map(row => row.id).toSorted())
  })

  test('a sandbox keeps only its last driven tours', async () => {
    const [row] = await app.db.selectFrom('track').selectAll().where('sandbox_id', '=', sandboxId).limit(1).execute()
    if (!row) throw new Error('Every sandbox has tours.')
    const driven = Array.from({ length: 200 }, (_, index) => ({ ...row, id: 100_000 + index, route_id: 1 }))
    const ended = driven.map(one => ({ ...one, ends_at: one.started_at }))
    for (let at = 0; at < ended.length; at += 40)
      await app.db
        .insertInto('track')
        .values(ended.slice(at, at + 40))
        .execute()
    await me.call(openShop, { body: { minutes: 5 } })
    const kept = app.db
      .selectFrom('track')
      .select('id')
      .where('sandbox_id', '=', sandboxId)
      .where('route_id', 'is not', null)
    expect(await kept.execute()).toHaveLength(200)
  })

  test('streams a position of every van each second', async () => {
    await openIt()
    const { heard, ids } = await follow()
    await received({ ids }, 3)
    expect(ids).toEqual(seconds(ids[0] ?? 0, ids.length))
    expect(heard.map(({ second }) => second)).toEqual(ids)
    const last = heard.at(-1)
    expect(last).toMatchObject({ isOpen: true })
    expect(last?.vans).toHaveLength((await underWay()).length)
    const { points } = await track(last?.vans[0]?.trackId ?? 0)
    expect(points.length).toBeGreaterThan(0)
  })

  test('a reader that comes back gets the seconds that it missed, none twice', async () => {
    await openIt()
    const first = await follow()
    await received(first, 2)
    first.close()
    await first.over
    const last = first.ids.at(-1) ?? 0
    await sleep(2500)
    const second = await follow({ headers: { 'last-event-id': String(last) } })
    await received(second, 4)
    expect(second.ids).toEqual(seconds(last + 1, second.ids.length))
    expect(second.heard[0]).not.toHaveProperty('omitted')
    // The same seconds by the query, and from another instance's point of view: nothing of them is stored.
    const third = await follow({ query: { after: last } })
    await received(third, 2)
    expect(third.heard.slice(0, 2)).toEqual(second.heard.slice(0, 2))
  })

  test('a reader that was away for too long is told what is left out', async () => {
    const longAgo = Math.floor(Date.now() / 1000) - MAX_MISSED_SECONDS - 100
    const stream = await follow({ query: { after: longAgo } })
    await received(stream, MAX_MISSED_SECONDS)
    expect(stream.heard[0]?.omitted).toBeGreaterThanOrEqual(98)
    expect(stream.heard[0]?.omitted).toBe((stream.ids[0] ?? 0) - longAgo - 1)
    expect(stream.ids).toEqual(seconds(stream.ids[0] ?? 0, stream.ids.length))
    expect(stream.heard.every(({ vans }) => vans.length === 0)).toBe(true)
  })

  test('a cut line, a repeated and a swapped event are those of the practice fault', async () => {
    await openIt()
    const fault = (socket: 'drop' | 'duplicate' | 'reorder') =>
      me.call(createFault, { body: { method: 'GET', path: streamVans.path, fault: { socket } } })
    const stream = await follow()
    await received(stream, 1)
    await fault('drop')
    expect(await stream.over).toBe('cut')
    await me.call(clearFaults)

    await fault('duplicate')
    const twice = await follow()
    await received(twice, 4)
    expect(twice.ids[0]).toBe(twice.ids[1])
    expect(twice.ids[2]).toBe(twice.ids[3])
    await me.call(clearFaults)

    await fault('reorder')
    const swapped = await follow()
    await received(swapped, 2)
    expect(swapped.ids[0]).toBe((swapped.ids[1] ?? 0) + 1)
  })

  test('a crossed area is noticed on the way and afterwards, if the operator may see areas', async () => {
    await openIt()
    const [van] = await underWay()
    // The whole tour lies in it, so the van starts inside; a small one in its way is entered.
    const { stops, points } = await track(van?.id ?? 0)
    const [, lng = 0, lat = 0] = points[0] ?? []
    const near = stops.find(stop => Math.abs(stop.lng - lng) + Math.abs(stop.lat - lat) > 0.002)
    const size = 0.0003
    const [x, y] = [near?.lng ?? 0, near?.lat ?? 0]
    const ring = [
      [x - size, y - size],
      [x + size, y - size],
      [x + size, y + size],
      [x - size, y + size],
      [x - size, y - size],
    ] as [number, number][]
    const area = await me.call(createArea, {
      body: { name: { en: 'Yard', zh: '場' }, teamId: null, mayOverlap: true, polygons: [[ring]] },
    })
    // The way to a stop can take long, so its start is moved back.
    const startedAgo = (seconds: number) =>
      app.db
        .updateTable('track')
        .set({ started_at: new Date((Math.floor(Date.now() / 1000) - seconds) * 1000).toISOString() })
        .where('sandbox_id', '=', sandboxId)
        .where('id', '=', van?.id ?? 0)
        .execute()
    const findEntry = async () => {
      const { notices, startedAt } = await track(van?.id ?? 0)
      const entry = notices.find(({ kind, areaId }) => kind === 'entered' && areaId === area.id)
      return { entry, after: (Date.parse(entry?.at ?? '') - Date.parse(startedAt)) / 1000 }
    }
    await startedAgo(4 * 3600)
    await startedAgo((await findEntry()).after + 5)
    const { entry: entered } = await findEntry()
    expect(entered).toMatchObject({ name: { en: 'Yard', zh: '場' }, siteId: null })
    const stream = await follow({ query: { after: Date.parse(entered?.at ?? '') / 1000 - 5 } })
    await received(stream, 7)
    const heard = stream.heard.flatMap(one => one.notices).filter(({ trackId }) => trackId === van?.id)
    expect(heard).toContainEqual(entered)
  })

  test('ends when a permission changes, because the events depend on others than its own', async () => {
    await openIt()
    const stream = await follow()
    await received(stream, 1)
    const { rows } = await me.call(listRoles)
    const viewer = rows.find(({ name }) => name.en === 'Viewer')
    await me.call(previewRole, { body: { roleId: viewer?.id ?? 0 } })
    expect(await stream.over).toBe('ended')
    const again = await follow()
    await received(again, 2)
    again.close()
    await me.call(endPreview)
  })

  test('an event that waits because of a practice fault asks for the permission again when it is due', async () => {
    await openIt()
    const stream = await follow()
    await received(stream, 1)
    const fault = { socket: 'lag', delay: 1_500 } as const
    await me.call(createFault, { body: { method: 'GET', path: streamVans.path, fault } })
    await expect.poll(async () => (await me.call(listFaults)).rules[0]?.calls).toBeGreaterThan(0)
    const { length } = stream.ids
    const { rows } = await me.call(listRoles)
    await me.call(previewRole, { body: { roleId: rows.find(({ name }) => name.en === 'Viewer')?.id ?? 0 } })
    expect(await stream.over).toBe('ended')
    expect(stream.ids).toHaveLength(length)
    await me.call(endPreview)
  })

  test('ends with the session, and for another sandbox', async () => {
    const stream = await follow()
    await received(stream, 1)
    await me.call(switchSandbox, { body: { sandboxId: 'main' } })
    expect(await stream.over).toBe('ended')
    const again = await app.signInAs()
    const other = await follow({}, again.token)
    await received(other, 1)
    await again.call(signOut)
    expect(await other.over).toBe('ended')
  })

  test('refuses more streams than an account may have, and takes a closed one back', async () => {
    const streams = []
    for (let n = 0; n < MAX_STREAMS; n++) streams.push(await follow())
    expect(await refusalOf(me.call(streamVans))).toMatchObject({
      status: 429,
      code: 'too-many-streams',
      limit: MAX_STREAMS,
    })
    streams[0]?.close()
    await expect
      .poll(() =>
        follow().then(
          () => 'opened',
          () => 'refused',
        ),
      )
      .toBe('opened')
  })

  test('an event id that is no second is refused', async () => {
    expect(await refusalOf(me.call(streamVans, { headers: { 'last-event-id': 'x' } }))).toMatchObject({ status: 400 })
  })

  test('advancing the sandbox moves the tours with everything else', async () => {
    await openIt()
    await me.call(closeShop)
    const before = await underWay()
    await me.call(passDays, { body: { days: 1 } })
    const after = await underWay()
    expect(after.map(({ startedAt }) => Date.parse(startedAt))).toEqual(
      before.map(({ startedAt }) => Date.parse(startedAt) - 86_400_000),
    )
  })

  test('a normal operator follows their own sandbox', async () => {
    await openIt()
    const stream = await follow({}, (await app.signInAs(ADMIN)).token)
    await received(stream, 1)
    expect(stream.heard[0]?.vans).toEqual([])
  })
})
