import { areas } from '#resources/areas/entity.ts'
import type { Reader } from '#server/database/open.ts'
import type { RowOf } from '#server/entities/entity.ts'
import { nextTurn, pause } from '#server/platform/turns.ts'
import type { Operator } from '#server/sessions/operator.ts'
import type { StreamEvent } from '#shared/contract.ts'
import { roundDegrees } from '#shared/geometry/degrees.ts'
import { tourOf } from './columns.ts'
import type { VanSecond } from './contract.ts'
import { selectUnderWay } from './departures.ts'
import { MAX_MISSED_SECONDS, type Notice, noticesOf, positionAt } from './rules.ts'
import { type Fences, type Names, noticeToApi, readFences, readSiteNames, type TrackReader } from './tracks.ts'

type Context = TrackReader & { db: Reader; operator: Operator }

const nowInSeconds = () => Math.floor(Date.now() / 1000)

/**
 * Where the vans are, second by second: first the seconds since `after`, then each as it passes. The seconds are computed
 * from the tours, so every instance knows all of them, and none is stored.
 */
export async function* vanSeconds(
  context: Context,
  after: number | null,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent<VanSecond>> {
  const fleet = createFleet(context)
  const start = nowInSeconds() - 1
  let last = after === null ? start : Math.max(Math.min(after, start), start - MAX_MISSED_SECONDS)
  let omitted = after === null ? 0 : Math.max(0, last - after)
  while (!signal.aborted) {
    const now = nowInSeconds()
    const seconds = await fleet.read(last + 1, now)
    for (const second of seconds) {
      if (signal.aborted) return
      yield { id: String(second.second), data: omitted > 0 ? { ...second, omitted } : second }
      last = second.second
      omitted = 0
    }
    const untilNext = (last + 1) * 1000 - Date.now()
    if (untilNext > 0) await pause(untilNext, signal).catch(() => undefined)
  }
}

type Van = { id: number; startMs: number; endsMs: number; tour: ReturnType<typeof tourOf>; notices: Notice[] }

function createFleet(context: Context) {
  const { db, rows, operator } = context
  // Reading a tour and its crossings anew each second would take far longer than the rest.
  const known = new Map<number, Van>()
  let names: Names = { sites: new Map(), areas: new Map() }
  let fences: Fences = { all: [], names: new Map() }
  let fencesKey = ''

  async function read(from: number, to: number): Promise<VanSecond[]> {
    if (to < from) return []
    const sandbox = await db
      .selectFrom('sandbox')
      .select('open_until')
      .where('id', '=', operator.sandboxId)
      .executeTakeFirst()
    const openUntilMs = Date.parse(sandbox?.open_until ?? '') || 0
    const vans = await readVans(from)
    const seconds = Array.from({ length: to - from + 1 }, (_, index) => from + index)
    return seconds.map(second => ({ second, isOpen: openUntilMs > second * 1000, ...secondOf(vans, second) }))
  }

  async function readVans(from: number): Promise<Van[]> {
    const found = await selectUnderWay(rows, (from - 1) * 1000).execute()
    if (found.length === 0) {
      known.clear()
      return []
    }
    await updateFences()
    const isNew = found.some(({ id }) => !known.has(id))
    const vans: Van[] = []
    for (const row of found) {
      let van = known.get(row.id)
      if (!van) {
        // The crossings of fifty vans with a hundred areas take a while.
        await nextTurn()
        van = vanOf(row, fences)
        known.set(row.id, van)
      }
      van.endsMs = Date.parse(row.ends_at ?? '')
      vans.push(van)
    }
    if (isNew)
      names = {
        sites: await readSiteNames(
          rows,
          vans.map(({ tour }) => tour),
        ),
        areas: fences.names,
      }
    return vans
  }

  /** The shapes of areas are long, so they are read only when one has changed. */
  async function updateFences() {
    const found = rows(areas).clearSelect().select(['id', 'version', 'updated_at']).orderBy('id')
    const key = JSON.stringify(await found.execute())
    if (key === fencesKey) return
    fences = await readFences(context)
    fencesKey = key
    known.clear()
  }

  function secondOf(vans: readonly Van[], second: number) {
    const under = vans.filter(({ startMs, endsMs }) => startMs <= second * 1000 && second * 1000 <= endsMs)
    return {
      vans: under.flatMap(({ id, startMs, tour }) => {
        const at = positionAt(tour.points, second - startMs / 1000)
        return at ? { trackId: id, lng: roundDegrees(at.lng), lat: roundDegrees(at.lat) } : []
      }),
      notices: under.flatMap(van =>
        van.notices
          .filter(({ seconds }) => Math.ceil(van.startMs / 1000 + seconds) === second)
          .map(notice => noticeToApi(notice, van, names)),
      ),
    }
  }

  return { read }
}

function vanOf(row: RowOf<'track'>, { all }: Fences): Van {
  const tour = tourOf(row)
  return {
    id: row.id,
    startMs: Date.parse(row.started_at),
    endsMs: 0,
    tour,
    notices: noticesOf(tour.points, tour.stops, all),
  }
}
