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

const filesOfPages = (): string[] =>
  Object.values<string[]>(JSON.parse(readFileSync(`${DIST}/pages.json`, 'utf8')).pages).flat()

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

test('S-ROUTE-3, S-SHELL-1: once the pages are prefetched, no click in the menu fetches code', {
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
  const wanted = filesOfPages()
  await expect.poll(() => wanted.filter(file => !fetched.includes(file)), { timeout: 20_000 }).toEqual([])
  // Their stylesheets may still be loading.
  await page.waitForLoadState('networkidle')
  expect(
    fetched.filter(file => /maplibre/.test(file)),
    'a library of pages that are not open',
  ).toEqual([])

  const pages = await pagesOfMenu(page)
  expect(pages).toHaveLength(PAGE_FOLDERS.length)
  const loadsLibrary = ({ path }: { path: string }) => WITH_LIBRARY.some(one => path.endsWith(one))
  // In reverse order, so that the first click does not open the current page; those that load a library come last.
  const inOrder = [...pages.filter(one => !loadsLibrary(one)).reverse(), ...pages.filter(loadsLibrary)]
  for (const { path, title, panel } of inOrder) {
    const link = page.locator(`#main-menu a[href="${path}"]`)
    if (!(await link.isVisible())) await page.locator(`[aria-controls=${panel}]`).click()
    const before = fetched.length
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle(`${title} › Strive Console`)
    if (!loadsLibrary({ path })) expect(fetched.slice(before), `code that the click on ${path} fetched`).toEqual([])
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
