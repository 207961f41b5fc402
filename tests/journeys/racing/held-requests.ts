import { onTestFinished, vi } from 'vitest'
import { queryClient } from '#client/api/query.ts'

/** A request that waits until the test answers it. */
export type HeldRequest = {
  method: string
  path: string
  headers: Record<string, string>
  // Whatever was sent.
  body: Record<string, unknown>
  signal: AbortSignal | null | undefined
  /** With a status that refuses, `answer` is what a problem holds besides its standard members. */
  reply: (status: number, answer?: object) => void
  /** The connection is lost: nobody knows whether the server has received it. */
  cut: () => void
}

/** Holds every request of this test back, and forgets afterwards what it has read. Returns them in their order. */
export function holdRequests(): HeldRequest[] {
  const held: HeldRequest[] = []
  onTestFinished(() => {
    vi.unstubAllGlobals()
    queryClient.clear()
  })
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body, headers, signal }: RequestInit = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    signal?.addEventListener('abort', () => reject(signal.reason))
    held.push({
      method,
      path,
      // The console's own requests have a plain object (client/api/connect.ts), and JSON.
      headers: headers as Record<string, string>,
      body: body ? JSON.parse(String(body)) : {},
      signal,
      reply: (status, answer = {}) => resolve(responseOf(status, answer)),
      cut: () => reject(new TypeError('cut')),
    })
    return promise
  })
  return held
}

function responseOf(status: number, answer: object): Response {
  if (status < 300) return Response.json(answer, { status })
  const problem = { type: 'about:blank', title: '', code: 'internal', ...answer, status }
  return Response.json(problem, { status, headers: { 'content-type': 'application/problem+json' } })
}
