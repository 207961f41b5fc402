import type { Page } from '@playwright/test'
import { byStat } from '#resources/species/rules.ts'
import { expect, expectAccessible, test } from '#tests/browser.ts'
import { sendInApiPractice } from '#tests/journeys/api-practice.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { callerOf, workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { enter } from '#tests/journeys/sign-in.ts'

const PAGE = 'page8/page8_01'
test.use({ expectedErrors: [/Failed to load resource: the server responded with a status of 4/] })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const step = (page: Page, place: number) => page.getByRole('listitem', { name: `Step ${place}:` })
const summary = (page: Page) => page.getByRole('status').filter({ hasText: /assertion|step/ })
const open = async (page: Page, operation: string, filled: Record<string, string>) => {
  await page.goto(`${PAGE}/members/${operation}?${new URLSearchParams(filled)}`)
  await press(page, 'Save…')
}

const STEP = {
  operation: 'readProfile',
  values: { params: {}, query: {}, headers: {}, text: null, isAnonymous: false, fault: '' },
  takes: [],
  assertions: [{ kind: 'status', at: '', expected: '201' }],
}
type Saved = { id: string; version: number }

test('a chain: creates a row, reads it by the id of the response, changes it with its version; reports a failure', async ({
  page,
}) => {
  await enter(page)
  const call = await workInOwnSandbox(page)
  const member = {
    name: { en: 'Lin Shu-guang', zh: '林曙光' },
    email: 'lin.{{run}}@strive.example',
    teamId: 13,
    job: 'driver',
    joinedOn: '2026-10-01',
  }
  await open(page, 'createMember', { body: JSON.stringify(member) })
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('A member’s way')
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'A member’s way', level: 2 })).toBeVisible()
  await expect(page).toHaveURL(/saved\/[0-9a-f]{16}/)

  // Two without a name at first: their lines follow their names.
  await press(page, 'Add variable')
  await press(page, 'Add variable')
  await page.getByRole('textbox', { name: 'Variable' }).first().fill('memberId')
  await page.getByRole('textbox', { name: 'Variable' }).last().fill('etag')
  await page.getByLabel('Source').last().selectOption('header')
  await page.getByRole('textbox', { name: 'Header', exact: true }).fill('etag')
  await expect(step(page, 1).getByText(' = ')).toHaveText(['memberId = /id', 'etag = header etag'])
  await press(page, 'Add assertion')
  await page.getByLabel('Statuses').fill('201')
  await expect(page.getByText('changed', { exact: true })).toBeVisible()
  await press(page, 'Save')
  await expect(page.getByText('changed', { exact: true })).toBeHidden()

  // Imitates another tab; this page must follow.
  const id = page.url().match(/saved\/([0-9a-f]{16})/)?.[1]
  const { steps, version } = await call<Saved & { steps: object[] }>('GET', `/api/saved-requests/${id}`)
  const read = { ...STEP, operation: 'readMember', values: { ...STEP.values, params: { memberId: '{{memberId}}' } } }
  const more = { steps: [...steps, { ...read, assertions: [] }] }
  await call('PATCH', `/api/saved-requests/${id}`, more, { 'if-match': `"${version}"` })
  await expect(step(page, 2)).toContainText('/api/members/{{memberId}}')
  const change = { 'params.memberId': '{{memberId}}', 'headers.if-match': '{{etag}}', body: '{"job":"buyer"}' }
  await open(page, 'updateMember', change)
  await press(page, 'Add as next step')
  await press(page, 'Edit step 3')
  await press(page, 'Add assertion')
  await page.getByLabel('Check').selectOption('body equals')
  await page.getByLabel('JSON pointer').fill('/job')
  await page.getByLabel('JSON or text').fill('driver')
  await press(page, 'Save')
  await expect(page.getByText('changed', { exact: true })).toBeHidden()

  await page.reload()
  await press(page, 'Run')
  await expect(summary(page)).toContainText('1 of 2 assertions passed · 3 steps completed')
  await expect(step(page, 1)).toContainText(/memberId = \d+/)
  await expect(step(page, 3)).toContainText('/job equals driver actual: "buyer"')
  await step(page, 2).getByRole('button', { name: 'Show response' }).click()
  await expect(step(page, 2).getByText('Matches the contract')).toBeVisible()
  const text =
    (await step(page, 1)
      .getByText(/memberId = /)
      .textContent()) ?? ''
  const made = await call<{ job: string }>('GET', `/api/members/${text.replace(/\D/g, '')}`)
  expect(made).toMatchObject({ job: 'buyer', version: 2 })

  // A step is added where the chain is shown, by keyboard.
  await page.getByLabel('Add a step').focus()
  await page.keyboard.type('readProfile')
  await expect(page.getByRole('option', { name: /readProfile/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(step(page, 4)).toContainText('/api/profile')
  await page.keyboard.press('Control+Enter')
  await expect(summary(page)).toContainText('Stopped at step 3')
  await expect(step(page, 4)).toContainText('not sent')
  await press(page, 'Discard changes')
  await expect(step(page, 4)).toBeHidden()

  // Without the step that takes them, the variables are unknown: this is reported, and nothing is sent.
  await press(page, 'Remove step 1')
  await expect(step(page, 1)).toContainText('No earlier step sets {{memberId}}.')
  await press(page, 'Run')
  await expect(step(page, 1)).toContainText('Not sent: no earlier step sets {{memberId}}.')
  await press(page, 'Discard changes')
  await expect(step(page, 3)).toBeVisible()
})

const SPREAD = {
  name: 'Fast',
  pokemonId: 445,
  nature: 'jolly',
  level: 101,
  ivs: byStat([31, 31, 31, 31, 31, 31]),
  evs: byStat([6, 252, 0, 0, 0, 252]),
}

test('its tasks are solved by working on the page', async ({ page }) => {
  await enter(page)
  await workInOwnSandbox(page)
  await beginTasks(page, 'page8_01')
  const replied = (text: string) => expect(page.getByRole('region', { name: 'Response' })).toContainText(text)
  await sendInApiPractice(page, 'spreads/createSpread', { body: JSON.stringify(SPREAD) }, { anyway: true })
  await replied('/body/level')
  await page.getByLabel('level', { exact: true }).fill('50')
  await page.getByRole('textbox', { name: 'idempotency-key' }).fill('lesson')
  await press(page, 'Send')
  await replied('201')
  await press(page, 'Send')
  await replied('idempotent-replayed')

  const member = {
    name: { en: 'Lin Shu-guang', zh: '林曙光' },
    email: 'chained.{{run}}@strive.example',
    teamId: 13,
    job: 'driver',
    joinedOn: '2026-10-01',
  }
  await open(page, 'createMember', { body: JSON.stringify(member) })
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('A chain')
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await press(page, 'Add variable')
  await page.getByRole('textbox', { name: 'Variable' }).fill('memberId')
  await press(page, 'Add variable')
  await page.getByRole('textbox', { name: 'Variable' }).last().fill('etag')
  await page.getByLabel('Source').last().selectOption('header')
  await page.getByRole('textbox', { name: 'Header', exact: true }).fill('etag')
  await press(page, 'Save')
  await expect(page.getByText('changed', { exact: true })).toBeHidden()
  const id = { 'params.memberId': '{{memberId}}' }
  const change = { ...id, 'headers.if-match': '{{etag}}', body: '{"job":"buyer"}' }
  for (const [place, [operation, filled]] of Object.entries({ readMember: id, updateMember: change }).entries()) {
    await open(page, operation, filled)
    await press(page, 'Add as next step')
    await expect(step(page, place + 2)).toBeVisible()
  }
  await press(page, 'Run')
  await expect(page.getByText('3 steps completed')).toBeVisible()
  await expectTasksSolved(page, PAGE)
})

test('opens, renames, deletes and restores in the list; merges changes of another tab', { tag: '@long' }, async ({
  page,
}) => {
  await enter(page)
  const call = await callerOf(page)
  for (const { id } of (await call<{ rows: Saved[] }>('GET', '/api/saved-requests')).rows)
    await call('DELETE', `/api/saved-requests/${id}`)
  await page.goto(`${PAGE}?list=saved`)
  await expect(page.getByText('No saved requests yet')).toBeVisible()
  const { id } = await call<Saved>('POST', '/api/saved-requests', { name: 'My look', steps: [STEP] })
  await page.getByRole('link', { name: /My look/ }).click()
  await expect(page.getByRole('heading', { name: 'My look' })).toBeVisible()

  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Mine')
  await call('PATCH', `/api/saved-requests/${id}`, { name: 'Theirs' }, { 'if-match': '"1"' })
  await expect(page.getByRole('link', { name: /Theirs/ })).toBeVisible()
  await expect(name).toHaveValue('Mine')
  await press(page, 'Save')
  await page.getByRole('radio', { name: 'Mine: Mine' }).check()
  await press(page, 'Save selected values')
  await expect(page.getByRole('link', { name: /Mine/ })).toBeVisible()

  await press(page, 'Rename “Mine”')
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Another')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(name).toHaveValue('Another')
  await press(page, 'Delete “Another”')
  await expect(page.getByRole('heading', { name: 'Choose an endpoint' })).toBeVisible()
  await press(page, 'Undo')
  await page.getByRole('link', { name: /Another/ }).click()
  await expect(page.getByRole('heading', { name: 'Another' })).toBeVisible()

  await page.goto(`${PAGE}/SAVED/0123456789abcdef`)
  await expect(page.getByRole('heading', { name: 'Saved request not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Your saved requests' }).click()
  await expect(page.getByRole('link', { name: /Another/ })).toBeVisible()
})

test('is accessible in both languages, themes and widths', { tag: '@long' }, async ({ page }) => {
  test.slow()
  await enter(page)
  const call = await callerOf(page)
  const takes = [{ name: 'address', from: 'body', at: '/address' }]
  const steps = [
    { ...STEP, takes },
    { ...STEP, assertions: [] },
  ]
  const { id } = await call<Saved>('POST', '/api/saved-requests', { name: crypto.randomUUID(), steps })
  await expectAccessible(page, `${PAGE}/saved/${id}?list=saved`, async () => {
    await page.getByRole('button', { name: /^(Run|執行)$/ }).click()
    await expect(page.getByText(/Stopped at step 1|停在步驟 1/)).toBeVisible()
    await page.getByRole('button', { name: /^(Show response|顯示回應)$/ }).click()
    await page.getByRole('button', { name: /^(Edit step 1|編輯步驟 1)$/ }).click()
    await expect(page.getByRole('textbox', { name: /^(JSON pointer|JSON 指標)$/ })).toBeVisible()
  })
  await call('DELETE', `/api/saved-requests/${id}`)
})
