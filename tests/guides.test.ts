import { existsSync, globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { pages } from '#client/router/router.ts'
import { findLessons } from '#practice/server/lessons/lessons.ts'
import { linesOf } from '#practice/server/lessons/places.ts'
import { findOperations } from '#server/resources.ts'
import { parseFault } from '#shared/platform/faults.ts'
import { type HintTarget, hintParts, hintText } from '#shared/platform/lessons/hint-links.ts'
import { importsOf, ROOT, targetOf, textOf } from './imports/source-files.ts'
import { isSlice } from './tier.ts'

const MAX_LINES = 60

const lessons = [...(await findLessons()).values()]
const operations = await findOperations()
const guided = lessons.filter(({ places }) => places.length > 0)
const isHere = (page: string) => lessons.some(one => one.page === page)
const folderOf = (page: string) => globSync([`pages/${page}-*`, `pages/page?/${page}-*`], { cwd: ROOT })[0] ?? ''

test('every page has a guide', () => {
  expect(lessons.filter(lesson => !guided.includes(lesson)).map(({ page }) => page)).toEqual([])
})

/** Everything that these files import, and what that imports. */
function closureOf(files: readonly string[]): Set<string> {
  const known = new Set<string>()
  const open = [...files]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (known.has(file) || !/\.tsx?$/.test(file) || !existsSync(`${ROOT}/${file}`)) continue
    known.add(file)
    open.push(...importsOf(file).flatMap(path => targetOf(file, path) ?? []))
  }
  return known
}

/** What every request passes. */
const onTheWay = closureOf(['server/main.ts', 'practice/server/practice.ts'])

describe.each(guided)('the guide of $page', ({ page, places, reading, tasks }) => {
  const how = textOf(`${folderOf(page)}/how.tsx`)

  test('has three to five places, each said in both languages and named once', () => {
    expect(places.length).toBeGreaterThanOrEqual(3)
    expect(places.length).toBeLessThanOrEqual(5)
    for (const { says } of places) expect(says.en && says.zh).toBeTruthy()
    expect(new Set(places.map(({ symbol }) => symbol)).size).toBe(places.length)
  })

  test.each(places)('$file $symbol exists, is short, and is code that the page runs', async place => {
    const { first, last } = await linesOf(place)
    expect(last - first + 1).toBeLessThanOrEqual(MAX_LINES)
    const own = closureOf(globSync(`${folderOf(page)}/**/*.{ts,tsx}`, { cwd: ROOT }))
    const servers = [...own].filter(file => /^resources\/[^/]+\/contract\.ts$/.test(file))
    const served = closureOf(servers.map(file => file.replace('contract.ts', 'server.ts')))
    expect([...own, ...served, ...onTheWay]).toContain(place.file)
  })

  test('its text shows one of them or more, the same in both languages', () => {
    const [en, zh] = how
      .split('zh: ')
      .map(text => [...text.matchAll(/<Excerpt symbol="([^"]+)"/g)].map(([, name]) => name))
    expect(en).not.toEqual([])
    expect(zh).toEqual(en)
    expect(places.map(one => one.symbol)).toEqual(expect.arrayContaining(en ?? []))
  })

  test('leads to something to read, on sites that stay', () => {
    expect(reading.length).toBeGreaterThan(0)
    for (const { title, href } of reading) {
      expect(title).toBeTruthy()
      expect(href).toMatch(/^https:\/\/[\w.-]+\.[a-z]+\/\S*$/)
    }
  })

  describe.each(tasks)('the hint of $id', ({ hint }) => {
    test.each(Object.entries(hint))('%s: its links lead somewhere, ready to use', (_, text) => {
      // A slice says the titles of pages that it lacks without a link.
      const targets = hintParts(text).flatMap(({ to }) => (to && (!isSlice || isHere(to.page)) ? to : []))
      for (const target of targets) expect(whatIsMissing(target)).toBeNull()
    })

    test('the same in both languages', () => {
      expect(new Set(hintParts(hint.zh).map(({ to }) => JSON.stringify(to)))).toEqual(
        new Set(hintParts(hint.en).map(({ to }) => JSON.stringify(to))),
      )
    })

    test('names no other page without a link to it', () => {
      const linked = hintParts(hint.en).map(({ to }) => to?.page)
      // What stands in quotation marks is on this page, and a sentence may begin with “Search for”.
      const text = hintText(hint.en).replaceAll(/“[^”]*”|(?<=^|[.:] )\w+/g, '')
      const named = pages.filter(({ id, meta }) => id !== page && text.includes(meta.title.en))
      expect(named.map(({ id }) => id).filter(id => !linked.includes(id))).toEqual([])
    })
  })
})

/** What a link of a hint names that the console doesn't have; null if it leads somewhere. */
function whatIsMissing({ page, steps, query }: HintTarget): string | null {
  if (!isHere(page)) return page
  const [entity, id] = steps
  if (page === 'page8_01' && id && !operations.some(one => one.entity === entity && one.id === id)) return id
  const rule = query.find(([name]) => name === 'rule')?.[1]
  if (page !== 'page8_02' || rule === undefined) return null
  const [method, path, fault = ''] = rule.split(' ')
  const isKnown = operations.some(
    ({ endpoint }) => endpoint.method === method && endpoint.path.replace(/:(\w+)/g, '{$1}') === path,
  )
  return isKnown && parseFault(fault).fault ? null : rule
}

test.each([
  { page: 'page9_99', steps: [], query: [] },
  { page: 'page8_01', steps: ['profile', 'updateNothing'], query: [] },
  { page: 'page8_02', steps: [], query: [['rule', 'PATCH /api/nothing lost']] },
  { page: 'page8_02', steps: [], query: [['rule', 'PATCH /api/profile nonsense']] },
] satisfies HintTarget[])('a link to nothing is noticed: %j', target => {
  expect(whatIsMissing(target)).not.toBeNull()
})
