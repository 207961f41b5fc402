import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { NEEDS } from '#tab/needs.ts'
import { isSlice } from '#tests/tier.ts'
import { NOT_IN_A_TAB, PAGES_WITH_A_TASK_FOR_MORE, reasonAgainst } from './not-in-a-tab.ts'

const ROOT = `${import.meta.dirname}/../..`
/** How many stories a tab may leave out. */
const MAX_STORIES = 40

const storiesIn = (file: string) =>
  readFileSync(`${ROOT}/${file}`, 'utf8').match(/^\s*(?:test|\w+Test)\(/gm)?.length ?? 0

describe.each(NOT_IN_A_TAB.filter(({ file }) => !isSlice || existsSync(`${ROOT}/${file}`)))('$file', one => {
  test('has the stories that a tab leaves out', () => {
    const text = readFileSync(`${ROOT}/${one.file}`, 'utf8')
    for (const title of one.titles ?? []) expect(text).toContain(`'${title}'`)
    expect(storiesIn(one.file)).toBeGreaterThan(0)
  })

  test('is skipped with a reason, and its other stories are told', () => {
    expect(reasonAgainst(`${ROOT}/${one.file}`, one.titles?.[0] ?? 'any')).toMatch(/\.$/)
    if (one.titles) expect(reasonAgainst(`${ROOT}/${one.file}`, 'another')).toBeUndefined()
  })
})

test.runIf(!isSlice)('a tab leaves out few stories', () => {
  const counts = NOT_IN_A_TAB.map(({ file, titles }) => titles?.length ?? storiesIn(file))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(MAX_STORIES)
})

test('the tasks that take more than one browser are those that their pages say so of, one of each page', () => {
  expect(PAGES_WITH_A_TASK_FOR_MORE).toEqual(Object.keys(NEEDS).map(task => task.split('/')[0]))
})
