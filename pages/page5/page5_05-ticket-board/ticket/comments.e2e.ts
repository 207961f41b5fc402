import { expect, test } from '#tests/browser.ts'
import { workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { enter } from '#tests/journeys/sign-in.ts'

test('a comment is written, deleted and restored', { tag: '@long' }, async ({ page }) => {
  await enter(page)
  await workInOwnSandbox(page)
  await page.goto('page5/page5_05?ticket=865')
  const text = page.getByText('The invoice is on its way.')
  await page.getByRole('textbox', { name: 'New comment' }).fill('The invoice is on its way.')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(text.and(page.getByRole('paragraph'))).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'New comment' })).toHaveValue('')
  await page.getByRole('button', { name: 'Delete comment' }).click()
  await expect(text).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(text).toBeVisible()
})
