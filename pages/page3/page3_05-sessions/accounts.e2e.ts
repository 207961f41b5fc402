import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, expectViewsAccessible, LEVEL_CODE, test } from '#tests/browser.ts'
import { chooseInRowMenu } from '#tests/journeys/list-controls.ts'
import { enter, fillSignIn, predictCaptcha } from '#tests/journeys/sign-in.ts'

const PAGE = 'page3/page3_05?tab=accounts'
const PASSWORD = 'correct horse battery'
test.use({ ownConsole: true, expectedErrors: [/status of (401|404|410|422)|WebSocket/] })

/** Opens the accounts as the demo administrator at level supersuper. */
async function manage(page: Page) {
  await enter(page, undefined, { account: 'admin', password: '123456' })
  const token = await page.evaluate(() => localStorage.getItem('lege-react-management-token'))
  const headers = { authorization: `Bearer ${token}` }
  await page.request.put('/api/sessions/current/level', { headers, data: { code: LEVEL_CODE } })
  await page.goto(PAGE)
  await expect(rowOf(page, 'admin')).toBeVisible()
}

const nameOf = (account: string) => new RegExp(`^${account} `)
const table = (page: Page) => page.getByRole('table', { name: 'Accounts' })
const rowOf = (page: Page, account: string) => table(page).getByRole('row', { name: nameOf(account) })
const choose = (page: Page, account: string, action: string) => chooseInRowMenu(page, nameOf(account), action)

/** Creates an invitation and returns its link. */
async function invite(page: Page, note: string, role: string): Promise<string> {
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await page.getByLabel('For whom').fill(note)
  await page.getByRole('dialog').getByRole('combobox', { name: 'Role' }).selectOption(role)
  await page.getByRole('button', { name: 'Create link' }).click()
  const link = page.getByRole('dialog').getByRole('textbox', { name: 'Link' })
  await expect(link).toBeFocused()
  const value = await link.inputValue()
  expect(value).toMatch(/\/strive\/invitation#[\w-]{43}$/)
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  return value
}

async function visit(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', baseURL: `${new URL(link).origin}/strive/` })
  const visitor = await context.newPage()
  await visitor.goto(link)
  return visitor
}

async function accept(visitor: Page, account: string, repeat = PASSWORD) {
  await visitor.getByLabel('Account', { exact: true }).fill(account)
  await visitor.getByLabel('Your name').fill('Anna Lin')
  await visitor.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await visitor.getByLabel('Repeat password').fill(repeat)
  await visitor.getByRole('button', { name: 'Create account' }).click()
}

test('an invited person chooses a password and is in, with the role; the link works once', async ({
  page,
  browser,
}) => {
  await manage(page)
  const link = await invite(page, 'Anna', 'Viewer')
  const card = page.getByRole('region', { name: 'Invitations' })
  await expect(card).toContainText('open until')

  const anna = await visit(browser, link)
  const message = anna.getByRole('alert')
  await expect(message).toContainText('You get the role Viewer')
  await expect(anna.getByLabel('Account', { exact: true })).toBeFocused()
  await accept(anna, 'anna.lin', 'something else')
  await expect(message).toHaveText('The two passwords are different.')
  await expect(anna.getByLabel('Repeat password')).toBeFocused()
  // Both passwords are shown, and hidden again.
  const showButton = anna.getByRole('button', { name: 'Show password' })
  for (const type of ['text', 'password']) {
    await showButton.click()
    for (const name of ['Password', 'Repeat password'])
      await expect(anna.getByLabel(name, { exact: true })).toHaveAttribute('type', type)
  }
  await accept(anna, 'admin')
  await expect(message).toContainText('already exists')
  await accept(anna, 'anna.lin')
  await expect(message).toHaveText('Your account anna.lin is ready. Sign in with your new password.')
  expect(anna.url()).not.toContain('#')
  // The list follows by itself.
  await expect(card).toContainText('used by anna.lin')
  await expect(rowOf(page, 'anna.lin')).toContainText('Viewer')
  await expect(rowOf(page, 'anna.lin')).toContainText('never')

  await predictCaptcha(anna)
  await anna.keyboard.press('Enter')
  await expect(anna).toHaveURL(/\/login$/)
  await fillSignIn(anna, { account: 'anna.lin', password: PASSWORD })
  await expect(anna.locator('#content')).toBeVisible()
  await anna.goto('page3/page3_03')
  await expect(anna.getByRole('button', { name: 'New role' })).toHaveCount(0)

  const second = await visit(browser, link)
  await expect(second.getByRole('alert')).toContainText('This link has been used.')
  await expect(second.getByLabel('Account', { exact: true })).toBeHidden()
  await second.getByRole('button', { name: 'Go to sign-in' }).click()
  await expect(second).toHaveURL(/\/login$/)
  await anna.goto(link)
  await expect(anna.getByRole('alert')).toContainText('already signed in')
})

test('an invitation is accepted in the browser that sent it, after logging out', { tag: '@long' }, async ({ page }) => {
  await manage(page)
  const link = await invite(page, 'Anna', 'Viewer')
  await page.evaluate(() => localStorage.clear())
  await page.goto('login')
  await page.goto(link)
  await accept(page, 'anna.lin')
  await expect(page.getByRole('alert')).toHaveText('Your account anna.lin is ready. Sign in with your new password.')
})

test('closing ends the other’s session while they look on; a reset gives a password once', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  await manage(page)
  await page.getByRole('button', { name: 'Add account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Account' }).fill('Anna')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Anna Lin')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(dialog).toContainText('Use lower-case letters')
  await dialog.getByRole('textbox', { name: 'Account' }).fill('anna.lin')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  const first = await dialog.getByRole('textbox', { name: 'Password' }).inputValue()
  await page.getByRole('button', { name: 'Done', exact: true }).click()

  const anna = await visit(browser, new URL('login', page.url().replace('page3/', '')).href)
  await enter(anna, 'page3/page3_05', { account: 'anna.lin', password: first })
  await expect(anna.getByText('Current')).toBeVisible()
  await expect(anna.getByRole('tab')).toHaveCount(0)

  await choose(page, 'anna.lin', 'Change role')
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption('Editor')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(rowOf(page, 'anna.lin')).toContainText('Editor')

  await choose(page, 'anna.lin', 'Close account')
  await dialog.getByRole('button', { name: 'Close account' }).click()
  await expect(rowOf(page, 'anna.lin')).toContainText('closed')
  await expect(anna.getByRole('dialog', { name: 'Sign in again' })).toBeVisible()

  await choose(page, 'anna.lin', 'Reopen account')
  await expect(rowOf(page, 'anna.lin')).toContainText('open')
  await choose(page, 'anna.lin', 'Reset password')
  await dialog.getByRole('button', { name: 'Reset password' }).click()
  const next = await dialog.getByRole('textbox', { name: 'Password' }).inputValue()
  expect(next).not.toBe(first)
  await page.keyboard.press('Escape')
  await enter(anna, 'page3/page3_05', { account: 'anna.lin', password: next })
  await expect(anna.getByText('Current')).toBeVisible()

  // Nobody changes their own account here.
  await rowOf(page, 'admin')
    .getByRole('button', { name: /^Actions for / })
    .click()
  await expect(page.getByRole('menuitem')).toHaveText(['Open My Profile'])
})

test('filters and tab are in the address; a withdrawn link says so', { tag: '@long' }, async ({ page, browser }) => {
  await manage(page)
  await page.getByRole('main').getByLabel('Search').fill('oper')
  await expect(rowOf(page, 'admin')).toHaveCount(0)
  await expect(page).toHaveURL(/tab=accounts.*search=oper|search=oper.*tab=accounts/)
  await page.reload()
  await expect(rowOf(page, 'operator')).toBeVisible()
  const link = await invite(page, 'Bo', 'Support')
  await page.getByRole('button', { name: 'Withdraw: Bo' }).click()
  await expect(page.getByRole('region', { name: 'Invitations' })).toContainText('withdrawn')
  const visitor = await visit(browser, link)
  await expect(visitor.getByRole('alert')).toContainText('This invitation was withdrawn.')
  await visitor.getByRole('button', { name: '中文' }).click()
  await expect(visitor.getByRole('alert')).toContainText('已被收回')
  await visitor.goto('invitation')
  await expect(visitor.getByRole('alert')).toContainText('不完整')
  await page.getByRole('tab', { name: 'My sessions' }).click()
  await expect(page).not.toHaveURL(/tab=/)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Accounts' })).toBeFocused()
})

test('accounts and the invitation page are accessible in both languages and widths', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  await manage(page)
  const link = await invite(page, 'Anna', 'Viewer')
  await expectAccessible(page, PAGE, async () => {
    await expect(page.getByRole('table')).toContainText('operator')
    await expect(page.getByRole('listitem').filter({ hasText: 'Anna' })).toBeVisible()
  })
  await expectViewsAccessible(page, PAGE, async () => {
    await expect(page.getByRole('table')).toContainText('operator')
    await page.getByRole('button', { name: /^(Invite|邀請)$/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
  const visitor = await visit(browser, link)
  const { pathname, hash } = new URL(link)
  await expectViewsAccessible(visitor, pathname, async ({ language }) => {
    await visitor.goto('about:blank')
    await visitor.goto(`${pathname}?lng=${language}${hash}`)
    await expect(visitor.locator('#account')).toBeVisible()
  })
})
