import { globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { expect, test } from 'vitest'
import { draftPage } from './new-page.ts'

const PAGE = { id: 'page5_08', name: 'stock-counts', en: "Today's Stock", zh: '今日庫存' }
const FOLDER = 'pages/page5/page5_08-stock-counts'
const LESSON = [
  'guide.ts',
  'how.tsx',
  'messages.ts',
  'meta.ts',
  'page.e2e.ts',
  'page.tsx',
  'tasks.cases.ts',
  'tasks.e2e.ts',
  'tasks.ts',
  'technique.ts',
]

test('drafts the whole folder of a page, with its lesson', () => {
  const files = draftPage(PAGE)
  expect(Object.keys(files)).toEqual(LESSON.map(name => `${FOLDER}/${name}`))
  expect(files[`${FOLDER}/meta.ts`]).toContain(String.raw`{ en: 'Today\'s Stock', zh: '今日庫存' }`)
  expect(files[`${FOLDER}/page.tsx`]).toContain('export default function StockCountsPage()')
  expect(Object.keys(draftPage({ ...PAGE, id: 'page9' }))[0]).toBe('pages/page9-stock-counts/guide.ts')
})

// tests/process/new-page.test.ts compiles, lints and runs the drafted files.
test('with a resource, drafts two folders, a migration, permissions and keys', () => {
  const paths = Object.keys(draftPage({ ...PAGE, hasResource: true }))
  const elsewhere = paths.filter(path => !path.startsWith(FOLDER) && !path.startsWith('resources/stock-counts/'))
  expect(elsewhere).toEqual([
    expect.stringMatching(/^server\/database\/migrations\/\d{3}-stock-counts\.ts$/),
    'shared/permissions.ts',
    'resources/preferences/rules.ts',
  ])
})

test('the drafted code parses and imports only existing files', () => {
  const root = `${import.meta.dirname}/..`
  for (const [name, text] of Object.entries(draftPage(PAGE))) {
    if (name.endsWith('.ts')) expect(() => stripTypeScriptTypes(text), name).not.toThrow()
    for (const [, path = ''] of text.matchAll(/from .#([^']+)/g))
      expect(globSync(path, { cwd: root }), path).toHaveLength(1)
  }
  expect(readFileSync(`${root}/resources/roles/contract.ts`, 'utf8')).toContain('export const listRoles')
})

test.each([
  [{ ...PAGE, id: 'stock' }, 'not a route'],
  [{ ...PAGE, name: 'Stock Count' }, 'not a folder name'],
  [{ ...PAGE, name: 'stock', hasResource: true }, 'not a plural'],
  [{ ...PAGE, zh: '' }, 'both languages'],
])('refuses %o', (page, message) => {
  expect(() => draftPage(page)).toThrow(message)
})
