import type { Page } from '@playwright/test'
import { type Call, callerAt } from '#scripts/call-api.ts'
import { needPractice } from './parts-here.ts'

const OF_PRACTICE = /^\/api\/(?:faults|lessons|traffic)\b/

/** A function that calls the API with the page's session. It throws if a call is refused. */
export async function callerOf(page: Page): Promise<Call> {
  const token = await page.evaluate(() => localStorage.getItem('lege-react-management-token'))
  const call = callerAt(new URL(page.url()).origin, token)
  return (...request) => {
    if (OF_PRACTICE.test(request[1])) needPractice()
    return call(...request)
  }
}

/**
 * Replaces the operator's sandboxes with a new one, moves the page's session to it, and returns a caller of the API.
 */
export async function workInOwnSandbox(page: Page) {
  const call = await callerOf(page)
  const { rows } = await call<{ rows: { id: string; isShared: boolean }[] }>('GET', '/api/sandboxes')
  for (const { id, isShared } of rows) if (!isShared) await call('DELETE', `/api/sandboxes/${id}`)
  const { id } = await call<{ id: string }>('POST', '/api/sandboxes', { name: 'of a test' })
  await call('PUT', '/api/sessions/current/sandbox', { sandboxId: id })
  return call
}
