import { findCounties } from '#resources/counties/contract.ts'
import type { Bench, TaskCases } from '#tests/task-cases.ts'

type Point = [lng: number, lat: number]
const HUALIEN: Point = [121.6, 23.9]
const TAITUNG: Point = [121.1, 22.8]
const YILAN: Point = [121.7, 24.7]
const AT_SEA: Point = [119.9, 24]

/** Sends the shown markers, one request for each time they rest. */
async function rest({ me }: Bench, ...times: Point[][]) {
  for (const points of times)
    await me.call(findCounties, { body: { points: points.map(([lng, lat]) => ({ lng, lat })) } })
}

export const cases: TaskCases = {
  county: {
    solution: bench => rest(bench, [YILAN], [HUALIEN]),
    nearMisses: {
      'the page is opened with one there': bench => rest(bench, [HUALIEN]),
      'it is moved out of the county': bench => rest(bench, [HUALIEN], [YILAN]),
      'it is moved into another': bench => rest(bench, [YILAN], [TAITUNG]),
      'more markers are shown, one of them there': bench => rest(bench, [YILAN], [YILAN, HUALIEN]),
    },
  },
  three: {
    solution: bench => rest(bench, [HUALIEN, TAITUNG, YILAN]),
    nearMisses: {
      'two of them in one county': bench => rest(bench, [HUALIEN, [121.5, 23.8], YILAN]),
      'one of them at sea': bench => rest(bench, [HUALIEN, AT_SEA, YILAN]),
      'one after the other': bench => rest(bench, [HUALIEN], [TAITUNG], [YILAN]),
    },
  },
  sea: {
    solution: bench => rest(bench, [HUALIEN], [AT_SEA], [[121.5, 23.8]]),
    nearMisses: {
      'one is at sea and another on land': bench => rest(bench, [HUALIEN, AT_SEA], [HUALIEN, AT_SEA]),
      'it stays at sea': bench => rest(bench, [HUALIEN], [AT_SEA]),
      'it comes back elsewhere': bench => rest(bench, [HUALIEN], [AT_SEA], [YILAN]),
      'it was never on land': bench => rest(bench, [AT_SEA], [HUALIEN]),
    },
  },
}
