import { PAGE_HEADER } from '#shared/platform/traffic.ts'

/** A read that the document sent before the app's code arrived. */
type EarlyRead = { requestId: string; reply: Promise<Response>; stop: AbortController }

/** Who reads, and from which page. */
export type Reader = { token: string; page: string }

declare global {
  /**
   * By URL, token and page. The script inside the document (client/start/read-early.ts) sends them, and the app takes them.
   * null: taken, or read by the app itself.
   */
  var earlyReads: Map<string, EarlyRead | null> | undefined
}

/** Stands for the operator's time zone in what a page reads first (`firstRead`). */
export const OPERATORS_ZONE = '{zone}'

/** Later, a reply may be outdated. */
const TAKEN_WITHIN_MS = 5000

const headersOf = ({ token, page }: Reader) => ({ authorization: `Bearer ${token}`, [PAGE_HEADER]: page })

const keyOf = (url: string, { 'x-request-id': _, ...headers }: Record<string, string>) =>
  JSON.stringify([url, Object.entries(headers).sort()])

/** Sends reads that the app would send too. Replies that it has not taken after five seconds are dropped. */
export function sendEarly(urls: readonly string[], reader: Reader): void {
  globalThis.earlyReads = new Map()
  for (const url of urls) sendOne(url, reader)
  setTimeout(() => {
    for (const read of globalThis.earlyReads?.values() ?? []) read?.stop.abort()
    globalThis.earlyReads = undefined
  }, TAKEN_WITHIN_MS)
}

/** Sends what the operator may read of `orders:read|/api/orders` … (`firstRead`), once the session and profile have come. */
export async function sendAllowed(reads: readonly string[], [session, profile]: readonly string[], reader: Reader) {
  if (reads.length === 0) return
  const bodyOf = async (url = '') => {
    const reply = await globalThis.earlyReads?.get(keyOf(url, headersOf(reader)))?.reply
    // The app reads the reply itself.
    return reply?.clone().json()
  }
  const bodies: [{ permissions: string[] }, { timeZone: string }] = await Promise.all([
    bodyOf(session),
    bodyOf(profile),
  ])
  const [{ permissions }, { timeZone }] = bodies
  for (const read of reads) {
    const [needs = '', url = ''] = read.split('|')
    if (needs === 'signed-in' || permissions.includes(needs))
      sendOne(url.replace(encodeURIComponent(OPERATORS_ZONE), encodeURIComponent(timeZone)), reader)
  }
}

function sendOne(url: string, reader: Reader): void {
  const key = keyOf(url, headersOf(reader))
  // The app was quicker.
  if (globalThis.earlyReads?.has(key)) return
  const requestId = crypto.randomUUID()
  const stop = new AbortController()
  const reply = fetch(url, { headers: { ...headersOf(reader), 'x-request-id': requestId }, signal: stop.signal })
  // Whoever takes it handles a failure.
  reply.catch(() => undefined)
  globalThis.earlyReads?.set(key, { requestId, reply, stop })
}

/** The early read that equals this request, with the same URL and the same headers. Each is taken once. */
export function takeEarly(url: string, { method, body, cache, headers, signal }: RequestInit): EarlyRead | undefined {
  if (!globalThis.earlyReads || method !== 'GET' || body || cache) return undefined
  // Our own requests have a plain object (client/api/connect.ts).
  const key = keyOf(url, headers as Record<string, string>)
  const found = globalThis.earlyReads.get(key) ?? undefined
  globalThis.earlyReads.set(key, null)
  if (found) signal?.addEventListener('abort', () => found.stop.abort(signal.reason), { once: true })
  return found
}
