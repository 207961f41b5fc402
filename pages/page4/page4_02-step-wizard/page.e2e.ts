import type { Page } from '@playwright/test'
import { expect, expectViewsAccessible, test } from '#tests/browser.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { callerOf, workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { signIn } from '#tests/journeys/sign-in.ts'
import { isInTab } from '#tests/tab/in-tab.ts'

const PAGE = 'page4/page4_02'
type Caller = Awaited<ReturnType<typeof workInOwnSandbox>>
type Draft = { id: string; version: number }

const AHEAD_MS = 3 * 86_400_000
const wishedOn = new Date(Date.now() + AHEAD_MS).toISOString().slice(0, 10)
const CUSTOMER = { customerId: 1, contactName: 'Ms Lin', contactBy: 'phone', contact: '0912 345 678' }
const DAMAGE = { category: 'zip', description: 'The zip of the door opens behind the slider.', urgency: 'high' }
const HANDOVER = { way: 'collection', siteId: null, address: 'Hualien', wishedOn }

async function bought(call: Caller, customerId: number) {
  const { rows } = await call<{ rows: { orderId: number; product: { id: number }; boughtOn: string }[] }>(
    'GET',
    `/api/repair-choices/purchases?customerId=${customerId}`,
  )
  const [{ orderId, product, boughtOn } = { orderId: 0, product: { id: 0 }, boughtOn: '' }] = rows
  return { purchase: { orderId, productId: product.id }, productName: '', boughtOn }
}
const save = (call: Caller, { id, version }: Draft, steps: object) =>
  call<Draft>('PATCH', `/api/repair-drafts/${id}`, steps, { 'if-match': `"${version}"` })
const begin = (call: Caller) => call<Draft>('POST', '/api/repair-drafts')

const heading = (page: Page, name: string) => page.getByRole('heading', { name })
const next = (page: Page) => page.getByRole('button', { name: 'Save and continue' })
const steps = (page: Page) => page.getByRole('navigation', { name: 'Steps' }).getByRole('listitem')

test('a request is started in one browser and continued in another, and its ticket is undone', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page)
  const call = await workInOwnSandbox(page)
  await page.goto(PAGE)
  await expect(page.getByText('No drafts yet')).toBeVisible()
  await page.getByRole('button', { name: 'New repair request' }).first().click()
  await expect(heading(page, 'Customer')).toBeFocused()
  await next(page).click()
  await expect(page.getByText('Choose a customer.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Customer' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('option').first().click()
  await page.getByLabel('Contact person').fill('Ms Lin')
  await page.getByLabel('Phone number').fill('0912 345 678')
  await next(page).click()
  await expect(heading(page, 'Product')).toBeFocused()
  await page.getByLabel('Product name').fill('A tent')
  await page.getByLabel('Date of purchase').fill('2026-01-02')
  // Input stays while another step is shown.
  await page.goBack()
  await expect(steps(page).nth(1)).toContainText('Unsaved changes')
  await page.goForward()
  await next(page).click()
  await expect(heading(page, 'Damage')).toBeFocused()
  await expect(steps(page).nth(1)).toContainText('Done')
  await expect(page.locator('[aria-current=step]')).toContainText('Damage')

  const other = await (await browser.newContext({ baseURL })).newPage()
  await signIn(other)
  const { rows } = await call<{ rows: { id: string; isShared: boolean }[] }>('GET', '/api/sandboxes')
  await other.evaluate(
    async ([sandboxId]) => {
      const authorization = `Bearer ${localStorage.getItem('lege-react-management-token')}`
      await fetch('/api/sessions/current/sandbox', {
        method: 'PUT',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ sandboxId }),
      })
    },
    [rows.find(({ isShared }) => !isShared)?.id],
  )
  await other.goto(page.url())
  await other.getByLabel('Type of damage').selectOption('Zip')
  await other.getByLabel('Description').fill(DAMAGE.description)
  await next(other).click()
  // The first window receives the change.
  await expect(page.getByText('saved in another window')).toBeVisible()
  await other.getByRole('radio', { name: 'Collection' }).check()
  await other.getByLabel('Collection address').fill('Hualien')
  await other.getByLabel('Preferred date').fill(wishedOn)
  await next(other).click()
  await other.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(heading(other, 'Submitted as ticket')).toBeFocused()
  await expect(heading(page, 'Submitted as ticket')).toBeVisible()
  await other.getByRole('button', { name: 'Undo' }).click()
  await expect(heading(other, 'Review and submit')).toBeVisible()
  await other.context().close()
})

test.describe('refusals', () => {
  // The browser logs a refused request as an error.
  test.use({ expectedErrors: [/412|422/] })

  test('merges two windows on one step; refuses an outdated answer on its field, which can be corrected', {
    tag: '@long',
  }, async ({ page, context }) => {
    await signIn(page)
    const call = await workInOwnSandbox(page)
    const mine = await save(call, await begin(call), {
      customer: { ...CUSTOMER, customerId: 2 },
      product: await bought(call, 2),
      damage: DAMAGE,
      handover: HANDOVER,
    })
    await page.goto(`${PAGE}?draft=${mine.id}`)
    await page.getByLabel('Contact person').fill('Mine')
    const other = await context.newPage()
    await other.goto(`${PAGE}?draft=${mine.id}`)
    await other.getByLabel('Contact person').fill('Theirs')
    await other.getByLabel('Phone number').fill('02 2345 6789')
    await next(other).click()
    await expect(heading(other, 'Product')).toBeFocused()
    await expect(page.getByText('saved in another window')).toBeVisible()
    await other.close()
    await page.getByRole('combobox', { name: 'Customer' }).fill('Chen-Yu')
    await page.getByRole('option').first().click()
    await next(page).click()
    await page.getByRole('radio', { name: 'Mine' }).check()
    await page.getByRole('button', { name: 'Save selected values' }).click()
    await expect(heading(page, 'Product')).toBeFocused()

    await save(call, await call<Draft>('GET', `/api/repair-drafts/${mine.id}`), { customer: CUSTOMER })
    await page.goto(`${PAGE}?draft=${mine.id}&step=5`)
    await expect(steps(page).nth(1)).toContainText('Needs correction')
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(page.getByText('Nothing was submitted')).toBeVisible()
    await page.getByRole('button', { name: 'This customer did not buy this product' }).click()
    const product = page.getByRole('combobox', { name: 'Product' })
    await expect(product).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('option').nth(1).click()
    await next(page).click()
    await expect(steps(page).nth(4)).toContainText('Ready')
    await page.goto(`${PAGE}?draft=${mine.id}&step=5`)
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(heading(page, 'Submitted as ticket')).toBeFocused()
  })
})

test.describe('its tasks', () => {
  // The browser logs a refused request as an error.
  test.use({ expectedErrors: [/412|422/] })
  test('are solved by working on the page', async ({ page, context, browser, baseURL }) => {
    await signIn(page)
    const call = await workInOwnSandbox(page)
    await beginTasks(page, 'page4_02')
    const draft = await save(call, await begin(call), { customer: { ...CUSTOMER, customerId: 2 } })
    await page.goto(`${PAGE}?draft=${draft.id}&step=2`)
    await page.getByRole('combobox', { name: 'Product' }).focus()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('option').nth(1).click()
    await next(page).click()
    await expect(heading(page, 'Damage')).toBeFocused()

    // A console in a browser tab has no other browser.
    const elsewhere = isInTab ? page : await (await browser.newContext({ baseURL })).newPage()
    if (!isInTab) {
      await signIn(elsewhere)
      const { sandbox } = await call<{ sandbox: { id: string } }>('GET', '/api/sessions/current')
      await (await callerOf(elsewhere))('PUT', '/api/sessions/current/sandbox', { sandboxId: sandbox.id })
      await elsewhere.goto(page.url())
    }
    await elsewhere.getByLabel('Type of damage').selectOption('Zip')
    await elsewhere.getByLabel('Description').fill(DAMAGE.description)
    await next(elsewhere).click()
    await elsewhere.getByRole('radio', { name: 'Collection' }).check()
    await elsewhere.getByLabel('Collection address').fill('Hualien')
    await elsewhere.getByLabel('Preferred date').fill(wishedOn)
    await next(elsewhere).click()
    await expect(heading(elsewhere, 'Review and submit')).toBeFocused()
    if (!isInTab) await elsewhere.context().close()

    // Two windows edit one step, and the second is merged. The new customer did not buy the product of step 2.
    const other = await context.newPage()
    await other.goto(`${PAGE}?draft=${draft.id}&step=1`)
    await page.goto(`${PAGE}?draft=${draft.id}&step=1`)
    await other.getByLabel('Phone number').fill('02 2345 6789')
    await page.getByRole('combobox', { name: 'Customer' }).fill('Chen-Yu')
    await page.getByRole('option').first().click()
    await next(other).click()
    await expect(heading(other, 'Product')).toBeFocused()
    await other.close()
    await next(page).click()
    await expect(heading(page, 'Product')).toBeFocused()

    await page.goto(`${PAGE}?draft=${draft.id}&step=5`)
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await page.getByRole('button', { name: 'This customer did not buy this product' }).click()
    await expect(page.getByRole('combobox', { name: 'Product' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('option').nth(1).click()
    await next(page).click()
    await expect(steps(page).nth(4)).toContainText('Ready')
    await page.goto(`${PAGE}?draft=${draft.id}&step=5`)
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(heading(page, 'Submitted as ticket')).toBeFocused()
    await expectTasksSolved(page, PAGE)
  })
})

test('a draft is deleted and restored; leaving with unsaved input asks; a step too far ahead names the one that comes first', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page)
  const call = await workInOwnSandbox(page)
  const draft = await save(call, await begin(call), { customer: CUSTOMER })
  await page.goto(PAGE)
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No drafts yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(heading(page, 'Product')).toBeFocused()
  await page.getByLabel('Product name').fill('A tent')
  await page.getByRole('button', { name: 'My drafts' }).click()
  await page.getByRole('dialog').getByRole('button').first().click()
  await expect(page.getByLabel('Product name')).toHaveValue('A tent')
  await expect(page).toHaveURL(new RegExp(`draft=${draft.id}`))
  await page.getByRole('button', { name: 'My drafts' }).click()
  await page.getByRole('dialog').getByRole('button').nth(1).click()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
  await page.goto(`${PAGE}?draft=${draft.id}&step=4`)
  await expect(page.getByText('Complete step 2 first')).toBeVisible()
  await page.getByRole('button', { name: 'Go to step 2' }).click()
  await expect(heading(page, 'Product')).toBeFocused()
})

test('is accessible in both languages, themes and widths', async ({ page }) => {
  await signIn(page)
  const call = await workInOwnSandbox(page)
  const product = { purchase: null, productName: 'A tent', boughtOn: '2026-01-02' }
  const { id } = await save(call, await begin(call), {
    customer: CUSTOMER,
    product,
    damage: DAMAGE,
    handover: HANDOVER,
  })
  await expectViewsAccessible(page, `${PAGE}?draft=${id}&step=5`, async (_, look) => {
    await expect(page.locator('[data-step="5"] dl').first()).toBeVisible()
    await look()
    await page.locator('ol:has([aria-current=step]) button').first().click()
    await expect(page.locator('[data-step="1"] [role=combobox]')).toBeVisible()
  })
})
