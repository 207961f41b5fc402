import { beforeEach, expect, it } from 'vitest'
import { forgetWantedPath, isInsideApp, keepWantedPath, pathnameOf, wantedPath } from './wanted-path.ts'

beforeEach(() => sessionStorage.clear())

it('keeps the path with its query and hash until it is forgotten', () => {
  keepWantedPath('/page3/page3_04?sort=-user#top')
  expect(wantedPath()).toBe('/page3/page3_04?sort=-user#top')
  expect(pathnameOf('/page3/page3_04?sort=-user#top')).toBe('/page3/page3_04')
  forgetWantedPath()
  expect(wantedPath()).toBeNull()
})

it.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '',
  '/',
  '/login',
  '/Login?x',
])('leads nowhere for %j', path => {
  expect(isInsideApp(path)).toBe(false)
  keepWantedPath(path)
  expect(wantedPath()).toBeNull()
})
