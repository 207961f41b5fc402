import { expect, test } from 'vitest'
import { PAGE_FOLDERS } from '#scripts/page-folders.ts'
import { findPage, pages } from './router.ts'

test('S-ROUTE-3: finds all pages in menu order', () => {
  expect(pages.map(({ path }) => path)).toEqual(PAGE_FOLDERS.map(folder => folder.replace(/^pages|-.*$/g, '')))
})

test('S-ROUTE-3: matches paths in any case', () => {
  expect(findPage('/Page3/Page3_01')?.id).toBe('page3_01')
  expect(findPage('/PAGE1/')?.id).toBe('page1')
})

test('S-ROUTE-4: only five pages take sub-paths', () => {
  const open = pages.filter(page => findPage(`${page.path}/any/thing`) === page).map(({ id }) => id)
  expect(open).toEqual(['page5_06', 'page8_01', 'page8_04', 'page8_05', 'page8_06'])
})

test('S-ROUTE-2: matches no other path', () => {
  for (const path of ['/', '', '/login', '/page3', '/page9', '/page1/page3_01', '/page4/page3_01', '/page3/page3_09'])
    expect(findPage(path), path).toBeNull()
})
