import type { Page } from '@playwright/test'
import { expect } from '#tests/browser.ts'

/**
 * Fills in an operation on API Practice by its link, as `params.memberId`, `query.limit`, `headers.if-match`, `body` (JSON), `fault`
 * or `times`, and sends it. `anyway` sends what does not fit the contract. Waits for the reply to be shown.
 */
export async function sendInApiPractice(
  page: Page,
  operation: `${string}/${string}`,
  fields: Record<string, string> = {},
  { anyway = false } = {},
): Promise<void> {
  await page.goto(`page8/page8_01/${operation}?${new URLSearchParams(fields)}`)
  const send = fields.times ? `Send ${fields.times} at once` : 'Send'
  await page.getByRole('button', { name: send, exact: true }).click()
  if (anyway) await page.getByRole('button', { name: 'Send anyway' }).click()
  await expect(page.getByRole('region', { name: 'Response' })).not.toContainText('Nothing sent yet')
}
