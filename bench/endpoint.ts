import { Hono } from 'hono'
import { connect } from '#client/api/connect.ts'
import { readCounters } from '#resources/counters/contract.ts'
import { createMember, exportMembers, listMembers, readMember, updateMember } from '#resources/members/contract.ts'
import { openDatabase } from '#server/database/open.ts'
import { createApp } from '#server/http/app.ts'
import { closeServices } from '#server/open-services.ts'
import { findOperations } from '#server/resources.ts'
import type { Services } from '#server/services.ts'
import { DEMO_ACCOUNTS } from '#server/sessions/demo-accounts.ts'
import { findOperator } from '#server/sessions/sessions.ts'
import { openServices } from './in-process.ts'
import { median, type Row } from './report.ts'

const BATCHES = 60
const REQUESTS = 500
const PASSES = 20_000
/** How many requests of a kind warm up the code, and how many are measured. */
const [WARM_UP, MEASURED] = [50, 200]
const DEAREST = 10

const [FIRST_DAY, OTHER_DAY] = ['2026-10-01', '2026-10-02']
const newMember = () => ({
  name: { en: 'Lin Shu-guang', zh: '林曙光' },
  email: `${crypto.randomUUID()}@strive.example`,
  teamId: 13,
  job: 'driver' as const,
  joinedOn: FIRST_DAY,
})

type App = Awaited<ReturnType<typeof createApp>>
type Headers = { authorization: string }

/** Measures requests without a network: their CPU time with all that they write, and the share of the fault engine. */
export async function measureEndpoint(): Promise<Row[]> {
  const services = await openServices(await openDatabase(':memory:'))
  await services.endBackground()
  const app = await createApp(services)
  const reply = await app.request('/api/sessions', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(DEMO_ACCOUNTS[0]),
  })
  // Safe to cast, because the server responds to its own account.
  const { token } = (await reply.json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const times: number[] = []
  for (let batch = 0; batch < BATCHES; batch++) {
    const begun = performance.now()
    for (let n = 0; n < REQUESTS; n++) await app.request('/api/counters', { headers })
    times.push(((performance.now() - begun) * 1000) / REQUESTS)
  }
  const kinds = await measureKinds(services, app, headers)
  const reads = await measureReads(services, app, headers)
  const engine = await measureEngine(services, token)
  await closeServices(services)
  return [
    ['an ordinary request, in process', `${median(times).toFixed(1)} µs`, ''],
    ['the fault engine’s part of it, with no fault on', `${engine.toFixed(2)} µs`, 'nearly nothing'],
    ...kinds,
    ...reads,
  ]
}

/** The mean CPU time of a request in ms, with its line in the traffic log. */
async function cpuTime(services: Services, request: () => Promise<unknown>, measured = MEASURED): Promise<number> {
  for (let n = 0; n < WARM_UP; n++) await request()
  await services.traffic.settled()
  const begun = process.cpuUsage()
  for (let n = 0; n < measured; n++) await request()
  await services.traffic.settled()
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000 / measured
}

/** One request of each kind, of members. */
async function measureKinds(services: Services, app: App, headers: Headers): Promise<Row[]> {
  const me = connect((url, init) => app.request(url, init), { headers: () => headers })
  const { rows } = await me.call(listMembers, { query: { limit: 200 } })
  const member = await me.call(createMember, { body: newMember() })
  let latest = member
  const update = async () => {
    const { id: memberId, version, joinedOn } = latest
    latest = await me.call(updateMember, {
      params: { memberId },
      headers: { 'if-match': `"${version}"` },
      body: { joinedOn: joinedOn === FIRST_DAY ? OTHER_DAY : FIRST_DAY },
    })
  }
  const keyed = () => me.call(createMember, { headers: { 'idempotency-key': crypto.randomUUID() }, body: newMember() })
  let exported = 0
  const exportAll = async () => {
    const csv = await (await me.call(exportMembers, { query: { columns: ['name', 'email', 'team', 'job'] } })).text()
    exported = csv.trim().split('\n').length - 1
  }
  const kinds: [string, () => Promise<unknown>][] = [
    [`list of ${rows.length} rows`, () => me.call(listMembers, { query: { limit: 200 } })],
    ['list of 50 rows', () => me.call(listMembers, { query: { limit: 50 } })],
    ['read', () => me.call(readMember, { params: { memberId: member.id } })],
    ['write', update],
    ['keyed write', keyed],
  ]
  const measured: Row[] = []
  // In this order, because writing adds members.
  const perExport = await cpuTime(services, exportAll, 20)
  for (const [kind, request] of kinds)
    measured.push([`CPU time of a ${kind} (members)`, `${(await cpuTime(services, request)).toFixed(2)} ms`, ''])
  return [...measured, ['… of an export, per row', `${((perExport * 1000) / exported).toFixed(1)} µs`, '']]
}

/** The endpoints without parameters whose requests take the most CPU time. */
async function measureReads(services: Services, app: App, headers: Headers): Promise<Row[]> {
  const found: [ms: number, id: string, bytes: number][] = []
  for (const { id, endpoint } of await findOperations()) {
    if (endpoint.method !== 'GET' || endpoint.path.includes(':')) continue
    const reply = await app.request(endpoint.path, { headers })
    if (!reply.ok || !reply.headers.get('content-type')?.includes('json')) {
      // An event stream never ends.
      await reply.body?.cancel()
      continue
    }
    const bytes = (await reply.arrayBuffer()).byteLength
    const request = async () => (await app.request(endpoint.path, { headers })).arrayBuffer()
    found.push([await cpuTime(services, request, 50), id, bytes])
  }
  return found
    .sort(([one], [other]) => other - one)
    .slice(0, DEAREST)
    .map(([ms, id, bytes], place) => [
      `CPU time of ${id}, number ${place + 1} of the dearest reads`,
      `${ms.toFixed(2)} ms for ${(bytes / 1024).toFixed(0)} KB`,
      '',
    ])
}

/** Measures the same response with and without the engine, in turn. */
async function measureEngine(services: Services, token: string): Promise<number> {
  const operator = await findOperator(services.db, token)
  if (!operator) throw new Error('The session is gone.')
  const differences: number[] = []
  const host = new Hono().get('/api/counters', async c => {
    const done = Promise.resolve(c.text(''))
    const answer = () => done
    const request = { id: 'readCounters', endpoint: readCounters, answer, answerAnew: answer }
    for (let batch = 0; batch < BATCHES; batch++) {
      const plain = await time(answer)
      const led = await time(() => services.faults.answer({ ...request, c, operator }))
      differences.push(led - plain)
    }
    return done
  })
  await host.request('/api/counters', { headers: { authorization: `Bearer ${token}` } })
  return median(differences)
}

async function time(pass: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  for (let n = 0; n < PASSES; n++) await pass()
  return ((performance.now() - begun) * 1000) / PASSES
}
