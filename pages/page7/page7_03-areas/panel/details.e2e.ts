import type { Area } from '#resources/areas/contract.ts'
import { expect, test } from '#tests/browser.ts'
import { workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { enter } from '#tests/journeys/sign-in.ts'

test.use({ hasWebGl: true, contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

test('an area gets another name, which can be undone', { tag: '@long' }, async ({ page }) => {
  await enter(page)
  const call = await workInOwnSandbox(page)
  const nameOf = async () =>
    (await call<{ rows: Area[] }>('GET', '/api/areas')).rows.find(({ id }) => id === 1)?.name.en
  const before = await nameOf()
  await page.goto('page7/page7_03?area=1')
  await page.getByLabel('English name').fill('Old town')
  await page.getByRole('form', { name: 'Details' }).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('“Old town” saved.').first()).toBeVisible()
  expect(await nameOf()).toBe('Old town')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(nameOf).toBe(before)
})
