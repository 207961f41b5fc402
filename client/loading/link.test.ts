import { beforeEach, expect, test } from 'vitest'
import { link } from './link.ts'

const HREF = '/assets/table-a1.css'
beforeEach(() => document.head.replaceChildren())
const links = () => [...document.head.querySelectorAll('link')]
const tell = (what: 'load' | 'error') => links().at(-1)?.dispatchEvent(new Event(what))

test('a stylesheet is linked once, and settles when it has loaded', async () => {
  const first = link('stylesheet', HREF)
  tell('load')
  await first
  await link('stylesheet', HREF)
  expect(links().map(one => [one.rel, one.getAttribute('href')])).toEqual([['stylesheet', HREF]])
})

test('a stylesheet that failed is requested again the next time', async () => {
  const first = link('stylesheet', HREF)
  tell('error')
  await expect(first).rejects.toThrow(HREF)
  expect(links()).toEqual([])
  const second = link('stylesheet', HREF)
  expect(links()).toHaveLength(1)
  tell('load')
  await second
})

test('code that is only fetched ahead is not waited for', async () => {
  await link('modulepreload', '/assets/page-a1.js')
  expect(links().map(({ rel }) => rel)).toEqual(['modulepreload'])
})
