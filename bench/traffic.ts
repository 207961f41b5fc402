import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { serve } from '@hono/node-server'
import { createLocalBus } from '#server/bus/bus.ts'
import { openDatabase } from '#server/database/open.ts'
import { createApp } from '#server/http/app.ts'
import { closeServices, createServices } from '#server/open-services.ts'
import { createLog } from '#server/platform/log.ts'
import { noTraffic, type Traffic } from '#server/practice.ts'
import { DEMO_ACCOUNTS } from '#server/sessions/demo-accounts.ts'
import { median, type Row } from './report.ts'

/** Both servers are measured in turn, so that other load on the machine affects them alike. */
const ROUNDS = 15
const SECONDS = 1

export type LoadOrder = { url: string; token: string; method: 'GET' | 'POST'; clients: number; seconds: number }
type Load = { requests: number; failed: number; p50Ms: number; p97Ms: number }
type Figures = Load & { cpuMicros: number }

const LOADS = [
  ['`POST /loginLog`, 32 clients', { path: '/loginLog', method: 'POST', clients: 32 }],
  ['`POST /loginLog`, one client', { path: '/loginLog', method: 'POST', clients: 1 }],
  ['`GET /api/counters`, one client', { path: '/api/counters', method: 'GET', clients: 1 }],
] as const

/** Measures the cost of the traffic log: one server with it and one without, under load from another process. */
export async function measureTraffic(): Promise<Row[]> {
  const [on, off] = [await startServer(), await startServer(noTraffic)]
  const rows: Row[] = []
  for (const [what, { path, ...load }] of LOADS) {
    const [with_, without]: [Figures[], Figures[]] = [[], []]
    for (let round = 0; round < ROUNDS; round++) {
      without.push(await measure({ ...load, ...off, url: off.url + path }))
      with_.push(await measure({ ...load, ...on, url: on.url + path }))
    }
    const ratios = with_.map((run, round) => run.p50Ms / (without[round]?.p50Ms ?? Number.NaN))
    rows.push([
      `${what}, with the traffic log`,
      describe(with_),
      `without: ${describe(without)}; p50 **${median(ratios).toFixed(2)} ×**, promise: ≤ 1.1 ×`,
    ])
  }
  await Promise.all([on.stop(), off.stop()])
  return rows
}

const describe = (runs: Figures[]) => {
  const of = (name: keyof Figures) => median(runs.map(run => run[name]))
  return `p50 ${of('p50Ms').toFixed(2)} ms, p97.5 ${of('p97Ms').toFixed(2)} ms, ${of('cpuMicros').toFixed(0)} µs of processor time a request`
}

async function startServer(traffic?: Traffic) {
  const folder = mkdtempSync(`${tmpdir()}/strive-bench-`)
  const parts = { db: await openDatabase(folder), bus: createLocalBus(), log: createLog('silent'), levelCode: null }
  const services = await createServices({ ...parts, ...(traffic && { traffic }) })
  const app = await createApp(services)
  const { server, port } = await new Promise<{ server: Server; port: number }>(resolve => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }: AddressInfo) =>
      resolve({ server: server as Server, port }),
    )
  })
  const reply = await app.request('/api/sessions', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(DEMO_ACCOUNTS[0]),
  })
  // Safe to cast, because the server responds to its own account.
  const { token } = (await reply.json()) as { token: string }
  return {
    url: `http://127.0.0.1:${port}`,
    token,
    async stop() {
      server.close()
      server.closeAllConnections()
      await closeServices(services)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function measure(order: Omit<LoadOrder, 'seconds'>): Promise<Figures> {
  const before = process.cpuUsage()
  const load = await send({ ...order, seconds: SECONDS })
  const { user, system } = process.cpuUsage(before)
  if (load.failed > 0) throw new Error('Some requests were refused.')
  return { ...load, cpuMicros: (user + system) / load.requests }
}

function send(order: LoadOrder): Promise<Load> {
  const child = spawn(process.execPath, [`${import.meta.dirname}/traffic-load.ts`, JSON.stringify(order)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', piece => {
    said += piece
  })
  return new Promise(resolve => child.once('exit', () => resolve(JSON.parse(said))))
}
