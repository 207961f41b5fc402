import type { Page } from '@playwright/test'
import { expect, findAxeViolations, test } from '#tests/browser.ts'
import { signIn } from '#tests/journeys/sign-in.ts'
import { newcomer } from './newcomer.ts'

const tour = (page: Page) => page.getByRole('region', { name: /^A (task|fault|sandbox)$|^The log$/ })
const lesson = (page: Page) => page.getByRole('complementary', { name: /Lesson/ })
const question = (page: Page) => page.getByRole('heading', { name: 'What do you want to practise?' })

// A second try makes the same account again.
test.use({ ownConsole: true })

test('who signs in for the first time is asked one thing, and sees a task, a fault, the log and a sandbox', async ({
  page,
}) => {
  const ann = await newcomer(page, 'ann.first')
  await signIn(page, ann)
  await expect(question(page)).toBeFocused()
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: /^Lists at any size/ }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Data Table' })).toBeVisible()
  await expect(tour(page).getByRole('heading', { name: 'A task' })).toBeVisible()
  await expect(lesson(page).getByRole('article')).toHaveCount(3)
  expect(await findAxeViolations(page)).toEqual([])
  // It is still there after a reload.
  await page.reload()
  await tour(page).getByRole('button', { name: 'Next' }).click()

  await tour(page).getByRole('button', { name: 'Slow this page down' }).click()
  await expect(page.getByRole('link', { name: /practice fault is on/ })).toBeVisible()
  await expect(page.locator('#content [data-skeleton]').first()).toBeVisible()
  await expect(page.locator('#content [data-skeleton]')).toHaveCount(0)
  await tour(page).getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('link', { name: /practice fault is on/ })).toBeHidden()
  await expect(
    lesson(page)
      .getByRole('link', { name: /GET \/api\/orders\?.*delay=2000/ })
      .first(),
  ).toBeVisible()
  await tour(page).getByRole('button', { name: 'Next' }).click()

  await expect(tour(page)).toContainText('shared by everybody')
  await tour(page).getByRole('button', { name: 'Make my sandbox' }).click()
  await expect(tour(page)).toContainText('You are in “My sandbox”')
  await tour(page).getByRole('button', { name: 'Begin with the first task' }).click()
  await expect(tour(page)).toBeHidden()
  await expect(lesson(page).getByRole('tab', { name: 'Tasks' })).toHaveAttribute('aria-selected', 'true')

  // Once: the next sign-in asks nothing.
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/login/)
  await signIn(page, ann)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(question(page)).toBeHidden()
  // It comes back when it is asked for, and finds the sandbox that is there.
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('button', { name: 'Show me around' }).click()
  await page
    .getByRole('complementary', { name: 'What do you want to practise?' })
    .getByRole('button', { name: /^Maps/ })
    .click()
  for (const step of ['A task', 'A fault', 'The log']) {
    await expect(tour(page).getByRole('heading', { name: step })).toBeVisible()
    await tour(page).getByRole('button', { name: 'Next' }).click()
  }
  await tour(page).getByRole('button', { name: 'Make my sandbox' }).click()
  await expect(tour(page)).toContainText('You are in “My sandbox”')
})

test('the first question can be skipped, with the keyboard, on a phone', { tag: '@long' }, async ({ page }) => {
  const ben = await newcomer(page, 'ben.first')
  await page.setViewportSize({ width: 375, height: 812 })
  await signIn(page, ben)
  await expect(question(page)).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await expect(question(page)).toBeHidden()
})
