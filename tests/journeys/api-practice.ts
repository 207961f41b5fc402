import type { Page } from '@playwright/test'
import { expect } from '#tests/browser.ts'
import { needPage } from './parts-here.ts'

/**
 * Opens an operation on API Practice with input from the URL (`params.memberId`, `query.limit`, `headers.if-match`,
 * `body` (JSON), `fault` or `times`), sends it, and waits for the response. `anyway` sends invalid input, too.
 */
export async function sendInApiPractice(
  page: Page,
  operation: `${string}/${string}`,
  fields: Record<string, string> = {},
  { anyway = false } = {},
): Promise<void> {
  needPage('page8_01')
  await page.goto(`page8/page8_01/${operation}?${new URLSearchParams(fields)}`)
  // Input from the URL is sent whether or not the form has a field for it, but an operator could not enter it.
  for (const key of Object.keys(fields)) {
    const [, name] = /^(?:params|query|headers)\.(.+)$/.exec(key) ?? []
    if (name) await expect(page.getByRole('group').getByLabel(name, { exact: true }).first()).toBeVisible()
  }
  const send = fields.times ? `Send ${fields.times} at once` : 'Send'
  await page.getByRole('button', { name: send, exact: true }).click()
  if (anyway) await page.getByRole('button', { name: 'Send anyway' }).click()
  await expect(page.getByRole('region', { name: 'Response' })).not.toContainText(/Nothing sent yet|Sending…/)
}
