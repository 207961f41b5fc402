import type { FaultRule } from '#resources/faults/contract.ts'
import { LIFETIME_SECONDS } from '#shared/platform/faults.ts'

export const HELPER_NAME = 'strive-faults.ts'

/** The rules as a Playwright file: a fixture that adds them for a test, holds requests, and clears everything afterwards. */
export function playwrightHelper(rules: readonly FaultRule[], serverUrl: string): string {
  const kept = rules.map(({ method, path, fault }) => ({ method, path, fault, seconds: LIFETIME_SECONDS }))
  return `// Practice faults of Strive Console for Playwright. In a test beside this file:
//
//   import { expect, test } from './strive-faults'
//   test('says that it failed', async ({ page, strive }) => {
//     await strive.on()
//     …
//   })
//   test('shows a skeleton', async ({ page, strive }) => {
//     const held = await strive.hold('GET /api/members')
//     await page.goto('/')
//     …                       // The request waits at the server.
//     await held.release()    // Now it goes on.
//   })
//
// They only ever hit one account: that of STRIVE_ACCOUNT and STRIVE_PASSWORD, or the one of STRIVE_TOKEN, which is a session's
// token or an API key. With a key, they hit only the sandbox of the key. STRIVE_URL says where the console is.
import { test as base, expect } from '@playwright/test'

export { expect }

export const RULES = ${JSON.stringify(kept, null, 2)}

type HeldRequest = {
  method: string
  path: string
  release: () => Promise<void>
  fail: (status: number) => Promise<void>
  /** Cuts the connection. */
  drop: () => Promise<void>
}
type Held = {
  /** The requests that wait, in the order of arrival, once there are so many. */
  waiting: (count?: number) => Promise<HeldRequest[]>
  /** Waits for a request. Then all go on, and later ones are not held. */
  release: () => Promise<void>
}
type Strive = {
  /** Puts these rules on, or the exported ones. */
  on: (rules?: object[]) => Promise<void>
  /** Holds requests such as 'GET /api/members', all or some of them ({ first: 1 }), until they are released. */
  hold: (target: string, calls?: { first?: number; every?: number }) => Promise<Held>
  /** All clear. */
  clear: () => Promise<void>
  /** The token that they were put on with. */
  token: string
}
type Listed = { id: string; method: string; path: string; faultId: string | null }

const url = process.env.STRIVE_URL ?? ${JSON.stringify(serverUrl)}
const account = process.env.STRIVE_ACCOUNT ?? 'operator'
const password = process.env.STRIVE_PASSWORD ?? ''

export const test = base.extend<{ strive: Strive }>({
  strive: async ({ playwright }, use) => {
    const api = await playwright.request.newContext({ baseURL: url })
    const call = async (method: string, path: string, data?: object, token = '') => {
      const reply = await api.fetch(path, { method, data, headers: token ? { authorization: \`Bearer \${token}\` } : {} })
      if (!reply.ok()) throw new Error(\`\${method} \${path}: \${reply.status()} \${await reply.text()}\`)
      return reply.status() === 204 ? null : reply.json()
    }
    const given = process.env.STRIVE_TOKEN
    const token = given ?? (await call('POST', '/api/sessions', { account, password })).token
    const clear = async () => void (await call('DELETE', '/api/faults', undefined, token))
    const hold = async (target: string, calls = {}): Promise<Held> => {
      const [method, path] = target.split(' ')
      const rule = { method, path, fault: { hold: true, ...calls }, seconds: ${LIFETIME_SECONDS} }
      const { id } = await call('POST', '/api/faults', rule, token)
      const list = async (): Promise<Listed[]> =>
        (await call('GET', '/api/faults/held', undefined, token)).held.filter((one: Listed) => one.faultId === id)
      const waiting = async (count = 1) => {
        let held: Listed[] = []
        const listed = async () => (held = await list()).length
        await expect.poll(listed, { message: \`requests held at \${target}\`, intervals: [50] }).toBeGreaterThanOrEqual(count)
        return held.map(one => {
          const step = async (body: object) => void (await call('POST', \`/api/faults/held/\${one.id}\`, body, token))
          return {
            ...one,
            release: () => step({ action: 'release' }),
            fail: (status: number) => step({ action: 'fail', status }),
            drop: () => step({ action: 'drop' }),
          }
        })
      }
      const release = async () => {
        await waiting()
        await call('DELETE', \`/api/faults/\${id}\`, undefined, token)
      }
      return { waiting, release }
    }
    await clear()
    await use({
      token,
      clear,
      hold,
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
