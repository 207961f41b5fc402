import type { FaultRule } from '#resources/faults/contract.ts'
import { LIFETIME_SECONDS } from '#shared/platform/faults.ts'

export const HELPER_NAME = 'strive-faults.ts'

/** The rules as a Playwright file: a fixture that adds them for a test and clears them afterwards. */
export function playwrightHelper(rules: readonly FaultRule[], serverUrl: string): string {
  const kept = rules.map(({ method, path, fault }) => ({ method, path, fault, seconds: LIFETIME_SECONDS }))
  return `// Practice faults of Strive Console for Playwright. In a test beside this file:
//
//   import { expect, test } from './strive-faults'
//   test('says that it failed', async ({ page, faults }) => {
//     await faults.on()
//     …
//   })
//
// They only ever hit one account: that of STRIVE_ACCOUNT and STRIVE_PASSWORD, or the one whose session has the token STRIVE_TOKEN.
// STRIVE_URL says where the console is. An API key cannot put faults on.
import { test as base } from '@playwright/test'

export { expect } from '@playwright/test'

export const RULES = ${JSON.stringify(kept, null, 2)}

type Faults = {
  /** Puts these rules on, or the exported ones. */
  on: (rules?: object[]) => Promise<void>
  /** All clear. */
  clear: () => Promise<void>
  /** The session that they were put on by; calls of the account with any other session are hit as well. */
  token: string
}

const url = process.env.STRIVE_URL ?? ${JSON.stringify(serverUrl)}
const account = process.env.STRIVE_ACCOUNT ?? 'operator'
const password = process.env.STRIVE_PASSWORD ?? ''

export const test = base.extend<{ faults: Faults }>({
  faults: async ({ playwright }, use) => {
    const api = await playwright.request.newContext({ baseURL: url })
    const call = async (method: string, path: string, data?: object, token = '') => {
      const reply = await api.fetch(path, { method, data, headers: token ? { authorization: \`Bearer \${token}\` } : {} })
      if (!reply.ok()) throw new Error(\`\${method} \${path}: \${reply.status()} \${await reply.text()}\`)
      return reply.status() === 204 ? null : reply.json()
    }
    const given = process.env.STRIVE_TOKEN
    const token = given ?? (await call('POST', '/api/sessions', { account, password })).token
    const clear = async () => void (await call('DELETE', '/api/faults', undefined, token))
    await clear()
    await use({
      token,
      clear,
      on: async (rules = RULES) => {
        for (const rule of rules) await call('POST', '/api/faults', rule, token)
      },
    })
    await clear()
    if (!given) await call('DELETE', '/api/sessions/current', undefined, token)
    await api.dispose()
  },
})
`
}
