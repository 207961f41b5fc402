import { createArea } from '#resources/areas/contract.ts'
import { createFault } from '#resources/faults/contract.ts'
import { listTrackDays, readTrack, readTrackDay, streamVans } from '#resources/tracks/contract.ts'
import { circleAround } from '#resources/tracks/rules.ts'
import type { Bench, TaskCases } from '#tests/task-cases.ts'
import { OPERATOR } from '#tests/test-app.ts'

/** Opens the stream and leaves it. */
async function follow({ me }: Bench, lastId?: string) {
  const controller = new AbortController()
  const headers = lastId === undefined ? {} : { 'last-event-id': lastId }
  const stream = await me.call(streamVans, { headers }, { signal: controller.signal })
  for await (const _ of stream) break
}
const now = () => String(Math.floor(Date.now() / 1000))
const cut = ({ me }: Bench, path: string = streamVans.path) =>
  me.call(createFault, { body: { method: 'GET', path, fault: { socket: 'drop', first: 1 } } })

async function lastDay({ me }: Pick<Bench, 'me'>) {
  const { rows } = await me.call(listTrackDays)
  return rows[0]?.day ?? ''
}
/** The tracks of the last day, the latest first. */
async function tracksOf({ me }: Bench, day: string) {
  const { rows } = await me.call(readTrackDay, { query: { day } })
  return rows.toSorted((one, other) => other.maxLateSeconds - one.maxLateSeconds)
}
const open = ({ me }: Bench, trackId: number) => me.call(readTrack, { params: { trackId } })

/** Creates an area around a place of a tour: at a share of its points. */
async function fence(bench: Bench, trackId: number, share: number) {
  const { points } = await open(bench, trackId)
  const [, lng, lat] = points[Math.floor((points.length - 1) * share)] ?? [0, 0, 0]
  const polygons = [[circleAround([lng, lat], 200)]]
  await bench.me.call(createArea, {
    body: { name: { en: 'Watched', zh: '監看' }, teamId: null, mayOverlap: true, polygons },
  })
}

export const cases: TaskCases = {
  resumed: {
    async solution(bench) {
      await follow(bench)
      await cut(bench)
      await follow(bench, now())
    },
    nearMisses: {
      async 'without the last event'(bench) {
        await follow(bench)
        await cut(bench)
        await follow(bench)
      },
      async 'without a cut'(bench) {
        await follow(bench)
        await follow(bench, now())
      },
      async 'another stream is cut'(bench) {
        await follow(bench)
        await cut(bench, '/api/live/events')
        await follow(bench, now())
      },
      async 'the cut comes first'(bench) {
        await cut(bench)
        await follow(bench, now())
      },
    },
  },
  latest: {
    async solution(bench) {
      const [latest] = await tracksOf(bench, await lastDay(bench))
      await open(bench, latest?.id ?? 0)
    },
    nearMisses: {
      async 'the second latest'(bench) {
        const [, second] = await tracksOf(bench, await lastDay(bench))
        await open(bench, second?.id ?? 0)
      },
      async 'without a list of the days'(bench) {
        const other = await bench.app.signInAs(OPERATOR)
        const [latest] = await tracksOf(bench, await lastDay({ me: other }))
        await open(bench, latest?.id ?? 0)
      },
      'only the days': bench => lastDay(bench),
    },
  },
  fence: {
    async solution(bench) {
      await fence(bench, 1, 0.5)
      await open(bench, 1)
    },
    nearMisses: {
      async 'a van that does not pass it'(bench) {
        await fence(bench, 1, 0.5)
        await open(bench, 2)
      },
      async 'a van that starts inside it and never comes back in'(bench) {
        const { points } = await open(bench, 1)
        const places = points.map(([, lng, lat]) => [lng, lat] as const)
        const [lng, lat] = places[0] ?? [0, 0]
        await bench.me.call(createArea, {
          body: {
            name: { en: 'Everything', zh: '全部' },
            teamId: null,
            mayOverlap: true,
            polygons: [[circleAround([lng, lat], 30_000)]],
          },
        })
        await open(bench, 1)
      },
      'only the area': bench => fence(bench, 1, 0.5),
    },
  },
}
