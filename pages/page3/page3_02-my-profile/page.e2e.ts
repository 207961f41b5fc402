import type { Page } from '@playwright/test'
import { expect, expectAccessible, findAxeViolations, LEVEL_CODE, test } from '#tests/browser.ts'
import { sendInApiPractice } from '#tests/journeys/api-practice.ts'
import { makeFault } from '#tests/journeys/fault-lab.ts'
import { beginTasks, expectTaskSolved, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { enter } from '#tests/journeys/sign-in.ts'

// Each test changes the account it signs in with.
test.use({ ownConsole: true })

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

async function open(page: Page) {
  await enter(page, 'page3/page3_02')
  await expect(field(page, 'E-mail')).toHaveValue('operator@strive.example')
}

test('saves, and the console adopts the changes', async ({ page }) => {
  await open(page)
  await expect(save(page)).toBeDisabled()
  await field(page, 'Name').fill('Ann Lin')
  await field(page, 'Age').fill('33')
  await field(page, 'Address').fill('Hualien')
  await page.getByLabel('Time zone').click()
  await page.keyboard.type('tokyo')
  await page.getByRole('option', { name: 'Asia/Tokyo (GMT+09:00)' }).click()
  await save(page).click()
  await expect(page.getByText('Your profile was saved.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('User.address'))).toBe('Hualien')
  await page.reload()
  await expect(field(page, 'Name')).toHaveValue('Ann Lin')
  await expect(field(page, 'Age')).toHaveValue('33')
  await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Tokyo (GMT+09:00)')
})

test('shows the issues on their fields, in both languages, and focuses the first', async ({ page }) => {
  await open(page)
  await field(page, 'Name').fill(' ')
  await field(page, 'E-mail').fill('nobody')
  await save(page).click()
  await expect(field(page, 'Name')).toBeFocused()
  await expect(page.getByText('Enter your name.')).toBeVisible()
  await expect(page.getByText('Enter a valid e-mail address', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: '中文' }).click()
  await expect(page.getByText('請填寫姓名。')).toBeVisible()
})

test.describe('refusals', () => {
  test.use({ expectedErrors: [/412|422|429/] })

  test('shows on its field that another account has the e-mail', { tag: '@long' }, async ({ page }) => {
    await open(page)
    await field(page, 'E-mail').fill('admin@strive.example')
    await save(page).click()
    await expect(page.getByText('Another account already uses this e-mail address.')).toBeVisible()
    await expect(field(page, 'E-mail')).toBeFocused()
  })

  test('merges two tabs that changed different fields without asking', { tag: '@long' }, async ({ page, context }) => {
    await open(page)
    await field(page, 'Name').fill('Mine')
    const other = await context.newPage()
    await other.goto('page3/page3_02')
    await field(other, 'Address').fill('Theirs')
    await save(other).click()
    await expect(other.getByText('Your profile was saved.')).toBeVisible()
    await save(page).click()
    await expect(page.getByText('Saved, with changes from elsewhere: Address.')).toBeVisible()
    await expect(field(page, 'Name')).toHaveValue('Mine')
    await expect(field(page, 'Address')).toHaveValue('Theirs')
  })

  test('asks if two tabs changed the same field, and keeps the input', { tag: '@long' }, async ({ page, context }) => {
    await open(page)
    await field(page, 'Address').fill('Mine')
    const other = await context.newPage()
    await other.goto('page3/page3_02')
    await field(other, 'Address').fill('Theirs')
    await save(other).click()
    await expect(other.getByText('Your profile was saved.')).toBeVisible()

    await save(page).click()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expect(field(page, 'Address')).toHaveValue('Mine')
    await save(page).click()
    expect(await findAxeViolations(page)).toEqual([])
    await page.getByRole('radio', { name: 'Theirs' }).check()
    await page.getByRole('radio', { name: 'Mine' }).check()
    await page.getByRole('button', { name: 'Save selected values' }).click()
    await expect(page.getByText('Your profile was saved.')).toBeVisible()
    await page.reload()
    await expect(field(page, 'Address')).toHaveValue('Mine')
  })

  test('S-AUTH-5: the right code grants supersuper, any other normal, and guessing is slowed down', async ({
    page,
  }) => {
    await open(page)
    const level = page.getByRole('region', { name: 'Level' })
    const send = async (code: string) => {
      await level.getByLabel('Level code').fill(code)
      await level.getByRole('button', { name: 'Set level' }).click()
    }
    // With the level comes a banner that reads. What it asks for after the level has fallen is refused.
    const hasRead = page.waitForResponse(reply => reply.url().endsWith('/api/classes/me'))
    await send(LEVEL_CODE)
    await expect(level.getByText('supersuper', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('User.level'))).toBe('supersuper')
    await hasRead
    await send('a guess')
    await expect(level.getByText('normal', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('User.level'))).toBe('normal')
    await expect(async () => {
      await send('a guess')
      await expect(level.getByRole('alert')).toContainText('Too many attempts. Try again at', { timeout: 1_000 })
    }).toPass()
  })

  test('changes the password with the current one, and the hint disappears', { tag: '@long' }, async ({ page }) => {
    await open(page)
    const password = page.getByRole('region', { name: 'Password' })
    const change = async (current: string, next: string, repeat: string) => {
      await password.getByLabel('Current password', { exact: true }).fill(current)
      await password.getByLabel('New password', { exact: true }).fill(next)
      await password.getByLabel('Confirm new password', { exact: true }).fill(repeat)
      await password.getByRole('button', { name: 'Change password' }).click()
    }
    await expect(
      password.getByText('This account still uses the published demo password', { exact: false }),
    ).toBeVisible()
    await change('654321', 'short', 'other')
    await expect(password.getByText('Must be at least 8 characters.')).toBeVisible()
    await expect(password.getByText('Passwords do not match.')).toBeVisible()
    await change('wrong', 'correct horse', 'correct horse')
    await expect(password.getByText('The current password is incorrect.')).toBeVisible()
    await change('654321', 'correct horse', 'correct horse')
    await expect(page.getByText('Your password was changed. Your other sessions have ended.')).toBeVisible()
    await expect(
      password.getByText('This account still uses the published demo password', { exact: false }),
    ).toBeHidden()
  })
})

test.describe('its tasks', () => {
  test.use({ expectedErrors: [/412|428|ERR_/] })
  test('are solved by working on the page', async ({ page, context }) => {
    await open(page)
    await beginTasks(page, 'page3_02')
    const other = await context.newPage()
    await other.goto('page3/page3_02')
    await field(page, 'Name').fill('Learner')
    await field(other, 'Address').fill('Tainan')
    await save(other).click()
    await expect(other.getByText('Your profile was saved.')).toBeVisible()
    await save(page).click()
    await expect(page.getByText('Saved, with changes from elsewhere: Address.')).toBeVisible()

    await sendInApiPractice(page, 'profile/updateProfile', { body: '{"name":"Grace"}' })
    await page.getByRole('link', { name: /readProfile/ }).click()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'Response body' })).toContainText('"account"')
    await page.getByRole('link', { name: /updateProfile/ }).click()
    await page.getByRole('button', { name: /^Use "\d+"$/ }).click()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'Response body' })).toContainText('"Grace"')

    await makeFault(page, 'PATCH /api/profile', {
      'Failure type': 'Lost response: executed, then disconnected',
      Calls: 'First n calls',
      'Number of calls': '1',
    })
    await page.goto('page3/page3_02')
    await expect(field(page, 'Name')).toHaveValue('Grace')
    await field(page, 'Name').fill('Lin')
    // The page shows this only until a live message says that the profile was saved after all.
    const cut = page.waitForEvent('requestfailed', request => request.method() === 'PATCH')
    await save(page).click()
    await cut
    // The page reads once by itself. Who wants to know looks a moment later.
    await expect(async () => {
      await page.reload()
      await expect(field(page, 'Name')).toHaveValue('Lin')
      await expectTaskSolved(page, 'page3_02', 'lost-reply', { timeout: 1_000 })
    }).toPass()
    await expectTasksSolved(page, 'page3/page3_02')
  })
})

test('asks before unsaved changes are left, by link, Back or log-out', { tag: '@long' }, async ({ page }) => {
  await open(page)
  await page.getByRole('link', { name: 'Home' }).click()
  await page.getByRole('link', { name: 'User' }).click()
  await field(page, 'Address').fill('Tainan')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })

  await page.getByRole('link', { name: 'Home' }).click()
  await question.getByRole('button', { name: 'Stay' }).click()
  await page.evaluate(() => history.back())
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL(/page3_02$/)
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(field(page, 'Address')).toHaveValue('Tainan')

  await page.evaluate(() => history.back())
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/page1$/)
})

test.describe('offline', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('keeps the input, and the banner goes by itself', { tag: '@long' }, async ({ page }) => {
    await open(page)
    await field(page, 'Address').fill('Keelung')
    await page.context().setOffline(true)
    await expect(page.getByText('You are offline.', { exact: false })).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByText('You are offline.', { exact: false })).toBeHidden()
    await expect(field(page, 'Address')).toHaveValue('Keelung')
    await save(page).click()
    await expect(page.getByText('Your profile was saved.')).toBeVisible()
  })
})

test('is accessible in both languages, themes and widths', async ({ page }) => {
  test.slow()
  await enter(page)
  const name = page.getByLabel(/^(Name|姓名)$/)
  await expectAccessible(page, 'page3/page3_02', async () => {
    await name.fill('')
    await page.getByRole('button', { name: /^(Save|儲存)$/ }).click()
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel(/^(Current password|目前的密碼)$/)).toBeVisible()
  })
})
