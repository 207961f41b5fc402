import type { Page } from '@playwright/test'
import { callerAt } from '#scripts/call-api.ts'
import { LEVEL_CODE } from '#tests/browser.ts'

/** An account that has never signed in. */
export async function newcomer(page: Page, name: string) {
  await page.goto('favicon.svg')
  const { origin } = new URL(page.url())
  const admin = { account: 'admin', password: '123456' }
  const { token } = await callerAt(origin, null)<{ token: string }>('POST', '/api/sessions', admin)
  const call = callerAt(origin, token)
  await call('PUT', '/api/sessions/current/level', { code: LEVEL_CODE })
  const { rows } = await call<{ rows: { id: number; name: { en: string } }[] }>('GET', '/api/accounts/roles')
  const roleId = rows.find(({ name }) => name.en === 'Administrator')?.id
  const made = await call<{ password: string }>('POST', '/api/accounts', { account: name, name, roleId })
  return { account: name, password: made.password }
}
