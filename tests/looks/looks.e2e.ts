import { expect, test } from '#tests/browser.ts'
import { isLong, moreThan } from '#tests/tier.ts'
import { compareLooks, openView, PATHS, VIEWS } from './picture.ts'

// `npm run looks -- --from <commit> --shift 2` shows the same on every page.
test('a shift of two pixels is found and named, and nothing is if nothing has moved', { tag: '@long' }, async ({
  browser,
  running,
}) => {
  expect(PATHS.length).toBeGreaterThan(moreThan(42))
  for (const view of isLong ? VIEWS : VIEWS.slice(0, 1)) {
    const context = await openView(browser, running.url, view)
    const [before, after] = [await context.newPage(), await context.newPage()]
    const path = 'page3/page3_01'
    const same = await compareLooks({ page: before }, { page: after }, path)
    expect(same.difference, view.name).toBeNull()
    const { difference } = await compareLooks({ page: before }, { page: after, shiftPx: 2 }, path)
    expect(difference?.pixels, view.name).toBeGreaterThan(1000)
    const content = await before.locator('#content').boundingBox()
    // It is where the content is, not in the menu or the header.
    expect(difference?.y).toBeGreaterThanOrEqual(Math.floor(content?.y ?? 0))
    expect(difference?.x).toBeGreaterThanOrEqual(Math.floor(content?.x ?? 0))
    await context.close()
  }
})
