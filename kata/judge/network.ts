import type { Page, Request, Route } from '@playwright/test'
import { PATIENCE_MS } from './expect.ts'

// What happens to requests of the page on their way, because the judge makes it happen.

/** A kind of request: its method, path and a part of its query. */
export type Kind = { method?: string; path: string | RegExp; query?: string }

const hasPath = ({ pathname }: URL, path: Kind['path']) =>
  typeof path === 'string' ? pathname === path : path.test(pathname)

/** Whether the request is of this kind. */
export function isMeant(request: Request, { method = 'GET', path, query = '' }: Kind): boolean {
  const url = new URL(request.url())
  return hasPath(url, path) && request.method() === method && url.search.includes(query)
}

/** Counts the requests of this kind from now on. */
export function countRequests(page: Page, kind: Kind): () => number {
  let count = 0
  page.on('request', request => {
    if (isMeant(request, kind)) count++
  })
  return () => count
}

/** Counts the requests of this kind, begun from now on, that have got no reply yet. Without a kind, all of them. */
export function countOpenRequests(page: Page, kind?: Kind): () => number {
  const open = new Set<Request>()
  page.on('request', request => {
    if (!kind || isMeant(request, kind)) open.add(request)
  })
  page.on('requestfinished', request => open.delete(request))
  page.on('requestfailed', request => open.delete(request))
  return () => open.size
}

/** Treats the first request of this kind in its own way. `arrived()` waits for it. */
async function onFirst(page: Page, kind: Kind, treat: (route: Route) => Promise<void>) {
  const arrival = Promise.withResolvers<void>()
  let isFirst = true
  await page.route(
    url => hasPath(url, kind.path),
    async route => {
      if (!isFirst || !isMeant(route.request(), kind)) return route.fallback()
      isFirst = false
      arrival.resolve()
      // A page that has given up the request is right, too.
      await treat(route).catch(() => undefined)
    },
  )
  return { arrived: () => withinPatience(arrival.promise, `no request ${kind.method ?? 'GET'} ${kind.path}`) }
}

function withinPatience(promise: Promise<void>, complaint: string): Promise<void> {
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(() => timeout.reject(new Error(complaint)), PATIENCE_MS)
  return Promise.race([promise, timeout.promise]).finally(() => clearTimeout(timer))
}

/** Time for the page to react to what has reached it, or not to: what must not appear can't be waited for. */
export const settle = (page: Page): Promise<void> => page.waitForTimeout(300)

/** Keeps the first reply of this kind back until it is released. `arrived()` waits until the server has given it. */
export async function holdFirst(page: Page, kind: Kind) {
  const answer = Promise.withResolvers<void>()
  const permission = Promise.withResolvers<void>()
  const delivery = Promise.withResolvers<void>()
  const { arrived: requested } = await onFirst(page, kind, async route => {
    const response = await route.fetch()
    answer.resolve()
    await permission.promise
    await route.fulfill({ response }).finally(delivery.resolve)
  })
  async function arrived() {
    await requested()
    await withinPatience(answer.promise, `no reply to ${kind.method ?? 'GET'} ${kind.path}`)
  }
  async function release() {
    permission.resolve()
    await delivery.promise
    await settle(page)
  }
  return { arrived, release }
}

/** Keeps the first request of this kind from the server until it is released. */
export async function delayFirst(page: Page, kind: Kind) {
  const permission = Promise.withResolvers<void>()
  const { arrived } = await onFirst(page, kind, async route => {
    await permission.promise
    await route.fallback()
  })
  return { arrived, release: permission.resolve }
}

/** Executes the first request of this kind, and cuts the line before its reply. */
export const loseFirst = (page: Page, kind: Kind) =>
  onFirst(page, kind, async route => {
    await route.fetch()
    await route.abort('connectionreset')
  })

const UNAVAILABLE = {
  status: 503,
  headers: { 'access-control-allow-origin': '*' },
  json: { type: 'about:blank', status: 503, code: 'unavailable', title: 'The service is unavailable.' },
}

/** Refuses the first request of this kind as a server does that is busy. */
export const refuseFirst = (page: Page, kind: Kind) => onFirst(page, kind, route => route.fulfill(UNAVAILABLE))

/** Damages the body of the first request of this kind on its way. */
export const damageFirst = (page: Page, kind: Kind, body: Buffer) =>
  onFirst(page, kind, route => route.continue({ postData: body }))

/**
 * Refuses all requests of this kind as a server does that is down for a moment. `hasGivenUp` is whether the page has stopped
 * trying, or never began.
 */
export async function refuseAll(page: Page, kind: Kind) {
  let lastMs = Date.now()
  const refuse = (route: Route) => {
    if (!isMeant(route.request(), kind)) return route.fallback()
    lastMs = Date.now()
    return route.fulfill(UNAVAILABLE)
  }
  const matches = (url: URL) => hasPath(url, kind.path)
  await page.route(matches, refuse)
  return { recover: () => page.unroute(matches, refuse), hasGivenUp: () => Date.now() - lastMs > 2 * PATIENCE_MS }
}

const FILES = ['document', 'script', 'stylesheet', 'font', 'image']

/**
 * Cuts the line while `work` is done, and tells the browser. The files of the page still arrive, so that it can be
 * opened again without a service worker.
 */
export async function withoutLine(page: Page, work: () => Promise<void>): Promise<void> {
  const serveFiles = async (route: Route) =>
    FILES.includes(route.request().resourceType()) ? route.fulfill({ response: await route.fetch() }) : route.fallback()
  await page.route('**', serveFiles)
  // Chromium doesn't see where these files come from, and such a page needs permission to ask this machine.
  await page.context().grantPermissions(['local-network-access'])
  await page.context().setOffline(true)
  try {
    await work()
  } finally {
    await page.context().setOffline(false)
    await page.unroute('**', serveFiles)
  }
}

/** Notes what the page requests at a path from now on, and what it gets: the newest query and reply. */
export function watchReplies<T>(page: Page, path: string) {
  let newest: { query: URLSearchParams; reply: Promise<T> } | null = null
  page.on('response', response => {
    const { pathname, searchParams } = new URL(response.url())
    if (pathname !== path || !response.ok() || response.request().method() !== 'GET') return
    newest = { query: searchParams, reply: response.json() }
  })
  function requireNewest() {
    if (!newest) throw new Error(`no reply to GET ${path}`)
    return newest
  }
  return { query: async () => requireNewest().query, last: () => requireNewest().reply }
}
