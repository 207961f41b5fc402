import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findBugs } from '#practice/server/bugs/bugs.ts'
import { readNoticed } from './noticed.ts'

const ROOT = `${import.meta.dirname}/../..`
/** Tests that other files define with their own titles. */
const SHARED = 'tests/reader.ts'
const PLACEHOLDER = /\\?\$\{[^}]*\}|\\?\$[\w.]+|%[sdifjo]/

/** Patterns of all texts of a file, any of which may be the title of a test. What is filled in may be anything. */
const titlesIn = (file: string): RegExp[] =>
  [...readFileSync(`${ROOT}/${file}`, 'utf8').matchAll(/'((?:[^'\\\n]|\\.)+)'|`([^`]+)`|"([^"\n]+)"/g)]
    .map(([, ...texts]) => (texts.find(text => text !== undefined) ?? '').split(PLACEHOLDER))
    .filter(parts => /\w{3}/.test(parts.join('')))
    .map(parts => new RegExp(`(?:^| )${parts.map(RegExp.escape).join('.*')}$`))

/** Whether the file exists and has a test of this title, which may follow the title of its group. */
function exists(name: string): boolean {
  const [file = '', title = ''] = name.split(' › ')
  if (!existsSync(`${ROOT}/${file}`)) return false
  return [file, SHARED].flatMap(titlesIn).some(pattern => pattern.test(title))
}

// After a change, `npm run yardstick -- <bug>` says who notices the bug now.
test('each bug that can be hunted is noticed by a test or a story of ours', async () => {
  const noticed = readNoticed()
  expect(Object.keys(noticed)).toEqual([...(await findBugs()).keys()])
  expect(Object.entries(noticed).flatMap(([bug, { test, story }]) => (test || story ? [] : bug))).toEqual([])
})

test('all that notice a bug still exist', () => {
  const named = Object.values(readNoticed()).flatMap(({ test, story }) => [test ?? [], story ?? []].flat())
  expect(named.filter(name => !exists(name))).toEqual([])
  const [one = ''] = named
  expect(exists(`${one} or not`)).toBe(false)
})
