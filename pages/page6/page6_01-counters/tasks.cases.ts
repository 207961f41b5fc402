import { addToCounter, readCounters } from '#resources/counters/contract.ts'
import { type Bench, json, type TaskCases } from '#tests/task-cases.ts'
import { match } from '#tests/test-app.ts'

const read = ({ me }: Bench) => me.call(readCounters)
const put = (bench: Bench, number: number, array: readonly number[], version?: number) =>
  bench.send('/api/counters', json('PUT', { number, array }, version === undefined ? {} : match(version)))
const step = (bench: Bench, by = 1) => bench.send('/api/counters/steps', json('POST', { target: 'number', by }))
const stepOfList = (bench: Bench) => bench.send('/api/counters/steps', json('POST', { target: 0, by: 1 }))
/** Another window writes between the read and the write. */
const moveOn = ({ me }: Bench) => me.call(addToCounter, { body: { target: 'number', by: 5 } })

/** Sends the same request several times at once. A delay keeps each in flight until all are. */
const atOnce = (bench: Bench, count: number, body: object) =>
  Promise.all(
    Array.from({ length: count }, () =>
      bench.send('/api/counters/steps', json('POST', body, { 'x-practice-fault': 'delay=300' })),
    ),
  )

export const cases: TaskCases = {
  'lost-update': {
    async solution(bench) {
      await read(bench)
      const { number, array } = await read(bench)
      await put(bench, number + 1, array)
      await put(bench, number + 1, array)
    },
    nearMisses: {
      'one reading, whose PUT is sent twice': async bench => {
        const { number, array } = await read(bench)
        await put(bench, number + 1, array)
        await put(bench, number + 1, array)
      },
      'the second window reads what the first has put': async bench => {
        const { number, array } = await read(bench)
        await put(bench, number + 1, array)
        await read(bench)
        await put(bench, number + 2, array)
      },
      'what was read is put again, and changes nothing': async bench => {
        await read(bench)
        const { number, array } = await read(bench)
        await put(bench, number, array)
        await put(bench, number, array)
      },
      'more, less and more in one window': async bench => {
        await read(bench)
        const { number, array } = await read(bench)
        for (const next of [number + 1, number, number + 1]) await put(bench, next, array)
      },
      'the second is refused': async bench => {
        await read(bench)
        const { number, array, version } = await read(bench)
        await put(bench, number + 1, array, version)
        await put(bench, number + 1, array, version)
      },
    },
  },
  'no-loss': {
    solution: bench => atOnce(bench, 3, { target: 'number', by: 1 }),
    nearMisses: {
      'ten steps of nothing': bench => atOnce(bench, 10, { target: 'number', by: 0 }),
      'two at once': bench => atOnce(bench, 2, { target: 'number', by: 1 }),
      'one after the other': async bench => {
        for (const _ of [1, 2, 3, 4]) await step(bench)
      },
      'two at once, and two more later': async bench => {
        for (const _ of [1, 2]) await atOnce(bench, 2, { target: 'number', by: 1 })
      },
      'steps of the list': bench => Promise.all([1, 2, 3].map(() => stepOfList(bench))),
    },
  },
  guarded: {
    async solution(bench) {
      const { number, array, version } = await read(bench)
      await moveOn(bench)
      await put(bench, number + 1, array, version)
      await put(bench, number + 6, array, version + 1)
    },
    nearMisses: {
      'the refused number is put over the other step': async bench => {
        const { number, array, version } = await read(bench)
        await moveOn(bench)
        await put(bench, number + 1, array, version)
        await put(bench, number + 1, array, version + 1)
      },
      'it is repeated without If-Match': async bench => {
        const { number, array, version } = await read(bench)
        await moveOn(bench)
        await put(bench, number + 1, array, version)
        await put(bench, number + 6, array)
      },
      'the version was made up': async bench => {
        const { number, array, version } = await read(bench)
        await put(bench, number + 1, array, version + 7)
        await put(bench, number + 1, array, version)
      },
      'it is never repeated': async bench => {
        const { number, array, version } = await read(bench)
        await moveOn(bench)
        await put(bench, number + 1, array, version)
      },
    },
  },
}
