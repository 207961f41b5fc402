import { readVisit, type Visit, type VisitFields } from '#resources/visits/contract.ts'
import { report } from '#resources/visits/samples.ts'
import { type Bench, json, type TaskCases } from '#tests/task-cases.ts'
import { match } from '#tests/test-app.ts'

const read = ({ me }: Bench, visitId: number) => me.call(readVisit, { params: { visitId } })
/** A change that may be refused, or get no response. */
const patch = ({ send }: Bench, { id }: Pick<Visit, 'id'>, body: object, headers: Record<string, string>) =>
  send(`/api/visits/${id}`, json('PATCH', body, headers))

/** Reports several times, each time on the version that the report before it made. */
async function reportInTurn({ me }: Bench, first: Visit, reports: Partial<VisitFields>[]) {
  let visit = first
  for (const one of reports) visit = await report(me, visit, one)
}

/** Changes a visit that somebody has read, whose own change is then refused. Returns the current visit. */
async function overtake(bench: Bench, visitId: number, change: Partial<VisitFields>) {
  const seen = await read(bench, visitId)
  const current = await report(bench.me, seen, change)
  await patch(bench, seen, { minutes: 25 }, match(seen.version))
  return current
}

/** Reports under a fault. Returns the visit as it was read. */
async function lose(bench: Bench, visitId: number, note: string, headers: Record<string, string>) {
  const visit = await read(bench, visitId)
  await patch(bench, visit, { note }, { ...match(visit.version), ...headers })
  return visit
}

export const cases: TaskCases = {
  replay: {
    async solution(bench) {
      await reportInTurn(bench, await read(bench, 1), [{ minutes: 10 }, { parts: 'Zip' }, { status: 'done' }])
    },
    nearMisses: {
      'only two reports': async bench => {
        await reportInTurn(bench, await read(bench, 2), [{ minutes: 10 }, { parts: 'Zip' }])
      },
      'on three visits': async bench => {
        for (const id of [3, 4, 5]) await report(bench.me, await read(bench, id), { minutes: 10 })
      },
      'two of the three change nothing': async bench => {
        await reportInTurn(bench, await read(bench, 6), [{ minutes: 10 }, { minutes: 10 }, { minutes: 10 }])
      },
    },
  },
  merge: {
    async solution(bench) {
      const current = await overtake(bench, 1, { note: 'theirs' })
      await report(bench.me, current, { minutes: 25 })
    },
    nearMisses: {
      'what was saved first is overwritten': async bench => {
        const current = await overtake(bench, 2, { note: 'theirs' })
        await report(bench.me, current, { minutes: 25, note: '' })
      },
      'what was refused is dropped': async bench => {
        const current = await overtake(bench, 3, { note: 'theirs' })
        await report(bench.me, current, { minutes: 30 })
      },
    },
  },
  'lost-reply': {
    async solution(bench) {
      const key = { 'idempotency-key': 'of-a-lost-reply' }
      const visit = await lose(bench, 1, 'lost', { ...key, 'x-practice-fault': 'lost' })
      await patch(bench, visit, { note: 'lost' }, { ...match(visit.version), ...key })
    },
    nearMisses: {
      'with another key, it is refused as stale': async bench => {
        const visit = await lose(bench, 2, 'lost', { 'idempotency-key': 'one', 'x-practice-fault': 'lost' })
        await patch(bench, visit, { note: 'lost' }, { ...match(visit.version), 'idempotency-key': 'two' })
      },
      'it never reached the server': async bench => {
        const key = { 'idempotency-key': 'of-an-outage' }
        const visit = await lose(bench, 3, 'lost', { ...key, 'x-practice-fault': 'offline' })
        await patch(bench, visit, { note: 'lost' }, { ...match(visit.version), ...key })
      },
      'it is not sent again': bench =>
        lose(bench, 4, 'lost', { 'idempotency-key': 'once', 'x-practice-fault': 'lost' }),
    },
  },
}
