import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { NEEDS } from '#tab/needs.ts'
import { isSlice } from '#tests/tier.ts'
import { fileAndTitle, NOT_IN_A_TAB, PAGES_WITH_A_TASK_FOR_MORE, reasonAgainst } from './not-in-a-tab.ts'

const ROOT = `${import.meta.dirname}/../..`
/** How many stories a tab may leave out. */
const MAX_STORIES = 40

const stories = Object.values(NOT_IN_A_TAB).flat()
const hasFile = (story: string) => existsSync(`${ROOT}/${fileAndTitle(story)[0]}`)
const textOf = (file: string) => readFileSync(`${ROOT}/${file}`, 'utf8')
const storiesIn = (file: string) => textOf(file).match(/^\s*(?:test|\w+Test)\(/gm)?.length ?? 0

test.each(stories.filter(story => !isSlice || hasFile(story)))('a tab leaves out %s, which exists', story => {
  const [file, title] = fileAndTitle(story)
  if (title) expect(textOf(file)).toContain(`'${title}'`)
  expect(storiesIn(file)).toBeGreaterThan(0)
  expect(reasonAgainst(`${ROOT}/${file}`, title ?? 'any')).toMatch(/\.$/)
  expect(reasonAgainst(`${ROOT}/${file}`, 'another') === undefined).toBe(title !== undefined)
})

test.runIf(!isSlice)('a tab leaves out few stories', () => {
  const counts = stories.map(story => {
    const [file, title] = fileAndTitle(story)
    return title ? 1 : storiesIn(file)
  })
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(MAX_STORIES)
})

test('the tasks that take more than one browser are those that their pages say so of, one of each page', () => {
  expect(PAGES_WITH_A_TASK_FOR_MORE).toEqual(Object.keys(NEEDS).map(task => task.split('/')[0]))
})
