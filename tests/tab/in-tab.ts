import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { BrowserContext } from '@playwright/test'
import type { HostedConsole } from '#tests/hosted-consoles.ts'
import { LEVEL_CODE } from '#tests/running-console.ts'
import { hostFiles, versionIn } from './static-host.ts'

/**
 * Stories in the console of a browser tab, instead of one on Node: `STRIVE_TAB_STORIES` is the folder of its build for
 * `/strive/` (`npm run build -- --tab`).
 */
export const { STRIVE_TAB_STORIES: FOLDER } = process.env
export const isInTab = FOLDER !== undefined

/** A document that runs the server and nothing else: one of the console would be loaded anew by each sign-in. */
const LEAD = { name: 'lead.html', bytes: Buffer.from('<!doctype html><script src="page.js"></script>') }

/** Serves the build with the database of all stories (tests/journeys/prepare.ts). Each browser context has its own copy. */
export async function hostTab(folder: string, template: string) {
  const bytes = readFileSync(`${template}/strive.sqlite`)
  // A browser has no write-ahead log (https://sqlite.org/fileformat.html, 1.3.3).
  bytes.fill(1, 18, 20)
  const version = versionIn(folder)
  const host = await hostFiles(folder, '/strive/', {
    [`${version}strive.sqlite.gz`]: gzipSync(bytes, { level: 1 }),
    [version + LEAD.name]: LEAD.bytes,
  })
  const console: HostedConsole = { url: host.origin, endFaults: async () => {}, stop: async () => {} }
  return { open: async () => console, stop: host.close }
}

/** Lets a tab of the context run the server, and sends there what the story itself asks of it. */
export async function serveInTab(context: BrowserContext, origin: string, folder: string): Promise<() => void> {
  await context.addInitScript(
    options => {
      // An empty page has no storage.
      if (origin === 'null') return
      localStorage.setItem('strive-tab-options', JSON.stringify(options))
      localStorage.setItem('strive-tab-hidden', '')
    },
    { levelCode: LEVEL_CODE, today: process.env.STRIVE_TODAY },
  )
  const page = await context.newPage()
  await page.goto(`${origin}/strive/${versionIn(folder)}${LEAD.name}`)
  await page.waitForFunction(
    () => document.documentElement.dataset.server?.includes('listening') && navigator.serviceWorker.controller,
    null,
    // A window behind others draws nothing, so it has no frames to look in.
    { polling: 200 },
  )
  const network = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const isCall = request.url.startsWith(`${origin}/`) && !request.url.startsWith(`${origin}/strive/`)
    if (!isCall) return network(input, init)
    const body = request.body ? new Uint8Array(await request.arrayBuffer()).toBase64() : null
    const call = { url: request.url, method: request.method, headers: [...request.headers], body }
    const { status, headers, bytes } = await page.evaluate(async ({ url, method, headers, body }) => {
      const sent = body === null ? null : Uint8Array.fromBase64(body)
      const reply = await fetch(url, { method, headers: headers as [string, string][], body: sent })
      const bytes = new Uint8Array(await reply.arrayBuffer()).toBase64()
      return { status: reply.status, headers: [...reply.headers] as [string, string][], bytes }
    }, call)
    return new Response([204, 304].includes(status) ? null : Uint8Array.fromBase64(bytes), { status, headers })
  }
  return () => {
    globalThis.fetch = network
  }
}
