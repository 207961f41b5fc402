import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { membersSearch } from '#pages/page3/page3_01-members/search-params.ts'
import { loginLogSearch } from '#pages/page3/page3_04-login-log/search-params.ts'
import { auditSearch } from '#pages/page3/page3_08-audit-trail/search-params.ts'
import { routesSearch } from '#pages/page4/page4_04-linked-fields/search-params.ts'
import { ordersSearch } from '#pages/page5/page5_01-data-table/search-params.ts'
import { productsSearch } from '#pages/page5/page5_03-grid-edit/search-params.ts'
import { textsSearch } from '#pages/page6/page6_03-translations/search-params.ts'
import { PAGE_FOLDERS } from '#scripts/page-folders.ts'
import { DIST } from '#server/config/config.ts'
import { expect, test } from '#tests/browser.ts'
import { enter, signIn } from './sign-in.ts'

const CODE = /\/strive\/assets\/.+\.(?:js|css)$/

/** The pages that load a library once they are open: those with a map, and those that name one as `later`. */
const WITH_LIBRARY = PAGE_FOLDERS.filter(
  folder => folder.includes('/page7_') || readFileSync(`${folder}/page.tsx`, 'utf8').includes('.later = '),
).map(folder => folder.replace(/^pages|-[^/]*$/g, ''))

/** By path: `/page3/page3_01`. */
const filesOfPages = (): Record<string, string[]> => JSON.parse(readFileSync(`${DIST}/pages.json`, 'utf8')).pages

/** All pages in the menu, including those in closed groups. `panel` is the id of the group's panel. */
const pagesOfMenu = (page: Page) =>
  page.locator('#main-menu').evaluate(menu =>
    [...menu.querySelectorAll('a')].map(link => ({
      path: link.pathname,
      title: link.textContent,
      panel: link.closest('[data-menu-panel]')?.id,
    })),
  )

// No trace, because tracing all pages takes longer than visiting them.
test.use({ trace: 'off', savesData: false })

test('S-ROUTE-3, S-SHELL-1: what the menu shows is prefetched, so no click in it fetches code; the rest is not', {
  tag: '@long',
}, async ({ page }) => {
  test.slow()
  const fetched: string[] = []
  page.on('requestfinished', request => {
    const { pathname } = new URL(request.url())
    // Ignores repeated requests, such as for a worker's code, because they come from the cache.
    if (CODE.test(pathname) && !fetched.includes(pathname)) fetched.push(pathname)
  })
  await signIn(page)
  const files = filesOfPages()
  const fetchedAll = (paths: string[]) =>
    expect.poll(() => paths.flatMap(path => files[path] ?? []).filter(file => !fetched.includes(file))).toEqual([])
  const pages = await pagesOfMenu(page)
  expect(pages).toHaveLength(PAGE_FOLDERS.length)
  const inside = (path: string) => path.replace('/strive', '')
  await fetchedAll(pages.filter(({ panel }) => !panel).map(({ path }) => inside(path)))
  await page.waitForLoadState('networkidle')
  const ownOf = (path: string) => (files[path] ?? []).filter(file => /\/page-[\w-]+\.js$/.test(file))
  const ofGroups = pages.filter(({ panel }) => panel).flatMap(({ path }) => ownOf(inside(path)))
  expect(ofGroups.length).toBeGreaterThan(PAGE_FOLDERS.length - 3)
  expect(ofGroups.filter(file => fetched.includes(file))).toEqual([])

  const loadsLibrary = (path: string) => WITH_LIBRARY.some(one => path.endsWith(one))
  for (const [panel, group] of Map.groupBy(pages, one => one.panel)) {
    if (panel) await page.locator(`[aria-controls=${panel}]`).click()
    await fetchedAll(group.map(({ path }) => inside(path)))
    // Their stylesheets may still be loading.
    await page.waitForLoadState('networkidle')
    // In reverse order, so that the first click does not open the current page; those that load a library come last.
    const inOrder = [...group].reverse().sort((a, b) => Number(loadsLibrary(a.path)) - Number(loadsLibrary(b.path)))
    for (const { path, title } of inOrder) {
      const before = fetched.length
      await page.locator(`#main-menu a[href="${path}"]`).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
      await expect(page).toHaveURL(path)
      await expect(page).toHaveTitle(`${title} › Strive Console`)
      if (!loadsLibrary(path)) expect(fetched.slice(before), `code that the click on ${path} fetched`).toEqual([])
    }
  }
  await expect.poll(() => fetched.some(file => /maplibre/.test(file)), 'the library of an open page').toBe(true)
})

/** The lists whose rows are asked for while their link is being pressed. */
const LISTS = [membersSearch, loginLogSearch, auditSearch, routesSearch, ordersSearch, productsSearch, textsSearch]

test.describe('a list', () => {
  test.use({ savesData: true })

  test('is asked for while its link is being pressed, once, and not by pointing at it', async ({ page }) => {
    // Not from Today, which counts the login log's refusals.
    await enter(page, 'page2')
    const asked: string[] = []
    page.on('request', request => {
      if (request.method() === 'GET') asked.push(request.url().replace(/^https?:\/\/[^/]+/, ''))
    })
    const askedFor = (path: string) => asked.filter(url => url.split('?')[0] === path)
    for (const {
      page: id,
      endpoint: { path },
    } of LISTS) {
      const link = page.locator(`#main-menu a[href$="/${id}"]`)
      if (!(await link.isVisible())) await page.locator(`[aria-controls=${await panelOf(link)}]`).click()
      const code = page.waitForResponse(reply => CODE.test(new URL(reply.url()).pathname))
      await link.hover()
      await code
      expect(askedFor(path), `${id} pointed at`).toEqual([])
      await page.mouse.down()
      await expect.poll(() => askedFor(path).length, `${id} pressed`).toBe(1)
      await page.mouse.up()
      await expect(page).toHaveURL(new RegExp(id))
      await expect(page.getByRole('table').or(page.getByRole('grid')).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      const [first = ''] = askedFor(path)
      expect(
        askedFor(path).filter(url => url === first),
        `${id} opened`,
      ).toHaveLength(1)
    }
  })
})

const panelOf = (link: Locator) => link.evaluate(element => element.closest('[data-menu-panel]')?.id)
