import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser.ts'
import { workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { enter } from '#tests/journeys/sign-in.ts'
import { hold } from './hold.ts'

// What a page does while a request is on its way. Each request waits at the server until its story goes on.

// Faults are set per account, so they affect every session of it.
test.use({ ownConsole: true })

const rows = (page: Page) => page.getByRole('rowheader')

test('a skeleton stands where the list will be, and says neither that it is empty nor that it failed', {
  tag: '@long',
}, async ({ page }) => {
  await enter(page)
  const held = await hold(page, 'GET /api/members')
  await page.goto('page3/page3_01')
  const [path] = await held.waiting(1)
  expect(path).toMatch(/^\/api\/members\?/)
  await expect(page.locator('#content [aria-busy="true"]').first()).toBeVisible()
  await expect(rows(page)).toHaveCount(0)
  await expect(page.locator('#content').getByRole('alert')).toHaveCount(0)
  await held.release()
  await expect(rows(page)).not.toHaveCount(0)
})

test('a filter that overtakes another gives the first request up, and shows its own rows', async ({ page }) => {
  await enter(page, 'page3/page3_01?team=13')
  await expect(rows(page)).not.toHaveCount(0)
  const held = await hold(page, 'GET /api/members')
  const job = page.getByLabel('Job', { exact: true })
  await job.selectOption('Driver')
  expect(await held.waiting(1)).toEqual([expect.stringContaining('job=driver')])
  await job.selectOption('Support')
  await expect.poll(() => held.waiting(1)).toEqual([expect.stringContaining('job=support')])
  await held.release()
  await expect(page.getByRole('cell', { name: 'Driver' })).toHaveCount(0)
  await expect(page).toHaveURL(/job=support/)
})

test('a double click places one order, and the button is busy until the reply', async ({ page }) => {
  await enter(page)
  const call = await workInOwnSandbox(page)
  const count = async () => (await call<{ count: { value: number } }>('GET', '/api/orders?limit=1')).count.value
  const before = await count()
  await page.goto('page4/page4_01')
  await page.getByLabel('Customer').fill('climbing')
  await page.getByRole('option').first().click()
  await page.getByRole('group', { name: 'Line 1', exact: true }).getByLabel('Product').fill('a')
  await page.getByRole('option').first().click()
  const held = await hold(page, 'POST /api/orders')
  const place = page.getByRole('button', { name: 'Place order' })
  await place.dblclick()
  await held.waiting(1)
  await expect(place).toBeDisabled()
  await expect(place).toHaveAttribute('aria-busy', 'true')
  expect(await count()).toBe(before)
  await held.release()
  await expect(page.getByText(/^Placed /)).toBeVisible()
  expect(await count()).toBe(before + 1)
})

test.describe('a change', () => {
  test.use({ expectedErrors: [/503/] })

  test('is shown before it is saved, and taken back when the server refuses it', { tag: '@long' }, async ({ page }) => {
    await enter(page)
    await workInOwnSandbox(page)
    await page.goto('page3/page3_01?team=13&state=all')
    const name = await rows(page).first().getByRole('link').innerText()
    const held = await hold(page, 'POST /api/members/archive', { status: 503 })
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Archive' }).click()
    await held.waiting(1)
    const row = page.getByRole('row', { name })
    await expect(row.getByText('Archived')).toBeVisible()
    await held.release()
    await expect(row.getByText('Archived')).toBeHidden()
    await expect(page.getByRole('alert')).toContainText('Nothing was changed.')
  })
})

test('leaving a form while it saves asks first, and loses nothing', { tag: '@long' }, async ({ page }) => {
  await enter(page, 'page3/page3_02')
  const address = page.getByRole('textbox', { name: 'Address' })
  await address.fill('Yilan')
  const held = await hold(page, 'PATCH /api/profile')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await held.waiting(1)
  await page.locator('#main-menu').getByRole('link', { name: 'Members' }).click()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click()
  await expect(rows(page)).not.toHaveCount(0)
  await held.release()
  await expect(page.getByText('Your profile was saved.')).toBeVisible()
  await page.goBack()
  await expect(address).toHaveValue('Yilan')
})
