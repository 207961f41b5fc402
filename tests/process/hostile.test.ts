import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Area, AreaFields } from '#resources/areas/contract.ts'
import { MAX_CHANGES, MAX_CORNERS_AT_ONCE } from '#resources/areas/rules.ts'
import { comb, newFields } from '#resources/areas/samples.ts'
import { newReport } from '#resources/error-reports/samples.ts'
import { MAX_SHAPES } from '#resources/floor-plans/rules.ts'
import { SHELF } from '#resources/floor-plans/samples.ts'
import { MAX_ROWS } from '#resources/imports/rules.ts'
import { newMember } from '#resources/members/samples.ts'
import type { importTranslations, listTranslations, TextFile } from '#resources/translations/contract.ts'
import { MAX_IMPORT_BYTES } from '#resources/translations/rules.ts'
import { type Call, callerAt } from '#scripts/call-api.ts'
import { DEMO_ACCOUNTS } from '#server/sessions/demo-accounts.ts'
import type { ReplyBody } from '#shared/contract.ts'
import { png } from '#tests/files/pictures.ts'
import { type RunningConsole, startConsole } from '#tests/running-console.ts'

// Valid input of the largest kinds that the server accepts, made to need as much memory and time as possible.

const [ADMIN, OPERATOR] = DEMO_ACCOUNTS
const MAX_MB = 320
/** How long another operator may wait because of somebody’s request. */
const MAX_WAIT_MS = 250

let running: RunningConsole
let attacker = ''
let bystander = ''
beforeAll(async () => {
  running = await startConsole()
  // The first start may have seeded the database, which takes memory of its own.
  await running.kill()
  await running.restart()
  attacker = await signIn(ADMIN)
  bystander = await signIn(OPERATOR)
})
afterAll(() => running.stop())

const send = (token: string, method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(running.url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    body: body instanceof Uint8Array ? Buffer.from(body) : body === undefined ? undefined : JSON.stringify(body),
  })

async function signIn(body: { account: string; password: string }): Promise<string> {
  const { token }: { token: string } = JSON.parse(await (await send('', 'POST', '/api/sessions', body)).text())
  return token
}

const peakMb = () =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${running.process.pid}/status`, 'utf8'))?.[1]) / 1024

/** Writes as another operator, again and again, until the attack is over. Returns the longest wait. */
async function longestWaitDuring(attack: () => Promise<void>): Promise<number> {
  let isOver = false
  const attacking = attack().finally(() => {
    isOver = true
  })
  let longest = 0
  while (!isOver) {
    const began = performance.now()
    const reply = await send(bystander, 'POST', '/api/counters/steps', { target: 'number', by: 1 })
    expect(reply.status, await reply.text()).toBe(200)
    longest = Math.max(longest, performance.now() - began)
    await sleep(10)
  }
  await attacking
  return longest
}

async function uploadPicture(bytes: Buffer): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest()
  const body = { name: 'black.png', mediaType: 'image/png', size: bytes.length, sha256: hash.toString('hex') }
  const { id } = JSON.parse(await (await send(attacker, 'POST', '/api/uploads', body)).text())
  const headers = {
    'content-type': 'application/octet-stream',
    'content-digest': `sha-256=:${hash.toString('base64')}:`,
  }
  expect((await send(attacker, 'PUT', `/api/uploads/${id}/chunks/0`, bytes, headers)).status).toBe(200)
  expect((await send(attacker, 'POST', `/api/uploads/${id}/completion`)).status).toBe(200)
  return id
}

/** Valid requests of the largest sizes that are accepted, one after the other. */
const ATTACKS: Record<string, (call: Call) => Promise<void>> = {
  'a whole sandbox copied, restored, reset and deleted': async call => {
    const { id }: { id: string } = await call('POST', '/api/sandboxes', { name: 'A fork' })
    const snapshot: { id: string } = await call('POST', `/api/sandboxes/${id}/snapshots`, { name: 'As it was' })
    await call('POST', `/api/sandboxes/${id}/restore`, { snapshotId: snapshot.id })
    await call('POST', `/api/sandboxes/${id}/reset`)
    await call('DELETE', `/api/sandboxes/${id}`)
  },
  'as many members as an import may have': async call => {
    const rows = Array.from({ length: MAX_ROWS }, (_, index) => ({
      ...newMember(),
      name: { en: `Row ${index}`.padEnd(40, 'x'), zh: '列'.repeat(40) },
      email: `row${index}@hostile.example`,
    }))
    await call('POST', '/api/imports/check', { rows: rows.map(({ email, teamId }) => ({ email, teamId })) })
    const { id }: { id: number } = await call('POST', '/api/imports', { fileName: 'x'.repeat(200), rows })
    await call('POST', `/api/imports/${id}/undo`, undefined, { 'if-match': '"1"' })
  },
  'as many texts as a file may have': async call => {
    const { texts }: TextFile = await call('GET', '/api/translations/export/json?language=ja')
    const names = Object.entries(texts).flatMap(([space, keys]) => Object.keys(keys).map(key => `${space}.${key}`))
    const body = { language: 'ja', texts: names.map(name => ({ name, text: { other: 'x'.repeat(140) } })) }
    while (JSON.stringify(body).length > MAX_IMPORT_BYTES - 1_000) body.texts.splice(-100)
    const first: ImportedTexts = await call('POST', '/api/translations/import', body)
    expect(first.saved).toBeGreaterThan(3_000)
    // The first import inserts rows, the second one changes them.
    const other = body.texts.map(({ name }) => ({ name, text: { other: 'y'.repeat(140) } }))
    expect(await call('POST', '/api/translations/import', { ...body, texts: other })).toEqual(first)
    const drafts: { id: string; version: number }[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query: string = `language=ja&state=draft&limit=200${cursor && `&cursor=${cursor}`}`
      const { rows, next }: Texts = await call('GET', `/api/translations?${query}`)
      drafts.push(...rows.map(({ id, version }) => ({ id, version })))
      cursor = next
    }
    await call('POST', '/api/translations/submit', { translations: drafts })
    const translations = drafts.map(({ id, version }) => ({ id, version: version + 1 }))
    await call('POST', '/api/translations/releases', { translations })
    await call('POST', '/api/translations/releases/0/rollback')
  },
  'a plan of as many shapes as fit, all changed at once': async call => {
    const shapes = Array.from({ length: MAX_SHAPES }, (_, index) => ({
      ...SHELF,
      id: `s${String(index).padStart(7, '0')}`,
      number: index + 1,
      label: 'w'.repeat(60),
    }))
    const { id }: { id: number } = await call('POST', '/api/floor-plans', { name: 'p'.repeat(60), shapes })
    for (let version = 1; version <= 5; version++) {
      const changes = shapes.map(shape => ({
        kind: 'set',
        id: shape.id,
        fields: { x: 1_000 + version, label: 'é'.repeat(60) },
      }))
      const body = { kind: 'do', action: 'move', changes }
      await call('POST', `/api/floor-plans/${id}/steps`, body, { 'if-match': `"${version}"` })
    }
  },
  'copies of a whole sandbox': async call => {
    await call('POST', '/api/sandboxes', { name: 'A copy' })
    await call('POST', '/api/sandboxes', { name: 'Another copy' })
  },
}
type Texts = ReplyBody<typeof listTranslations>
type ImportedTexts = ReplyBody<typeof importTranslations>

test.each(Object.entries(ATTACKS))('%s', { timeout: 60_000 }, async (_, attack) => {
  const call = callerAt(running.url, attacker)
  expect(await longestWaitDuring(() => attack(call))).toBeLessThan(MAX_WAIT_MS)
  expect(peakMb()).toBeLessThan(MAX_MB)
})

test('a picture of few bytes and many pixels', async () => {
  const id = await uploadPicture(png(3_900, 3_000, { deep: true }))
  const hasThumbnail = async () => {
    const upload: { hasThumbnail: boolean } = JSON.parse(
      await (await send(attacker, 'GET', `/api/uploads/${id}`)).text(),
    )
    return upload.hasThumbnail
  }
  expect(await longestWaitDuring(() => expect.poll(hasThumbnail).toBe(true))).toBeLessThan(MAX_WAIT_MS)
  expect(peakMb()).toBeLessThan(MAX_MB)
})

test('polygons of as many corners as possible, which cross at each of them', async () => {
  const polygons = [false, true].map(isTurned => [[comb(124, { isTurned })]])
  const changes = (count: number, fields: Partial<AreaFields>) =>
    Array.from({ length: count }, (_, index) => ({
      kind: 'create',
      fields: newFields({ ...fields, polygons: polygons[index % 2] ?? [] }),
    }))
  const most = Math.floor(MAX_CORNERS_AT_ONCE / 498)
  const wait = await longestWaitDuring(async () => {
    for (const [count, code] of [
      [MAX_CHANGES, 'too-large'],
      [most + 1, 'too-complex'],
      [most, 'too-complex'],
    ] as const) {
      const body = { changes: changes(count, { mayOverlap: false }) }
      expect(await (await send(attacker, 'POST', '/api/areas/changes', body)).json()).toMatchObject({ code })
    }
    const { rows }: { rows: Area[] } = JSON.parse(
      await (
        await send(attacker, 'POST', '/api/areas/changes', { changes: changes(most, { mayOverlap: true }) })
      ).text(),
    )
    const turned = rows.map(({ id, version }, index) => ({
      kind: 'update',
      id,
      version,
      fields: { polygons: polygons[(index + 1) % 2] },
    }))
    expect((await send(attacker, 'POST', '/api/areas/changes', { changes: turned })).status).toBe(200)
    // With 80 teeth, the two need nearly the most comparisons that are made at all.
    const pair = [false, true].map(isTurned => ({
      kind: 'create',
      fields: newFields({ mayOverlap: false, polygons: [[comb(80, { isTurned })]] }),
    }))
    const compared = await send(attacker, 'POST', '/api/areas/changes', { changes: pair })
    expect(await compared.json()).toMatchObject({ code: 'areas-overlap' })
    for (const shape of polygons)
      expect((await send(attacker, 'POST', '/api/areas/inside', { polygons: shape })).status).toBe(200)
  })
  expect(wait).toBeLessThan(MAX_WAIT_MS)
  expect(peakMb()).toBeLessThan(MAX_MB)
})

test('reports of errors in the files with the largest source maps', async () => {
  const maps = `${import.meta.dirname}/../../dist/maps`
  const files = readdirSync(maps).map(name => ({
    name: name.replace(/\.map$/, ''),
    size: statSync(`${maps}/${name}`).size,
  }))
  const largest = files
    .filter(({ size }) => size <= 400_000)
    .sort((a, b) => b.size - a.size)
    .slice(0, 96)
  const wait = await longestWaitDuring(async () => {
    const reports = Array.from({ length: 24 }, (_, index) => {
      const lines = largest
        .slice(index * 4, index * 4 + 4)
        .map(({ name }) => `at f (${running.url}/strive/assets/${name}:1:100)`)
      return send(attacker, 'POST', '/api/error-reports', newReport({ stack: lines.join('\n') }))
    })
    for (const reply of await Promise.all(reports)) expect(reply.status, await reply.text()).toBe(201)
  })
  expect(wait).toBeLessThan(MAX_WAIT_MS)
  expect(peakMb()).toBeLessThan(MAX_MB)
})
