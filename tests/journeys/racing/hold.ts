import type { Page } from '@playwright/test'
import { expect } from '#tests/browser.ts'
import { callerOf } from '#tests/journeys/own-sandbox.ts'

type Listed = { id: string; path: string; faultId: string | null }

/**
 * Holds requests of the page's operator at the server: `const held = await hold(page, 'GET /api/members')`, act, `await
 * held.release()`. `calls` chooses some of them (`{ first: 1 }`), and can say what happens to them afterwards. If a page is
 * open, it waits for the banner, which would move what is being clicked.
 */
export async function hold(page: Page, target: string, calls: object = {}) {
  const call = await callerOf(page)
  const [method, path] = target.split(' ')
  const fault = { hold: true, ...calls }
  const { id } = await call<{ id: string }>('POST', '/api/faults', { method, path, fault })
  if (await page.locator('#content').isVisible()) await expect(page.locator('[data-faults]')).toBeAttached()

  async function list(): Promise<Listed[]> {
    const { held } = await call<{ held: Listed[] }>('GET', '/api/faults/held')
    return held.filter(one => one.faultId === id)
  }
  /** The paths of those that wait, once there are exactly so many. */
  async function waiting(count: number): Promise<string[]> {
    await expect.poll(async () => (await list()).length, `requests held at ${target}`).toBe(count)
    return (await list()).map(one => one.path)
  }
  /** Lets all go on, and holds no more. */
  const end = () => call('DELETE', `/api/faults/${id}`)
  return {
    waiting,
    end,
    /** Waits for one request, and lets it go on. */
    async releaseOne() {
      await waiting(1)
      for (const one of await list()) await call('POST', `/api/faults/held/${one.id}`, { action: 'release' })
    },
    /** Waits for one request. Then it goes on, and no more are held. */
    async release() {
      await waiting(1)
      await end()
    },
  }
}
