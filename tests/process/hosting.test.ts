import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { request } from 'node:https'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { text } from 'node:stream/consumers'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { connect } from '#client/api/connect.ts'
import { createLiveTicket, type LiveMessage } from '#resources/live/contract.ts'
import { listSessions } from '#resources/sessions/contract.ts'
import { downloadUpload } from '#resources/uploads/contract.ts'
import { randomBytesOf, upload } from '#resources/uploads/samples.ts'
import { debianProgram } from '#scripts/debian.ts'
import { startPostgres } from '#scripts/postgres.ts'
import { copyTemplate } from '#scripts/sqlite-template.ts'
import { ADMIN } from '#tests/chaos/survive.ts'
import { launchArguments } from '#tests/launch.ts'
import { startConsole } from '#tests/running-console.ts'
import { messagesOf } from '#tests/socket-messages.ts'
import { isLong } from '#tests/tier.ts'

// docs/hosting.md as it is written: the files of hosting/, with other names, ports and certificates.

const ROOT = `${import.meta.dirname}/../..`
const HOSTING = `${ROOT}/hosting`
const BEHIND = { STRIVE_TRUSTED_PROXIES: '127.0.0.1' }
/** The address of the caller, which the console must see instead of the proxy's. */
const CALLER = '127.0.0.2'
const place = mkdtempSync(`${tmpdir()}/strive-hosting-`)
const certificate = { cert: `${place}/own.crt`, key: `${place}/own.key` }
const trusted = getCACertificates()

beforeAll(() => {
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', certificate.key]
  execFileSync('openssl', ['req', '-x509', '-days', '2', ...key, '-out', certificate.cert, ...names], {
    stdio: 'ignore',
  })
  setDefaultCACertificates([readFileSync(certificate.cert, 'utf8')])
})
afterAll(() => {
  setDefaultCACertificates(trusted)
  rmSync(place, { recursive: true, force: true })
})

async function freePort(): Promise<string> {
  const server = createServer().listen(0)
  await new Promise(resolve => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  await new Promise(resolve => server.close(resolve))
  return String(port)
}

/** The text of a file of hosting/ with these pieces replaced. Each must be there, so that the test runs what it shows. */
function adapted(file: string, pieces: Record<string, string>): string {
  let content = readFileSync(`${HOSTING}/${file}`, 'utf8')
  for (const [piece, other] of Object.entries(pieces)) {
    if (!content.includes(piece)) throw new Error(`hosting/${file} has no ${piece}`)
    content = content.replaceAll(piece, other)
  }
  return content
}

type Proxy = { url: string; plain: string; start(folder: string): ChildProcess }
const hostsOf = (urls: readonly string[]) => urls.map(url => new URL(url).host)

async function nginx(program: string, urls: readonly string[]): Promise<Proxy> {
  const [tls, plain] = [await freePort(), await freePort()]
  const site = adapted('nginx.conf', {
    '  server 127.0.0.1:3014;': hostsOf(urls)
      .map(host => `  server ${host};`)
      .join('\n'),
    'listen 80;': `listen 127.0.0.1:${plain};`,
    'listen 443 ssl http2;': `listen 127.0.0.1:${tls} ssl http2;`,
    'console.example.org;': 'localhost;',
    '/etc/ssl/console.example.org.crt': certificate.cert,
    '/etc/ssl/console.example.org.key': certificate.key,
  })
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return {
    url: `https://localhost:${tls}`,
    plain: `http://localhost:${plain}`,
    start(folder) {
      const temporary = folders.map(name => `${name}_temp_path ${folder}/${name};`).join(' ')
      const user = process.getuid?.() === 0 ? 'user root;' : ''
      const main = `${user} daemon off; pid ${folder}/pid; events {} http { access_log off; ${temporary} include site.conf; }`
      writeFileSync(`${folder}/site.conf`, site)
      writeFileSync(`${folder}/nginx.conf`, main)
      return spawn(program, ['-p', folder, '-c', `${folder}/nginx.conf`, '-e', `${folder}/errors`], { stdio: 'ignore' })
    },
  }
}

async function caddy(program: string, urls: readonly string[]): Promise<Proxy> {
  const [tls, plain] = [await freePort(), await freePort()]
  const site = adapted('Caddyfile', {
    'console.example.org {': `localhost {\n\ttls ${certificate.cert} ${certificate.key}`,
    '127.0.0.1:3014': hostsOf(urls).join(' '),
  })
  const ports = `{\n\tadmin off\n\thttp_port ${plain}\n\thttps_port ${tls}\n}\n`
  return {
    url: `https://localhost:${tls}`,
    plain: `http://localhost:${plain}`,
    start(folder) {
      writeFileSync(`${folder}/Caddyfile`, ports + site)
      const env = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
      return spawn(program, ['run', '--config', `${folder}/Caddyfile`], { env, stdio: 'ignore' })
    },
  }
}

async function startProxy(proxy: Proxy) {
  const folder = mkdtempSync(`${place}/proxy-`)
  mkdirSync(folder, { recursive: true })
  const child = proxy.start(folder)
  onTestFinished(async () => {
    const ended = new Promise(resolve => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  })
  await expect.poll(() => fetch(`${proxy.url}/healthz`).then(({ ok }) => ok, String)).toBe(true)
}

/** A request from the caller's address, with headers that a caller may forge. */
function fromCaller(url: string, method: string, headers: Record<string, string>, body?: object) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    const send = url.startsWith('https:') ? request : httpRequest
    const sent = send(url, { method, headers, localAddress: CALLER, family: 4 }, async reply =>
      resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: await text(reply) }),
    )
    sent.once('error', reject)
    sent.end(body && JSON.stringify(body))
  })
}

const clientOf = (url: string, token: string) =>
  connect((path, init) => fetch(url + path, init), { headers: () => ({ authorization: `Bearer ${token}` }) })

/** Everything that a proxy can get wrong. */
async function expectPassed({ url, plain }: Proxy) {
  const turned = await fetch(`${plain}/strive/page1`, { redirect: 'manual' })
  expect([301, 308]).toContain(turned.status)
  expect(turned.headers.get('location')).toMatch(/^https:\/\/localhost(:\d+)?\/strive\/page1$/)
  const page = await fetch(`${url}/strive/login`)
  expect(page.headers.get('strict-transport-security')).toBe('max-age=31536000')
  expect(await page.text()).toContain('<form')

  // The caller's own address, whatever it claims.
  const forged = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'http' }
  const signedIn = await fromCaller(`${url}/api/sessions`, 'POST', forged, ADMIN)
  expect(signedIn.headers['strict-transport-security']).toBe('max-age=31536000')
  const { token }: { token: string } = JSON.parse(signedIn.body)
  const me = clientOf(url, token)
  expect((await me.call(listSessions, { query: {} })).rows.map(({ address }) => address)).toContain(CALLER)

  // Sockets, twice as many as instances, so that each has one, and an event stream, all open at the same time.
  const sockets = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const { ticket } = await me.call(createLiveTicket)
      const socket = new WebSocket(`${url.replace('https', 'wss')}/ws/live`, ['strive', ticket], { origin: url })
      return { socket, heard: messagesOf(socket) }
    }),
  )
  const ending = new AbortController()
  const stream = await fetch(`${url}/api/live/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: ending.signal,
  })
  let streamed = ''
  const reading = (async () => {
    for await (const piece of stream.body ?? []) streamed += Buffer.from(piece).toString()
  })().catch(() => {})
  await expect.poll(() => streamed).toContain('"type":"hello"')
  const greeted = (heard: LiveMessage[]) => heard.some(({ type }) => type === 'hello')
  await expect.poll(() => sockets.every(({ heard }) => greeted(heard))).toBe(true)

  const bytes = randomBytesOf(3 * 1024 * 1024 + 7)
  const { id } = await upload(me, bytes)
  await expect.poll(() => streamed).toContain('"entity":"uploads"')
  for (const { heard } of sockets)
    await expect.poll(() => heard.some(one => one.type === 'rows' && one.entity === 'uploads')).toBe(true)
  const { body } = await me.send(downloadUpload, { params: { uploadId: id } })
  expect(Buffer.from(await body.arrayBuffer()).equals(bytes)).toBe(true)
  for (const { socket } of sockets) socket.terminate()
  ending.abort()
  await reading
  return me
}

describe('hosting', () => {
  test.runIf(isLong)('behind Caddy', async context => {
    const program = debianProgram('caddy', '/usr/bin/caddy')
    if (!program) return context.skip('Debian’s package of Caddy cannot be had here.')
    const running = await startConsole({ ...BEHIND, STRIVE_DATA: copyTemplate(inject('sqlite'), place) })
    onTestFinished(() => running.stop())
    const proxy = await caddy(program, [running.url])
    await startProxy(proxy)
    await expectPassed(proxy)
    // An upgrade: requests wait until the console is there again.
    await running.kill()
    const [reply] = await Promise.all([fetch(`${proxy.url}/healthz`), running.restart()])
    expect(reply.status).toBe(200)
  })

  test('two instances on PostgreSQL behind nginx', async context => {
    const program = debianProgram('nginx', '/usr/sbin/nginx')
    if (!program) return context.skip('Debian’s package of nginx cannot be had here.')
    const postgres = await startPostgres()
    if (!postgres) return context.skip('PostgreSQL cannot be installed here, and PGlite allows one instance only.')
    onTestFinished(() => postgres.stop())
    const settings = { ...BEHIND, DATABASE_URL: postgres.url }
    const [one, other] = await Promise.all([startConsole(settings), startConsole(settings)])
    onTestFinished(async () => {
      for (const instance of [one, other]) {
        await instance.kill()
        await instance.stop()
      }
    })
    const proxy = await nginx(program, [one.url, other.url])
    await startProxy(proxy)
    const me = await expectPassed(proxy)
    // One of them stops, and nobody notices.
    await one.kill()
    for (let call = 0; call < 10; call++)
      expect((await me.call(listSessions, { query: {} })).rows.length).toBeGreaterThan(0)
  })

  test('unit and container run what npm start runs', () => {
    const command = `node ${launchArguments('start').join(' ')}`
    const [, unit] = /^ExecStart=\/opt\/strive\/node_modules\/\.bin\/(.*)$/m.exec(adapted('strive.service', {})) ?? []
    expect(unit).toBe(command)
    const [, list = ''] = /^CMD (\[.*\])$/m.exec(adapted('Containerfile', {})) ?? []
    expect(JSON.parse(list).join(' ')).toBe(command)
  })
})
