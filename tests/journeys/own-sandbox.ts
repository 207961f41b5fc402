import type { Page } from '@playwright/test'

/** A function that calls the API with the page's session. It throws if a call is refused. */
export async function callerOf(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('lege-react-management-token'))
  const origin = new URL(page.url()).origin
  return async <T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> => {
    const reply = await fetch(origin + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`)
    return (reply.status === 204 ? undefined : await reply.json()) as T
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
