import type { Page } from '@playwright/test'
import { totalsOf } from '#resources/orders/rules.ts'
import { expect, test } from '#tests/browser.ts'
import { workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { enter } from '#tests/journeys/sign-in.ts'

const PAGE = 'page8/page8_01'
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const reply = (page: Page) => page.getByRole('region', { name: 'Response' })

test('undoes a creation and a deletion, and explains what can’t be undone', { tag: '@long' }, async ({ page }) => {
  await enter(page)
  const call = await workInOwnSandbox(page)
  const send = async (path: string) => {
    await page.goto(PAGE + path)
    await press(page, 'Send')
  }
  const made = () => reply(page).getByRole('heading', { name: /rows? written$/ })

  await test.step('a member who was created is archived', async () => {
    const member = {
      name: { en: 'New Here', zh: '新人' },
      email: 'new@strive.example',
      teamId: 1,
      job: 'sales',
      joinedOn: '2026-10-01',
    }
    await send(`/members/createMember?body=${encodeURIComponent(JSON.stringify(member))}`)
    await expect(made()).toBeVisible()
    await expect(reply(page).getByText('using Archive')).toBeVisible()
    await press(page, 'Undo this call')
    await expect(reply(page).getByText('This call was undone.')).toBeVisible()
    const { rows } = await call<{ rows: { archivedAt: string | null }[] }>(
      'GET',
      '/api/members?isArchived=true&search=new@',
    )
    expect(rows).toHaveLength(1)
  })

  await test.step('a team that was created is deleted, one that was deleted comes back', async () => {
    const team = { name: { en: 'Night Shift', zh: '夜班組' }, parentId: 13 }
    await send(`/teams/createTeam?body=${encodeURIComponent(JSON.stringify(team))}`)
    await press(page, 'Undo this call')
    await expect(reply(page).getByText('This call was undone.')).toBeVisible()
    const { id } = await call<{ id: number }>('POST', '/api/teams', { ...team, name: { en: 'Dawn', zh: '晨班' } })
    await send(`/teams/deleteTeam?params.teamId=${id}&headers.if-match="1"`)
    await press(page, 'Undo this call')
    await expect(reply(page).getByText('This call was undone.')).toBeVisible()
    expect(await call('GET', `/api/teams/${id}`)).toMatchObject({ name: { en: 'Dawn' } })
  })

  await test.step('an order that was placed is cancelled, with its goods; that stays', async () => {
    type Sold = { id: number; stock: number; priceCents: number }
    const { rows } = await call<{ rows: Sold[] }>('GET', '/api/products?sort=-stock&limit=1')
    const [product] = rows
    const lines = [{ productId: product?.id ?? 0, quantity: 2, unitPriceCents: product?.priceCents ?? 0 }]
    // Business customers have prices of their own.
    const { rows: buyers } = await call<{ rows: { id: number }[] }>('GET', '/api/customers?kind=person&limit=1')
    const order = { customerId: buyers[0]?.id, siteId: null, lines, totalCents: totalsOf(lines).totalCents }
    await send(`/orders/createOrder?body=${encodeURIComponent(JSON.stringify(order))}`)
    await press(page, 'Undo this call')
    await expect(reply(page).getByText('This call was undone.')).toBeVisible()
    expect(await call('GET', `/api/products/${product?.id}`)).toMatchObject({ stock: product?.stock })

    const { id } = await call<{ id: number }>('POST', '/api/orders', order)
    await send(`/orders/cancelOrder?params.orderId=${id}&headers.if-match="1"`)
    await expect(reply(page).getByText('A cancelled order can’t be reopened')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Undo this call' })).toHaveCount(0)
  })

  await test.step('what leaves no row in the trail has nothing to undo', async () => {
    await send('/captchas/createCaptcha')
    await expect(reply(page).getByText('Nothing to undo')).toBeVisible()
  })
})
