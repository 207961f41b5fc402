import { test as base, expect } from '@playwright/test'
import { enterSandbox, headersOf, hold, received, type Sandbox, storageOf } from './strive.ts'

const { STRIVE_URL: url = 'http://127.0.0.1:3014', STRIVE_ACCOUNT, STRIVE_PASSWORD, STRIVE_SANDBOX } = process.env

/** Each test has a sandbox of its own, and its page is signed in. */
const test = base.extend<{ strive: Sandbox }>({
  strive: async ({ page }, use) => {
    const strive = await enterSandbox({
      url,
      ...(STRIVE_ACCOUNT && { account: STRIVE_ACCOUNT }),
      ...(STRIVE_PASSWORD && { password: STRIVE_PASSWORD }),
      ...(STRIVE_SANDBOX && { sandbox: STRIVE_SANDBOX }),
    })
    await page.addInitScript(kept => Object.assign(localStorage, kept), storageOf(strive))
    await use(strive)
    await strive.leave()
  },
})
const PAGE = 'page3/page3_01'

test('a fault: the list says that it could not be read, and offers to try again', async ({ page, strive }) => {
  const { id } = await strive.call<{ id: string }>('POST', '/api/faults', {
    method: 'GET',
    path: '/api/members',
    fault: { status: 500 },
  })
  await page.goto(PAGE)
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await strive.call('DELETE', `/api/faults/${id}`)
  await again.click()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
})

test('hold and step: no row is shown before the server answers, whatever that takes', async ({ page, strive }) => {
  const held = await hold(strive.call, 'GET /api/members')
  await page.goto(PAGE)
  await expect.poll(held.count).toBe(1)
  await expect(page.getByRole('rowheader')).toHaveCount(0)
  await held.release()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
})

test('the log: a change is sent once, with the version that it is based on', async ({ page, strive }) => {
  await page.goto(`${PAGE}?member=33`)
  const pane = page.getByRole('dialog')
  await pane.getByLabel('Job').selectOption('Buyer')
  await pane.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/was saved/)).toBeVisible()
  const sent = () => received(strive, 'PATCH', '/api/members/33')
  await expect.poll(async () => (await sent()).length).toBe(1)
  const [change] = await sent()
  if (!change) throw new Error('It was not sent.')
  expect(change.status).toBe(200)
  expect((await headersOf(strive.call, change))['if-match']).toMatch(/^"\d+"$/)
})

test('only current members are listed, and each hit of a search contains all of it', async ({ page, strive }) => {
  const { id, version } = await strive.call<{ id: number; version: number }>('GET', '/api/members/33')
  await strive.call('POST', `/api/members/${id}/archive`, undefined, { 'if-match': `"${version}"` })
  const listed = await strive.call<{ rows: { archivedAt: string | null }[] }>(
    'GET',
    '/api/members?isArchived=false&limit=200',
  )
  expect(listed.rows.filter(({ archivedAt }) => archivedAt !== null)).toEqual([])
  await page.goto(`${PAGE}?search=吳家豪`)
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  const found = await strive.call<{ rows: { name: { zh: string } }[] }>('GET', '/api/members?search=吳家豪&limit=200')
  expect(found.rows.filter(({ name }) => name.zh !== '吳家豪')).toEqual([])
})
