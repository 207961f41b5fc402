import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser.ts'
import { workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { enter } from '#tests/journeys/sign-in.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const undo = (page: Page) => page.locator('#messages').getByRole('button', { name: 'Undo' }).click()
const plan = (page: Page) => page.getByRole('combobox', { name: 'Floor plan' })
const versions = (page: Page) => page.getByRole('list', { name: 'Saved versions' }).getByRole('listitem')

async function choose(page: Page, name: string) {
  await press(page, 'Manage plans')
  await press(page, name)
}

async function giveName(page: Page, name: string, button: string) {
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: 'Name' }) })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await expect(dialog).toBeHidden()
}

test('a plan and its version are made, renamed, deleted and restored', { tag: '@long' }, async ({ page }) => {
  await enter(page)
  await workInOwnSandbox(page)
  await page.goto('page6/page6_05')
  const names = () => plan(page).getByRole('option').allTextContents()
  await expect.poll(names).toHaveLength(1)
  const before = await names()
  await choose(page, 'New plan')
  await giveName(page, 'Pop-up shop', 'Create')
  await expect.poll(names).toEqual([...before, 'Pop-up shop'])

  await press(page, 'Save version')
  await giveName(page, 'Empty', 'Save')
  await press(page, 'Rename “Empty”')
  await giveName(page, 'Bare floor', 'Save')
  await expect(versions(page)).toContainText('Bare floor')
  await press(page, 'Delete “Bare floor”')
  await expect(versions(page)).toHaveCount(0)
  await undo(page)
  await expect(versions(page)).toContainText('Bare floor')

  await choose(page, 'Rename plan')
  await giveName(page, 'Winter market', 'Save')
  await expect.poll(names).toEqual([...before, 'Winter market'])
  await choose(page, 'Delete plan')
  await expect.poll(names).toEqual(before)
  await undo(page)
  await expect.poll(names).toEqual([...before, 'Winter market'])
  await expect(versions(page)).toContainText('Bare floor')
})
