import type { Page } from '@playwright/test'
import { expect } from '#tests/browser.ts'
import { needPage } from './parts-here.ts'

/** The fields of the Fault Lab's form by label. Options are selected by their text. */
type Fields = Partial<Record<Label, string>>
type Label =
  | 'Delay (ms)'
  | 'Failure type'
  | 'Status'
  | 'Bucket size (calls)'
  | 'Refill rate (calls per second)'
  | 'Calls'
  | 'Number of calls'
  | 'Probability (0 to 1)'
  | 'Seed'

/** Creates a rule for an endpoint (`GET /api/overview/server`) in the Fault Lab, and waits until it is active. */
export async function makeFault(page: Page, endpoint: string, fields: Fields): Promise<void> {
  needPage('page8_02')
  await page.goto('page8/page8_02')
  const form = page.getByRole('form', { name: 'New rule' })
  await form.getByLabel('Endpoint').fill(endpoint)
  // The operation's name follows the method and path.
  await page.getByRole('option', { name: new RegExp(`^${RegExp.escape(endpoint)}( |$)`) }).click()
  for (const [label, value] of Object.entries(fields)) {
    const control = form.getByLabel(label, { exact: true })
    const isChoice = await control.evaluate(element => element.tagName === 'SELECT')
    await (isChoice ? control.selectOption(value) : control.fill(value))
  }
  await form.getByRole('button', { name: 'Add rule' }).click()
  await expect(page.getByRole('region', { name: 'Active rules' }).getByRole('listitem')).not.toHaveCount(0)
}
