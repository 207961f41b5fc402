import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildClientWhenStale } from '#scripts/build.ts'
import { PAGE_FOLDERS } from '#scripts/page-folders.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { DIST } from './config/config.ts'
import type { App } from './http/app.ts'
import { mountPages } from './pages.ts'

const SAYS = { mark: () => '1f0c9a3e-17', demo: (host: string) => (host === 'localhost' ? 'Demo: ann / 1' : '') }
let app: TestApp
beforeAll(async () => {
  await buildClientWhenStale()
  app = await createTestApp()
  await mountPages(app.app, { dev: false, dist: DIST, says: SAYS })
}, 120_000)
afterAll(() => app.close())

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })

describe('documents', () => {
  it('name the demo accounts on the sign-in screen, for who opens it on this machine', async () => {
    const demo = async (url: string) => /<p class="demo">([^<]*)</.exec(await (await get(url)).text())?.[1]
    expect(await demo('http://localhost/strive/login')).toBe('Demo: ann / 1')
    expect(await demo('http://strive.example/strive/login')).toBe('')
    expect(await demo('http://localhost/strive/page1')).toBeUndefined()
  })

  const first = async (path: string) => /data-first="([^"]*)"/.exec(await (await get(path)).text())?.[1]
  const reads = async (path: string) => (await first(path))?.replaceAll('&amp;', '&').split(' ')

  const hasMembers = PAGE_FOLDERS.includes('pages/page3/page3_01-members')
  it.runIf(hasMembers)(
    'name what the lists of a page read first and besides, unless its URL may ask for something else',
    async () => {
      const list = '/api/members?isArchived=false&sort=name&limit=50'
      expect(await reads('/strive/page3/page3_01')).toEqual([
        list,
        '/api/teams?limit=200&sort=name',
        '/api/views?page=page3_01',
      ])
      for (const path of [
        '/strive/page3/page3_01?q=chen',
        '/strive/page8/page8_04/3',
        '/strive/page1?days=30',
        '/strive/nowhere',
      ])
        expect(await first(path), path).toBe('')
    },
  )

  it.runIf(PAGE_FOLDERS.includes('pages/page1-today'))(
    'name what depends on the operator after its permission',
    async () => {
      expect(await reads('/strive/page1')).toContain('orders:read|/api/overview/orders?zone=%7Bzone%7D&days=7')
    },
  )

  it('carry the mark of their moment', async () => {
    for (const path of ['/strive/login', '/strive/page1'])
      expect((await get(path)).headers.get('server-timing')).toBe('news;desc="1f0c9a3e-17"')
  })

  it('S-ROUTE-1: / redirects to the app', async () => {
    const reply = await get('/')
    expect([reply.status, reply.headers.get('location')]).toEqual([302, '/strive/'])
  })

  it('are the sign-in screen at /login in any case, and the app at every other path', async () => {
    for (const path of ['/strive/login', '/strive/LOGIN', '/strive/login/'])
      expect(await (await get(path)).text()).toContain('<main id="login"')
    for (const path of ['/strive', '/strive/', '/strive/page1', '/strive/nowhere/at/all'])
      expect(await (await get(path)).text()).toContain('<div id="root"></div>')
  })

  it('are never cached', async () => {
    expect((await get('/strive/login')).headers.get('cache-control')).toBe('no-store')
    expect((await get('/strive/page1')).headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    ['/strive/login?lng=zh', {}, 'zh-Hant-TW'],
    ['/strive/login?lng=zh', { cookie: 'i18next=en' }, 'zh-Hant-TW'],
    ['/strive/login', { cookie: 'i18next=zh-TW', 'accept-language': 'en' }, 'zh-Hant-TW'],
    ['/strive/login', { 'accept-language': 'fr, en;q=0.5, zh-TW;q=0.9' }, 'zh-Hant-TW'],
    ['/strive/page1', { 'accept-language': 'zh' }, 'zh-Hant-TW'],
    ['/strive/login?lng=fr', { 'accept-language': 'fr' }, 'en'],
    ['/strive/login', {}, 'en'],
  ])('S-I18N-1: %s with %o is in %s', async (path, headers, tag) => {
    expect(await (await get(path, headers)).text()).toContain(`lang="${tag}"`)
  })

  it('use the color scheme of the cookie, or none without one', async () => {
    const scheme = async (cookie: string) =>
      /data-scheme="(\w+)"/.exec(await (await get('/strive/page1', { cookie })).text())?.[1]
    expect(await scheme('strive-theme=dark')).toBe('dark')
    expect(await scheme('strive-theme=light')).toBe('light')
    expect(await scheme('strive-theme="><script>')).toBeUndefined()
    expect(await scheme('')).toBeUndefined()
  })

  it('preload the code of the requested page, also for paths below it', async () => {
    const chunks = async (path: string) => (await (await get(path)).text()).match(/assets\/page-[^"]+\.js/g) ?? []
    const route =
      PAGE_FOLDERS.at(-1)
        ?.replace(/^pages/, '/strive')
        .replace(/-.*$/, '') ?? ''
    expect(await chunks(route.replaceAll('page', 'Page'))).toHaveLength(1)
    expect(await chunks(route)).toEqual(await chunks(`${route}/anything`))
    expect(await chunks('/strive/nowhere')).toEqual([])
  })

  it('are compressed if the client supports it', async () => {
    const encoding = async (accepted: string) =>
      (await get('/strive/login', { 'accept-encoding': accepted })).headers.get('content-encoding')
    expect(await encoding('gzip, deflate, br')).toBe('br')
    expect(await encoding('gzip')).toBe('gzip')
    expect(await encoding('br;q=0, gzip')).toBe('gzip')
    expect(await encoding('')).toBeNull()
  })

  it('show the sign-in screen again for a form that was submitted without script, and drop its data', async () => {
    const reply = await app.request('/strive/Login', {
      method: 'POST',
      body: new URLSearchParams({ password: 'secret' }),
    })
    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/strive/login'])
  })
})

describe('files', () => {
  const someScript = async () => /src="([^"]+)"/.exec(await (await get('/strive/login')).text())?.[1] ?? ''

  it('with a hash are cached forever and sent as they were compressed', async () => {
    const reply = await get(await someScript(), { 'accept-encoding': 'br' })
    expect(reply.status).toBe(200)
    expect(reply.headers.get('cache-control')).toContain('immutable')
    expect(reply.headers.get('content-encoding')).toBe('br')
    expect(reply.headers.get('content-type')).toContain('javascript')
  })

  it('that are missing return 404 instead of a document', async () => {
    for (const path of [
      '/strive/assets/gone-12345678.js',
      '/strive/assets/',
      '/strive/assets/../pages.json',
      '/strive/assets/%2e%2e/pages.json',
    ]) {
      const reply = await get(path)
      expect(await reply.text()).not.toContain('fingerprint')
      if (path.includes('gone')) expect([reply.status, reply.headers.get('cache-control')]).toEqual([404, null])
    }
  })

  it('include the icon', async () => {
    expect((await get('/strive/favicon.svg')).headers.get('content-type')).toContain('image/svg+xml')
    expect((await get('/favicon.ico')).headers.get('location')).toBe('/strive/favicon.svg')
  })
})

describe('headers', () => {
  it('allow one inline script, no foreign resources and no framing', async () => {
    const [, script = ''] =
      /<script data-first[^>]*>(.+?)<\/script>/.exec(await (await get('/strive/page1')).text()) ?? []
    const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`
    for (const path of ['/strive/login', '/strive/page1', '/strive/assets/gone.js']) {
      const policy = (await get(path)).headers.get('content-security-policy') ?? ''
      expect(policy).not.toMatch(/unsafe|\*|https?:/)
      expect(policy).toContain(`script-src 'self' '${hash}';`)
      expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/)
      expect(policy).toMatch(/frame-ancestors 'none'/)
      expect(policy).toMatch(/require-trusted-types-for 'script'/)
    }
    const { headers } = await get('/strive/login')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  })

  it.each([
    ...['/', '/strive/login', '/strive/page1', '/strive/favicon.svg', '/favicon.ico', '/strive/assets/gone.js'],
    ...['/healthz', '/readyz', '/nowhere', '/api/profile', '/api/nothing', '/api/openapi.json', '/loginLog'],
    ...['/ws/live', '/ws/nothing'],
  ])('forbid content sniffing at %s', async path => {
    for (const method of ['GET', 'POST', 'OPTIONS'])
      expect((await app.request(path, { method })).headers.get('x-content-type-options'), method).toBe('nosniff')
  })

  it('allow maps, and nothing else, to use the hosts of the deployment', async () => {
    const mapped: App = new Hono()
    await mountPages(mapped, {
      dev: false,
      dist: DIST,
      says: SAYS,
      origins: { images: [], maps: ['https://tile.example.org'] },
    })
    const policy = (await mapped.request('/strive/page1')).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("connect-src 'self' https://tile.example.org;")
    expect(policy.match(/https:/g)).toHaveLength(1)
  })

  it('contain the hash of the style in the document', async () => {
    const reply = await get('/strive/login')
    const style = /<style>(.*?)<\/style>/s.exec(await reply.text())?.[1] ?? ''
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
    expect(reply.headers.get('content-security-policy')).toContain(`'sha256-${Buffer.from(digest).toString('base64')}'`)
  })

  it('S-EV-1: allow pictures from the configured host, and nothing else', async () => {
    const pictured: App = new Hono()
    await mountPages(pictured, {
      dev: false,
      dist: DIST,
      says: SAYS,
      origins: { images: ['https://img.example'], maps: [] },
    })
    const policy = (await pictured.request('/strive/page1')).headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/img-src 'self' data: blob: https:\/\/img\.example;/)
    expect(policy.match(/https:/g)).toHaveLength(1)
  })
})
