import { globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { expect, test } from 'vitest'
import { draftPage } from './new-page.ts'

const PAGE = { id: 'page5_08', name: 'stock-count', en: "Today's Stock", zh: '今日庫存' }

test('drafts the whole folder of a page: all that a page of ours may have, and its lesson', () => {
  const { folder, files } = draftPage(PAGE)
  expect(folder).toBe('pages/page5/page5_08-stock-count')
  expect(Object.keys(files).sort()).toEqual([
    'how.tsx',
    'messages.ts',
    'meta.ts',
    'page.e2e.ts',
    'page.tsx',
    'tasks.cases.ts',
    'tasks.ts',
  ])
  expect(files['meta.ts']).toContain(String.raw`{ en: 'Today\'s Stock', zh: '今日庫存' }`)
  expect(files['page.tsx']).toContain('export default function StockCountPage()')
  expect(draftPage({ ...PAGE, id: 'page9' }).folder).toBe('pages/page9-stock-count')
})

test('what it drafts is code, and names only what there is', () => {
  const { files } = draftPage(PAGE)
  const root = `${import.meta.dirname}/..`
  for (const [name, text] of Object.entries(files)) {
    if (name.endsWith('.ts')) expect(() => stripTypeScriptTypes(text), name).not.toThrow()
    for (const [, path = ''] of text.matchAll(/from .#([^']+)/g))
      expect(globSync(path, { cwd: root }), path).toHaveLength(1)
  }
  expect(readFileSync(`${root}/resources/overview/contract.ts`, 'utf8')).toContain('export const countSignIns')
})

test.each([
  [{ ...PAGE, id: 'stock' }, 'no route'],
  [{ ...PAGE, name: 'Stock Count' }, 'no folder name'],
  [{ ...PAGE, zh: '' }, 'both languages'],
])('refuses %o', (page, word) => {
  expect(() => draftPage(page)).toThrow(word)
})
