import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser.ts'
import { fillSignIn, predictCaptcha, signIn } from '#tests/journeys/sign-in.ts'
import { newcomer } from './newcomer.ts'

// Refusals and faults that the tasks ask for.
test.use({ expectedErrors: [/401|422|503/], ownConsole: true })

const lesson = (page: Page) => page.getByRole('complementary', { name: /Lesson/ })
const card = (page: Page, title: RegExp) => lesson(page).getByRole('article').filter({ hasText: title })
const pane = (page: Page) => page.getByRole('dialog', { name: 'New member' })

/** Opens a task and its hint, and follows a link of it. */
async function follow(page: Page, title: RegExp, link: string) {
  const button = card(page, title).getByRole('button', { name: title })
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
  await card(page, title).getByText('Hint').click()
  await card(page, title).getByRole('link', { name: link }).click()
  await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible()
}

/** Sends the request that API Practice shows. */
async function send(page: Page, path: string) {
  const reply = page.waitForResponse(one => new URL(one.url()).pathname === path)
  await page.getByRole('main').getByRole('button', { name: 'Send', exact: true }).click()
  expect((await reply).ok()).toBe(true)
}

/** All three are solved; the lesson leads to the next page of the path. */
async function goOn(page: Page, next: string) {
  await expect(lesson(page).getByText('3/3')).toBeVisible()
  await lesson(page).getByText('Your requests, beside the shortest way').click()
  await expect(lesson(page).getByText(/requests? (is|are) enough/)).toHaveCount(3)
  await lesson(page).getByRole('link', { name: next }).click()
  await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible()
  await expect(lesson(page).getByText('0/3')).toBeVisible()
}

test('a newcomer solves the tasks of three pages by what the screen says', async ({ page, browser, baseURL }) => {
  test.slow()
  // Wide enough that all filters are in sight beside the lesson.
  await page.setViewportSize({ width: 1920, height: 1000 })
  const cleo = await newcomer(page, 'cleo.first')
  await signIn(page, cleo)
  await page.getByRole('button', { name: /^First steps/ }).click()
  const tour = page.getByRole('region', { name: /^A (task|fault|sandbox)$|^The log$/ })
  for (const step of ['A task', 'A fault', 'The log']) {
    await expect(tour.getByRole('heading', { name: step })).toBeVisible()
    await tour.getByRole('button', { name: 'Next' }).click()
  }
  await tour.getByRole('button', { name: 'Make my sandbox' }).click()
  await expect(tour).toContainText('You are in “My sandbox”')
  await tour.getByRole('button', { name: 'Begin with the first task' }).click()

  const content = page.getByRole('main')
  // Login Log. “In another browser, sign in with a wrong password.”
  const refusedRows = page.waitForResponse(reply => reply.url().includes('outcome=refused'))
  await content.getByLabel('Outcome').selectOption('Refused')
  await refusedRows
  const other = await browser.newPage({ baseURL })
  await predictCaptcha(other)
  await other.goto('login')
  await fillSignIn(other, { ...cleo, password: 'not this one' })
  await expect(other.getByRole('alert')).not.toBeEmpty()
  await other.close()
  await content.getByLabel('Account', { exact: true }).fill(cleo.account)
  await expect(page.getByRole('row', { name: /cleo\.first Refused/ }).first()).toBeVisible()
  const download = page.waitForEvent('download')
  await content.getByRole('button', { name: 'Export' }).click()
  await download
  await follow(page, /Send one login record twice/, 'API Practice')
  await content.getByRole('button', { name: 'Fill in an example' }).click()
  await expect(content.getByRole('textbox', { name: 'user' })).not.toHaveValue('')
  await content.getByRole('textbox', { name: 'idempotency-key' }).fill('my own key')
  for (const _ of ['once', 'again']) await send(page, '/loginLog')
  await lesson(page).getByRole('link', { name: 'Back to Login Log' }).click()
  await goOn(page, 'Members')

  // Members. “Enter another member’s e-mail address”, “archive a member, then undo”, “select all managers of a team”.
  const email =
    (await page
      .getByRole('row')
      .getByText(/@ridgeline/)
      .first()
      .textContent()) ?? ''
  await content.getByRole('button', { name: 'Add member' }).click()
  await pane(page).getByLabel('English name').fill('Learner')
  await pane(page).getByLabel('Chinese name').fill('學習者')
  await pane(page).getByLabel('E-mail').fill(email)
  await pane(page).getByLabel('Team').selectOption('Delivery')
  await pane(page).getByLabel('Job').selectOption('Manager')
  await pane(page).getByRole('button', { name: 'Add' }).click()
  await expect(pane(page).getByText('Another member already uses this e-mail address.')).toBeVisible()
  await pane(page).getByLabel('E-mail').fill('learner@ridgeline.example')
  await pane(page).getByRole('button', { name: 'Add' }).click()
  await expect(pane(page)).toBeHidden()
  await content.getByLabel('Job').selectOption('Manager')
  await content.getByLabel('Team').selectOption('Delivery')
  const learner = page.getByRole('row').filter({ hasText: 'Learner' })
  await learner.getByRole('checkbox').check()
  await content.getByRole('button', { name: 'Archive', exact: true }).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(learner).toBeVisible()
  for (const box of await page.getByRole('row').getByRole('checkbox').all()) await box.check()
  await content.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect(page.getByRole('row').getByText('only manager of the team')).toBeVisible()
  await goOn(page, 'Today')

  // Today. The rules come filled in from the hint.
  const back = () =>
    lesson(page)
      .getByRole('link', { name: /^Back to/ })
      .click()
  await follow(page, /Make one tile fail/, 'Fault Lab')
  await content.getByRole('button', { name: 'Add rule' }).click()
  await expect(page.getByRole('region', { name: 'Active rules' })).toContainText('/api/overview/sign-ins')
  await back()
  await page.reload()
  await page.getByRole('button', { name: 'Try again' }).first().click({ timeout: 30_000 })
  await follow(page, /Count today’s sign-ins/, 'API Practice')
  for (const zone of ['Pacific/Auckland', 'Pacific/Honolulu']) {
    await content.getByRole('textbox', { name: 'zone' }).fill(zone)
    await send(page, '/api/overview/sign-ins')
  }
  await back()
  await follow(page, /Slow down one tile/, 'Fault Lab')
  await content.getByRole('button', { name: 'Add rule' }).click()
  await expect(page.getByRole('region', { name: 'Active rules' })).toContainText('/api/overview/server')
  await back()
  await page.reload()
  await expect(lesson(page).getByText('3/3')).toBeVisible({ timeout: 30_000 })
})
