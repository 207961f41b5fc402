import { expect, test } from 'vitest'
import { pageIdOf } from './page-id.ts'

test.each([
  ['/strive/page1', 'page1'],
  ['/strive/page3/page3_02', 'page3_02'],
  ['/strive/PAGE8/Page8_04/12/replay', 'page8_04'],
  ['/strive/login', 'shell'],
  ['/strive/', 'shell'],
])('%s is %s', (pathname, id) => {
  expect(pageIdOf(pathname)).toBe(id)
})
