import type { Page } from '@playwright/test'
import { expect, expectViewsAccessible, test } from '#tests/browser.ts'
import { enter } from '#tests/journeys/sign-in.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('shows every control, outside the menu and without a lesson', { tag: '@long' }, async ({ page }) => {
  await enter(page, 'ui')
  await expect(page.getByRole('heading', { level: 1, name: 'Components' })).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Components' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Lesson' })).toHaveCount(0)
  await section(page, 'Number with steps').getByRole('button', { name: 'More' }).first().click()
  await expect(section(page, 'Number').getByLabel('Normal')).toHaveValue('13')
})

test('what opens over or beside the page takes the focus and gives it back', { tag: '@firefox' }, async ({ page }) => {
  await enter(page, 'ui')
  const over = section(page, 'Over and beside the page')
  for (const name of ['Dialog', 'Question', 'Pane', 'Popover']) {
    const opener = over.getByRole('button', { name, exact: true })
    await opener.focus()
    await page.keyboard.press('Enter')
    const opened = page.getByRole('dialog', { name })
    await expect(opened).toBeVisible()
    await expect.poll(() => opened.evaluate(element => element.contains(document.activeElement))).toBe(true)
    // What is beside the page leaves it in use.
    if (name === 'Pane') await expect(opener).toBeEnabled()
    await page.keyboard.press('Escape')
    await expect(opened).toBeHidden()
    await expect(opener).toBeFocused()
  }
  await section(page, 'Lines below the page').getByRole('button', { name: 'Refused' }).click()
  await expect(page.locator('#messages').getByRole('alert')).toContainText('Refused')
})

test('a refused form says which fields, and leads to them', { tag: '@long' }, async ({ page }) => {
  await enter(page, 'ui')
  const form = section(page, 'Form')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByText(/Check these 2 fields/)).toBeVisible()
  await form.getByRole('link', { name: 'E-mail' }).click()
  await expect(form.getByLabel('E-mail')).toBeFocused()
})

test('is accessible in both languages, schemes and widths, with everything open', async ({ page }) => {
  test.slow()
  const open = async (name: string | RegExp) => {
    await page.getByRole('button', { name }).first().click()
    await expect(page.locator('[popover]:popover-open')).toBeVisible()
  }
  await enter(page)
  await expectViewsAccessible(page, 'ui', async (_, look) => {
    await page.locator('form button[type=submit]').click()
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    await page.locator('#content select').first().click()
    await expect(page.getByRole('listbox')).toBeFocused()
    await look()
    await page.keyboard.press('Escape')
    await open(/Open calendar|開啟月曆/)
    await expect(page.getByRole('grid')).toBeVisible()
    await look()
    await page.keyboard.press('Escape')
    await open(/Open color picker|開啟選色器/)
    await look()
    await page.keyboard.press('Escape')
  })
})
