import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { callerAt } from '#scripts/call-api.ts'
import { expect, LEVEL_CODE, test } from '#tests/browser.ts'
import { chooseInRowMenu } from '#tests/journeys/list-controls.ts'
import { callerOf } from '#tests/journeys/own-sandbox.ts'
import { enter } from '#tests/journeys/sign-in.ts'
import { isLong } from '#tests/tier.ts'

test.use({ ownConsole: true })

/** In full, the class has a hundred learners: three in browsers, the others over the API. */
const MORE = isLong ? 97 : 1

/** Another learner joins and works over the API. A busy server is asked again, as the form does. */
async function joinByApi(url: string, code: string | undefined, account: string) {
  const patiently = async <T>(attempt: () => Promise<T>): Promise<T> =>
    attempt().catch(error => (/busy/.test(String(error)) ? patiently(attempt) : Promise.reject(error)))
  const visitor = callerAt(url, null)
  const learner = { account, password: 'correct horse' }
  await patiently(() => visitor('POST', '/api/classes/join', { code, name: account, ...learner }))
  const { token } = await patiently(() => visitor<{ token: string }>('POST', '/api/sessions', learner))
  await callerAt(url, token)('PUT', '/api/classes/me/hand')
}

/** Opens the link of a class in a browser of the learner's own, and joins. */
async function join(context: BrowserContext, link: string, name: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(link)
  await page.getByLabel('Account').fill(name.toLowerCase())
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.locator('#content')).toBeVisible()
  await expect(page.getByText('Spring with')).toBeVisible()
  return page
}

/** A browser of somebody else. */
const contextOf = async (browser: Browser, page: Page): Promise<BrowserContext> =>
  browser.newContext({ baseURL: new URL('.', page.url()).href, locale: 'en-US', reducedMotion: 'reduce' })

test('a coach and three learners: join, work, hand, message, fault, reset, close, delete', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000)
  await enter(page, 'page1')
  const call = await callerOf(page)
  await call('PUT', '/api/sessions/current/level', { code: LEVEL_CODE })
  await page.reload()
  await page.getByRole('button', { name: /operator/ }).click()
  await page.getByRole('link', { name: 'Classes' }).click()
  await expect(page.getByRole('heading', { name: 'No classes yet' })).toBeVisible()

  await page.getByRole('button', { name: 'New class' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Spring')
  await dialog.getByLabel('Members').check()
  await dialog.getByRole('button', { name: 'Create class' }).click()
  await expect(page.getByText('Nobody has joined yet')).toBeVisible()
  const [of] = (await call<{ rows: { id: string; code: string }[] }>('GET', '/api/classes')).rows
  const link = new URL(`join/${of?.code}`, page.url()).href

  const contexts = await Promise.all([1, 2, 3].map(() => contextOf(browser, page)))
  const [mei, an, jo] = [
    await join(contexts[0] as BrowserContext, link, 'Mei'),
    await join(contexts[1] as BrowserContext, link, 'An'),
    await join(contexts[2] as BrowserContext, link, 'Jo'),
  ]
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
  for (const name of ['Mei', 'An', 'Jo']) await expect(row(name)).toBeVisible()
  const others = Array.from({ length: MORE }, (_, n) => `other-${n}`)
  await Promise.all(others.map(account => joinByApi(new URL(link).origin, of?.code, account)))
  const all = 3 + MORE
  await expect(page.getByText(`Learners ${all}`)).toBeVisible()

  await test.step('a hand is seen by the coach alone', async () => {
    await mei.getByRole('button', { name: 'Raise hand' }).click()
    await expect(mei.getByText('Your hand is up')).toBeVisible()
    const hand = row('Mei').getByText(/^(now|\d+ \w+ ago)$/)
    await expect(hand).toBeVisible()
    await expect(an.getByText('Mei')).toHaveCount(0)
    await mei.getByRole('button', { name: 'Lower hand' }).click()
    await expect(hand).toBeHidden()
    await mei.getByRole('button', { name: 'Raise hand' }).click()
    await expect(hand).toBeVisible()
  })

  await test.step('what a learner solves and where they are is seen within a moment', async () => {
    await an.goto(new URL('page3/page3_01', link.replace('join/', '')).href)
    await expect(row('An').getByText(/Members/)).toBeVisible()
    await expect(row('An').getByText('0 / 3')).toBeVisible()
    // This solves a task.
    await an.getByRole('row').nth(1).getByRole('checkbox').check()
    await an.getByRole('button', { name: 'Archive', exact: true }).click()
    await an.getByRole('button', { name: 'Undo' }).click()
    await expect(row('An').getByText('1 / 3')).toBeVisible()
    await row('An').getByText('An', { exact: true }).click()
    const pane = page.getByRole('dialog', { name: 'An' })
    await pane.getByText('Requests from Members').click()
    await expect(pane.getByText(/\/api\/members/).first()).toBeVisible()
    await pane.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('a message with a page reaches those who are selected', async () => {
    await page.getByRole('checkbox', { name: 'Select Jo' }).check()
    await page.getByRole('button', { name: 'Message' }).click()
    await dialog.getByLabel('Text').fill('Read the hint first')
    await dialog.getByLabel('Ask them to open').selectOption({ label: 'Members' })
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Sent to 1 learner.')).toBeVisible()
    await expect(jo.getByText('Read the hint first')).toBeVisible()
    await jo.getByRole('link', { name: 'Open Members' }).click()
    await expect(jo).toHaveURL(/page3_01/)
    await jo.getByRole('button', { name: 'Dismiss' }).click()
    await expect(jo.getByText('Read the hint first')).toBeHidden()
    await expect(an.getByText('Read the hint first')).toHaveCount(0)

    await page.getByRole('button', { name: 'Message' }).click()
    await dialog.getByLabel('Text').fill('Too early')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(jo.getByText('Too early')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(jo.getByText('Too early')).toBeHidden()
  })

  await test.step('a fault is on until the coach ends it', async () => {
    await page.getByRole('button', { name: 'Clear selection' }).click()
    await page.getByRole('button', { name: 'Fault', exact: true }).click()
    await dialog.getByLabel('Situation').selectOption({ label: 'Double click' })
    await dialog.getByRole('button', { name: 'Turn on' }).click()
    await expect(page.getByText(`Double click is on for ${all} learners until`)).toBeVisible()
    await expect(an.getByText(/Your coach has turned on: Double click/)).toBeVisible()
    await page.getByRole('button', { name: 'End fault' }).click()
    await expect(an.getByText(/Your coach has turned on/)).toBeHidden()
  })

  await test.step('everybody hunts the same bugs, and the coach sees the board', async () => {
    await page.getByRole('button', { name: 'Bug hunt' }).click()
    await dialog.getByLabel('Number of bugs').fill('3')
    await dialog.getByRole('button', { name: 'Start hunt' }).click()
    await expect(row('An').getByText('0 of 3, 0 points')).toBeVisible()
    await an.getByRole('link', { name: 'Open Fault Lab' }).click()
    await an.getByRole('tab', { name: 'Bug hunt' }).click()
    await expect(an.getByText('0 of 3', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'End hunt' }).click()
    await expect(page.getByText(/The hunt has ended/)).toBeVisible()
    await expect(an.getByRole('button', { name: 'Start in a new sandbox' })).toBeVisible()
  })

  await test.step('names are hidden, and learners are found by a filter', async () => {
    await page.getByLabel('Show').selectOption({ label: 'Raised hand' })
    await expect(row('An')).toBeHidden()
    await page.getByRole('switch', { name: 'Hide names' }).click()
    await expect(row('Learner 1\\b')).toBeVisible()
    await expect(page.getByText('Mei')).toHaveCount(0)
    await page.getByRole('switch', { name: 'Hide names' }).click()
    await page.getByLabel('Show').selectOption({ label: 'Everybody' })
    await chooseInRowMenu(page, 'Mei', 'Lower hand')
    await expect(mei.getByRole('button', { name: 'Raise hand' })).toBeVisible()
  })

  await test.step('every sandbox is reset', async () => {
    await page.getByRole('button', { name: 'Reset sandboxes' }).click()
    await dialog.getByRole('button', { name: 'Reset', exact: true }).click()
    await expect(page.getByText(`${all} sandboxes are being reset`)).toBeVisible()
    await expect(page.getByText(/being prepared/)).toBeHidden({ timeout: 120_000 })
  })

  await test.step('the progress is a file', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^class-spring-.*\.csv$/)
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\n')
    expect(lines).toHaveLength(1 + all)
    expect(lines.find(line => line.startsWith('an,'))).toContain('An,1,')
  })

  await test.step('a learner knows what the coach sees, and leaves', async () => {
    await jo.getByRole('button', { name: 'About this class' }).click()
    await expect(jo.getByText(/Nobody else in the class sees any of this/)).toBeVisible()
    await jo.getByRole('button', { name: 'Leave class' }).click()
    await jo.getByRole('dialog').last().getByRole('button', { name: 'Leave class' }).click()
    await expect(jo.getByText('You have left the class.')).toBeVisible()
    await expect(row('Jo')).toBeHidden()
  })

  await test.step('closing can be undone, deleting can’t', async () => {
    const more = page.getByRole('button', { name: 'More', exact: true })
    await more.click()
    await page.getByRole('button', { name: 'Edit class' }).click()
    await dialog.getByLabel('Name').fill('Summer')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Summer').first()).toBeAttached()
    await more.click()
    await page.getByRole('button', { name: 'Close class' }).click()
    await expect(page.getByText(/is closed\./)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText(/is open again/)).toBeVisible()
    await more.click()
    await page.getByRole('button', { name: 'Delete class' }).click()
    await dialog.getByRole('button', { name: 'Delete class' }).click()
    await expect(page.getByRole('heading', { name: 'No classes yet' })).toBeVisible()
  })
  await Promise.all(contexts.map(context => context.close()))
})
