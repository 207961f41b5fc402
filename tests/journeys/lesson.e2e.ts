import { expect, findAxeViolations, test } from '#tests/browser.ts'
import { openLesson } from './lesson-tasks.ts'
import { enter } from './sign-in.ts'

const PAGE = 'page3/page3_02'

test.use({ expectedErrors: [/412 .*\/api\/profile/], ownConsole: true })

test('a lesson next to its page: the text, the requests, and a task that the server checks', async ({
  page,
  request,
}) => {
  await enter(page, PAGE)
  const lesson = page.getByRole('complementary', { name: /Lesson/ })
  await expect(page.getByLabel('Address')).toBeVisible()
  await page.locator('#content').focus()
  await page.keyboard.press('?')
  await expect(lesson.getByRole('heading', { name: /Lesson.*My Profile/ })).toBeFocused()
  await lesson.getByRole('tab', { name: 'Tasks' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(lesson.getByRole('tab', { name: 'How' })).toHaveAttribute('aria-selected', 'true')
  await expect(lesson.getByText('If-Match').first()).toBeVisible()

  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(lesson.getByRole('tab', { name: 'Requests' })).toHaveAttribute('aria-selected', 'true')
  await expect(lesson.getByRole('link', { name: /GET \/api\/profile/ }).first()).toBeVisible()

  await page.keyboard.press('ArrowRight')
  const task = lesson.getByRole('article').filter({ hasText: 'Cause a 412' })
  // One task is open.
  await expect(lesson.getByRole('article').getByRole('button', { expanded: true })).toHaveCount(1)
  const title = task.getByRole('button', { name: /Cause a 412/ })
  if ((await title.getAttribute('aria-expanded')) === 'false') await title.press('Enter')
  await expect(lesson.getByRole('article').getByRole('button', { expanded: true })).toHaveCount(1)
  await expect(task.getByText('Open', { exact: true })).toBeVisible()

  // Another client of the operator saves first. The form gets a 412, merges and saves again automatically.
  const token = await page.evaluate(() => localStorage.getItem('lege-react-management-token'))
  const headers = { authorization: `Bearer ${token}` }
  const { version } = await (await request.get('/api/profile', { headers })).json()
  const other = await request.patch('/api/profile', {
    headers: { ...headers, 'if-match': `"${version}"` },
    data: { address: 'Tainan' },
  })
  expect(other.status()).toBe(200)
  await page.getByLabel('Name').fill('Learner')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(task.getByText('Solved')).toBeVisible()
  await expect(page.getByText(/^Task solved: Cause a 412/)).toBeVisible()
  await expect(task.getByRole('link', { name: /PATCH \/api\/profile → 412/ })).toBeVisible()
  await expect(lesson.getByText('1/3')).toBeVisible()

  await task.getByRole('button', { name: 'Start over' }).click()
  await expect(task.getByText('Open', { exact: true })).toBeVisible()
})

test('faults for the page’s endpoints only; the source of page and endpoints; closing returns the focus', {
  tag: '@long',
}, async ({ page }) => {
  await enter(page, PAGE)
  await page.getByRole('button', { name: 'Lesson' }).click()
  const lesson = page.getByRole('complementary', { name: /Lesson/ })
  await lesson.getByText('Practice faults for this page').click()
  await lesson.getByRole('button', { name: 'Session expires' }).click()
  await expect(lesson.getByRole('button', { name: 'Session expires' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('link', { name: /practice faults? (is|are) on/ })).toBeVisible()
  await lesson.getByRole('button', { name: 'Clear all' }).click()
  await expect(lesson.getByRole('button', { name: 'Session expires' })).toHaveAttribute('aria-pressed', 'false')

  await lesson.getByRole('tab', { name: 'Source' }).click()
  await lesson.getByLabel('All files').selectOption('resources/profile/server.ts')
  await expect(lesson.getByText('updateProfile').first()).toBeVisible()
  await lesson.getByRole('tab', { name: 'Source' }).press('Escape')
  await expect(lesson).toBeHidden()
  await expect(page.getByRole('button', { name: 'Lesson' })).toBeFocused()
})

test('a hint leads to a page ready to use, with the lesson beside it, and back', async ({ page }) => {
  await enter(page, PAGE)
  await openLesson(page)
  const lesson = page.getByRole('complementary', { name: /Lesson/ })
  const task = lesson.getByRole('article').filter({ hasText: 'Lose the response to a save' })
  await task.getByRole('button', { name: /Lose the response/ }).click()
  await task.getByText('Hint').click()
  await task.getByRole('link', { name: 'Fault Lab' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fault Lab' })).toBeVisible()
  await expect(lesson.getByRole('heading', { name: /Lesson.*My Profile/ })).toBeVisible()
  await expect(task.getByRole('button', { name: /Lose the response/ })).toHaveAttribute('aria-expanded', 'true')

  // A reload changes nothing of that.
  await page.reload()
  await expect(lesson.getByRole('heading', { name: /Lesson.*My Profile/ })).toBeVisible()
  await expect(task.getByRole('button', { name: /Lose the response/ })).toHaveAttribute('aria-expanded', 'true')
  await lesson.getByRole('button', { name: 'Lesson of Fault Lab' }).click()
  await expect(lesson.getByRole('heading', { name: /Lesson.*Fault Lab/ })).toBeVisible()

  await page.goBack()
  await expect(lesson.getByRole('heading', { name: /Lesson.*My Profile/ })).toBeVisible()
  await expect(lesson.getByRole('link', { name: /Back to/ })).toBeHidden()
})

test('the text shows the code that runs; the source begins with it, at its lines', { tag: '@long' }, async ({
  page,
}) => {
  await enter(page, PAGE)
  await openLesson(page)
  const lesson = page.getByRole('complementary', { name: /Lesson/ })
  await lesson.getByRole('tab', { name: 'How' }).click()
  await expect(lesson.getByRole('figure').filter({ hasText: 'export function mergeFields' })).toBeVisible()
  await expect(lesson.getByRole('link', { name: /RFC 9110/ })).toHaveAttribute('href', /^https:/)

  await lesson.getByRole('tab', { name: 'Source' }).click()
  await expect(lesson.getByText(/this page takes along \d+ files with \d\d,\d+ lines of code/)).toBeVisible()
  const place = lesson.getByRole('article').filter({ hasText: 'Which fields each side changed' })
  await place.getByRole('button', { name: 'Which fields each side changed' }).click()
  await place.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  await place.getByRole('button', { name: 'Show in file' }).click()
  await expect(lesson.getByLabel('All files')).toHaveValue('client/ui/form/merge/merge.ts')
  const marked = lesson.locator('[data-marked]')
  await expect(marked.filter({ hasText: 'export function mergeFields' })).toBeInViewport()
  await lesson.getByRole('tab', { name: 'How' }).click()
  await expect(lesson.getByRole('figure').filter({ hasText: 'export function mergeFields' })).toBeVisible()
})

test('the lesson stays open through a reload, at its tab and place, and not through a sign-out', {
  tag: '@long',
}, async ({ page }) => {
  await enter(page, PAGE)
  await openLesson(page)
  const lesson = page.getByRole('complementary', { name: /Lesson/ })
  await lesson.getByRole('tab', { name: 'How' }).click()
  const last = lesson.getByRole('heading', { name: 'When not to' })
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('beside'))).toMatch(/top page3_02 how":\d/)
  await page.reload()
  await expect(lesson.getByRole('tab', { name: 'How' })).toHaveAttribute('aria-selected', 'true')
  await expect(last).toBeInViewport()

  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/login/)
  expect(await page.evaluate(() => sessionStorage.getItem('beside'))).toBeNull()
})

test('axe finds nothing in the lesson, in both languages, themes and widths', async ({ page }) => {
  await enter(page)
  for (const language of ['en', 'zh']) {
    await page.setViewportSize({ width: 1280, height: 812 })
    await page.goto(`${PAGE}?lng=${language}`)
    await openLesson(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await expect(page.getByRole('tabpanel')).toBeVisible()
      for (const [colorScheme, width] of [
        ['light', 1280],
        ['dark', 375],
      ] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 812 })
        // On a phone the lesson covers the page, which is then out of reach.
        await expect(page.locator('[inert] #content')).toHaveCount(width > 375 ? 0 : 1)
        expect(await findAxeViolations(page), `${language} ${colorScheme}`).toEqual([])
      }
    }
  }
})
