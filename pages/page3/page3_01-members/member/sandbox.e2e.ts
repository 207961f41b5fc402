import { expect, test } from '#tests/browser.ts'
import { workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { enter } from '#tests/journeys/sign-in.ts'

test('what was typed in one sandbox is not saved in another one, to which another tab has switched', async ({
  page,
}) => {
  await enter(page)
  const call = await workInOwnSandbox(page)
  await page.goto('page3/page3_01')
  const pane = page.getByRole('dialog')
  const save = pane.getByRole('button', { name: 'Save' })
  const workIn = async (sandboxId: string, name: string) => {
    await call('PUT', '/api/sessions/current/sandbox', { sandboxId })
    await expect(page.locator('#main-menu').getByRole('button', { name: `Sandbox: ${name}` })).toBeVisible()
  }
  await page.getByRole('rowheader').getByRole('link').first().click()
  await pane.getByLabel('English name').fill('Only Here')
  const { sandbox } = await call<{ sandbox: { id: string } }>('GET', '/api/sessions/current')
  await workIn('main', 'main')
  await save.click()
  await expect(pane).toContainText('You have switched to another sandbox since this was opened.')
  await workIn(sandbox.id, 'of a test')
  await save.click()
  await expect(save).toBeDisabled()
  const found = await call<{ rows: object[] }>('GET', '/api/members?search=Only%20Here')
  expect(found.rows).toHaveLength(1)
})
