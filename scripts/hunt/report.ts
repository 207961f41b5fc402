import type { FoundBug } from '#resources/hunts/contract.ts'
import type { Outcome } from './runs.ts'

export type Result = Outcome & { bug: FoundBug }

const isCaught = ({ isPassed }: Outcome) => !isPassed

/** Caught bugs in percent of all. */
export const scoreOf = (results: readonly Result[]): number =>
  results.length === 0 ? 0 : Math.round((results.filter(isCaught).length / results.length) * 100)

/** A line for each bug, then what the missed ones did, and the tests that would have caught them. */
export function tableOf(results: readonly Result[]): string {
  const width = Math.max(...results.map(({ bug }) => bug.id.length))
  const lines = results.map(
    result => `  ${isCaught(result) ? 'caught' : 'MISSED'}  ${result.bug.id.padEnd(width)}  ${placeOf(result.bug)}`,
  )
  const missed = results
    .filter(result => !isCaught(result))
    .map(({ bug }) => `${bug.id}: ${bug.wrong.en}\n  Promised: ${bug.promise.en}\n  A test: ${bug.test.en}`)
  const score = `${results.filter(isCaught).length} of ${results.length} bugs caught (${scoreOf(results)} %)`
  return [...lines, '', ...missed.flatMap(text => [text, '']), score].join('\n')
}

const placeOf = ({ method, path }: FoundBug) => `${method} ${path}`

export const jsonOf = (seed: number, results: readonly Result[]): string =>
  `${JSON.stringify(
    {
      seed,
      score: scoreOf(results),
      bugs: results.map(({ bug, seconds, ...result }) => ({
        ...bug,
        isCaught: isCaught({ ...result, bug, seconds }),
        seconds,
      })),
    },
    null,
    2,
  )}\n`

/** JUnit: a test case for each bug, which fails if the bug was missed. */
export function junitOf(results: readonly Result[]): string {
  const cases = results.map(result => {
    const { bug, seconds } = result
    const open = `  <testcase classname="${attribute(placeOf(bug))}" name="${attribute(bug.id)}" time="${seconds.toFixed(3)}"`
    return isCaught(result)
      ? `${open}/>`
      : `${open}>\n    <failure message="${attribute(bug.wrong.en)}"/>\n  </testcase>`
  })
  const failures = results.filter(result => !isCaught(result)).length
  const suite = `<testsuite name="bug hunt" tests="${results.length}" failures="${failures}">`
  return `<?xml version="1.0" encoding="UTF-8"?>\n${suite}\n${cases.join('\n')}\n</testsuite>\n`
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
