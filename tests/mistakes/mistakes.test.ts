import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mistakes } from './mistakes.ts'

const ROOT = `${import.meta.dirname}/../..`

test('every mistake can still be made: its text occurs once in its file', () => {
  const counts = mistakes.map(({ name, file, find }) => {
    const text = readFileSync(`${ROOT}/${file}`, 'utf8')
    return [`${file}: ${name}`, text.split(find).length - 1]
  })
  expect(counts.filter(([, count]) => count !== 1)).toEqual([])
  expect(mistakes.length).toBeGreaterThanOrEqual(60)
})

test('every mistake changes something, and has its own name', () => {
  expect(mistakes.filter(({ find, replace }) => find === replace)).toEqual([])
  expect(new Set(mistakes.map(({ name }) => name)).size).toBe(mistakes.length)
})
