import { beforeEach, describe, expect, test } from 'vitest'
import { listAudit, restoreAudit } from '#resources/audit/contract.ts'
import { listOrders } from '#resources/orders/contract.ts'
import { deleteSandbox, forkSandbox } from '#resources/sandboxes/contract.ts'
import { switchSandbox } from '#resources/sessions/contract.ts'
import { listSites } from '#resources/sites/contract.ts'
import { deleteTeam, listTeams, readTeam } from '#resources/teams/contract.ts'
import { testReader } from '#tests/reader.ts'
import { ADMIN, match, openTestApp, refusalOf } from '#tests/test-app.ts'
import {
  type Area,
  type AreaChange,
  type AreaOverlap,
  changeAreas,
  createArea,
  deleteArea,
  findInside,
  listAreas,
  readArea,
  restoreArea,
  updateArea,
} from './contract.ts'
import { MAX_CORNERS_AT_ONCE, MAX_PARTS, type Shape, squareMetresOf } from './rules.ts'
import { AT_SEA, comb, newArea, newFields, onArea, square } from './samples.ts'

const app = await openTestApp()
const me = await app.signInAs(ADMIN)

describe('the seeded areas', () => {
  testReader(() => me, {
    list: listAreas,
    read: readArea,
    count: 8,
    sorts: { id: row => row.id, name: row => row.name.en },
  })

  test('have closed rings, and are listed by driver, team and name', async () => {
    const { rows } = await me.call(listAreas)
    for (const { polygons } of rows) for (const ring of polygons.flat()) expect(ring.at(-1)).toEqual(ring[0])
    const { memberId, teamId } = rows[0] as Area
    for (const [query, key] of [
      [{ memberId: memberId ?? 0 }, 'memberId'],
      [{ teamId: teamId ?? 0 }, 'teamId'],
    ] as const) {
      const found = (await me.call(listAreas, { query })).rows
      expect(found.length).toBeGreaterThan(0)
      expect(found.map(row => row[key])).toEqual(found.map(() => rows[0]?.[key]))
    }
    expect((await me.call(listAreas, { query: { search: '臺北' } })).rows).toHaveLength(1)
  })
})

describe('in a sandbox', () => {
  let sandboxId = ''
  beforeEach(async () => {
    if (sandboxId) await me.call(deleteSandbox, { params: { sandboxId } })
    sandboxId = (await me.call(forkSandbox, { body: { name: 'areas' } })).id
    await me.call(switchSandbox, { body: { sandboxId } })
  })

  const strict = (polygons: Shape, en = 'Strict') => newArea(me, { name: { en, zh: en }, mayOverlap: false, polygons })
  const send = (...changes: AreaChange[]) => me.call(changeAreas, { body: { changes } })
  const SEA: Shape = [[square(AT_SEA, 0.2)]]

  test('an area is created, changed, deleted and restored', async () => {
    const [team] = (await me.call(listTeams)).rows
    const made = await newArea(me, { teamId: team?.id ?? null })
    expect(made).toMatchObject({ teamId: team?.id, memberId: null, version: 1, polygons: SEA })
    expect(made.squareMetres / 1e6).toBeCloseTo(22.24 * 20.5, -1)
    const renamed = await me.call(updateArea, { ...onArea(made), body: { name: { en: 'Sea', zh: '海' } } })
    expect(renamed).toMatchObject({ version: 2, polygons: SEA })
    expect(await refusalOf(me.call(updateArea, { ...onArea(made), body: { teamId: null } }))).toMatchObject({
      status: 412,
      current: { version: 2 },
    })
    await me.call(deleteArea, onArea(renamed))
    expect(await refusalOf(me.call(readArea, { params: { areaId: made.id } }))).toMatchObject({ status: 404 })
    expect(await me.call(restoreArea, { params: { areaId: made.id } })).toMatchObject({ version: 4, polygons: SEA })
    expect(await refusalOf(me.call(restoreArea, { params: { areaId: made.id } }))).toMatchObject({ status: 404 })
  })

  test.each<[string, Parameters<typeof newFields>[0], string, string]>([
    ['an unknown team', { teamId: 999_999 }, '/body/teamId', 'unknown-team'],
    ['no name', { name: { en: ' ', zh: '海' } }, '/body/name/en', 'too-small'],
    [
      'crossing edges',
      { polygons: [[[...square(AT_SEA, 0.2).toSpliced(1, 2, [123.2, 23.2], [123.2, 23])]]] },
      '/body/polygons',
      'crosses-itself',
    ],
    ['an open ring', { polygons: [[[...square(AT_SEA, 0.2).slice(0, 4)]]] }, '/body/polygons', 'not-closed'],
    [
      'a point off the earth',
      { polygons: [[[AT_SEA, [181, 23], [123, 24], AT_SEA]]] },
      '/body/polygons/0/0/1/0',
      'too-big',
    ],
  ])('%s is refused', async (_, fields, pointer, code) => {
    const refusal = await refusalOf(me.call(createArea, { body: newFields(fields) }))
    expect(refusal).toMatchObject({ errors: [{ pointer, code }] })
  })

  test('overlapping areas are refused with what overlaps, unless one of them allows it', async () => {
    const first = await strict(SEA, 'First')
    const east: Shape = [[square([123.1, 23], 0.2)]]
    expect(await refusalOf(strict(east, 'Second'))).toMatchObject({
      status: 422,
      code: 'areas-overlap',
      overlaps: [{ areas: [{ id: null, name: { en: 'Second' } }, { id: first.id }], squareMetres: expect.any(Number) }],
    })
    const second = await newArea(me, { polygons: east, mayOverlap: true })
    expect(await refusalOf(me.call(updateArea, { ...onArea(second), body: { mayOverlap: false } }))).toMatchObject({
      code: 'areas-overlap',
      overlaps: [{ areas: [{ id: second.id }, { id: first.id }] }],
    })
    await me.call(deleteArea, onArea(first))
    const alone = await me.call(updateArea, { ...onArea(second), body: { mayOverlap: false } })
    expect(await refusalOf(me.call(restoreArea, { params: { areaId: first.id } }))).toMatchObject({
      code: 'areas-overlap',
    })
    await me.call(deleteArea, onArea(alone))
    await me.call(restoreArea, { params: { areaId: first.id } })
  })

  test('areas with too many edges that meet are refused with their number, and change nothing', async () => {
    const combs = [false, true].map((isTurned): AreaChange => {
      return { kind: 'create', fields: newFields({ mayOverlap: false, polygons: [[comb(124, { isTurned })]] }) }
    })
    expect(await refusalOf(send(...combs))).toMatchObject({
      status: 422,
      code: 'too-complex',
      compared: expect.any(Number),
    })
    expect((await me.call(listAreas)).count.value).toBe(8)
  })

  test('a refusal names the largest common parts, and the size of all', async () => {
    const [one, other] = [false, true].map(isTurned => [[comb(40, { isTurned })]])
    await strict(one ?? [], 'First')
    const refusal = await refusalOf(strict(other ?? [], 'Second'))
    const [overlap] = (refusal as unknown as { overlaps: AreaOverlap[] }).overlaps
    expect(overlap?.polygons).toHaveLength(MAX_PARTS)
    expect(overlap?.squareMetres).toBeGreaterThan(2 * squareMetresOf(overlap?.polygons ?? []))
  })

  test('shapes with too many corners in all are refused', async () => {
    const fields = newFields({ mayOverlap: true, polygons: [[comb(124)]] })
    const changes = Array.from({ length: Math.ceil(MAX_CORNERS_AT_ONCE / 498) }, (): AreaChange => {
      return { kind: 'create', fields }
    })
    expect(await refusalOf(send(...changes))).toMatchObject({ status: 422, code: 'too-complex' })
    expect((await send(...changes.slice(1))).rows).toHaveLength(changes.length - 1)
  })

  test('a shape among several changes is checked like that of one area', async () => {
    const create: AreaChange = { kind: 'create', fields: newFields() }
    const bow: Shape = [[[AT_SEA, [123.2, 23.2], [123.2, 23], [123, 23.2], AT_SEA]]]
    expect(await refusalOf(send(create, { kind: 'create', fields: newFields({ polygons: bow }) }))).toMatchObject({
      errors: [{ pointer: '/body/changes/1/fields/polygons', code: 'crosses-itself' }],
    })
  })

  test('areas may share a border', async () => {
    await strict(SEA)
    await strict([[square([123.2, 23], 0.2)]])
  })

  test('two areas become one and two again, in one request each', async () => {
    const [west, east] = [await strict(SEA), await strict([[square([123.2, 23], 0.2)]])]
    const both: Shape = [[[AT_SEA, [123.4, 23], [123.4, 23.2], [123, 23.2], AT_SEA]]]
    const merged = await send(
      { kind: 'update', id: west.id, version: west.version, fields: { polygons: both } },
      { kind: 'delete', id: east.id, version: east.version },
    )
    expect(merged.rows).toMatchObject([
      { id: west.id, version: 2, polygons: both },
      { id: east.id, version: 2 },
    ])
    // The order does not matter: only the result must not overlap.
    const split = await send(
      { kind: 'restore', id: east.id },
      { kind: 'update', id: west.id, version: 2, fields: { polygons: SEA } },
    )
    expect(split.rows).toMatchObject([
      { id: east.id, version: 3 },
      { id: west.id, version: 3, polygons: SEA },
    ])
  })

  test('changes are made together or not at all', async () => {
    const area = await strict(SEA)
    const change: AreaChange = { kind: 'update', id: area.id, version: 1, fields: { name: { en: 'A', zh: 'A' } } }
    const create: AreaChange = { kind: 'create', fields: newFields({ mayOverlap: false }) }
    expect(await refusalOf(send(change, create))).toMatchObject({
      code: 'areas-overlap',
      overlaps: [{ areas: [{ id: area.id }, { id: null }] }],
    })
    expect(await refusalOf(send(change, { ...change, version: 7 }))).toMatchObject({ status: 412 })
    expect(await refusalOf(send(change, { kind: 'delete', id: 999_999, version: 1 }))).toMatchObject({ status: 404 })
    expect(await refusalOf(send(create, create))).toMatchObject({ code: 'areas-overlap' })
    expect(await me.call(readArea, { params: { areaId: area.id } })).toMatchObject({ version: 1 })
    expect((await me.call(listAreas)).count.value).toBe(9)
  })

  test('an earlier version can be restored, if its place is free', async () => {
    const area = await strict(SEA)
    const elsewhere: Shape = [[square([124, 23], 0.2)]]
    const moved = await me.call(updateArea, { ...onArea(area), body: { polygons: elsewhere } })
    const { rows } = await me.call(listAudit, { query: { entity: 'areas', rowId: String(area.id) } })
    const auditId = rows.find(({ version }) => version === 1)?.id ?? 0
    const revert = (version: number) => me.call(restoreAudit, { params: { auditId }, headers: match(version) })
    const other = await strict(SEA)
    expect(await refusalOf(revert(moved.version))).toMatchObject({ code: 'areas-overlap' })
    await me.call(deleteArea, onArea(other))
    await revert(moved.version)
    expect(await me.call(readArea, { params: { areaId: area.id } })).toMatchObject({ version: 3, polygons: SEA })
  })

  test('a team with areas can’t be deleted', async () => {
    const { rows } = await me.call(listAreas)
    const teamId = rows[0]?.teamId ?? 0
    const team = await me.call(readTeam, { params: { teamId } })
    const refusal = await refusalOf(me.call(deleteTeam, { params: { teamId }, headers: match(team.version) }))
    expect(refusal).toMatchObject({
      errors: expect.arrayContaining([{ pointer: '/params/teamId', code: 'has-areas' }]),
    })
  })

  test('a team whose areas were deleted is not held by them', async () => {
    const { rows } = await me.call(listAreas)
    const teamId = rows[0]?.teamId ?? 0
    for (const area of rows.filter(row => row.teamId === teamId)) await me.call(deleteArea, onArea(area))
    const team = await me.call(readTeam, { params: { teamId } })
    const { errors } = await refusalOf(me.call(deleteTeam, { params: { teamId }, headers: match(team.version) }))
    expect(errors?.map(({ code }) => code)).toEqual(['has-members'])
  })
})

describe('inside a shape', () => {
  const inside = (polygons: Shape) => me.call(findInside, { body: { polygons } })

  test('are the sites that the list finds in the same box, less those in a hole, and those on an island in it', async () => {
    const countIn = async (west: number, south: number, side: number) => {
      const query = { west, south, east: west + side, north: south + side, limit: 1 }
      return (await me.call(listSites, { query })).count.value
    }
    const all = await countIn(121.5, 25, 0.1)
    const hole = await countIn(121.53, 25.02, 0.04)
    const island = await countIn(121.54, 25.03, 0.02)
    expect(hole).toBeGreaterThan(island)
    expect(island).toBeGreaterThan(0)
    const { sites } = await inside([[square([121.5, 25], 0.1)]])
    expect(sites?.count).toBe(all)
    expect(sites?.kinds.reduce((sum, { count }) => sum + count, 0)).toBe(all)
    const withHole = await inside([[square([121.5, 25], 0.1), square([121.53, 25.02], 0.04)]])
    expect(withHole.sites?.count).toBe(all - hole)
    const withIsland = await inside([
      [square([121.5, 25], 0.1), square([121.53, 25.02], 0.04)],
      [square([121.54, 25.03], 0.02)],
    ])
    expect(withIsland.sites?.count).toBe(all - hole + island)
  })

  test('are all open orders if the shape holds Taiwan, and none at sea', async () => {
    const { orders, sites } = await inside([[square([116, 20], 8)]])
    let open = 0
    for (const status of ['placed', 'paid', 'packed'] as const)
      open += (await me.call(listOrders, { query: { status, limit: 1 } })).count.value
    expect(orders?.count).toBe(open)
    const placed = orders?.rows.map(({ placedAt }) => placedAt)
    expect(placed?.length).toBeGreaterThan(1)
    expect(placed).toEqual(placed?.toSorted().reverse())
    expect(sites?.count).toBe(20_000)
    expect(await inside([[square(AT_SEA, 0.2)]])).toMatchObject({
      sites: { count: 0, rows: [] },
      orders: { count: 0, totalCents: 0, rows: [] },
    })
  })

  test('fits into the traffic log', async () => {
    const reply = await inside([[square([116, 20], 8)]])
    expect(new TextEncoder().encode(JSON.stringify(reply)).length).toBeLessThan(16_000)
  })

  test('a shape that is no area is refused', async () => {
    expect(await refusalOf(inside([[square([0, 0], 0.000_001)]]))).toMatchObject({
      status: 400,
      errors: [{ pointer: '/body/polygons', code: 'too-small' }],
    })
  })
})
