import { Hono } from 'hono'
import { readCounters } from '#resources/counters/contract.ts'
import { openDatabase } from '#server/database/open.ts'
import { createApp } from '#server/http/app.ts'
import { createLocalBus } from '#server/live/bus.ts'
import { createLog } from '#server/log.ts'
import { closeServices, createServices } from '#server/open-services.ts'
import type { Services } from '#server/services.ts'
import { DEMO_ACCOUNTS } from '#server/sessions/demo-accounts.ts'
import { findOperator } from '#server/sessions/sessions.ts'
import { median, type Row } from './report.ts'

const BATCHES = 60
const REQUESTS = 500
const PASSES = 20_000

/** Measures an ordinary request without a network, and the share of the fault engine without active faults. */
export async function measureEndpoint(): Promise<Row[]> {
  const db = await openDatabase(':memory:')
  const services = await createServices({ db, bus: createLocalBus(), log: createLog('silent'), levelCode: null })
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
  const engine = await measureEngine(services, token)
  await closeServices(services)
  return [
    ['an ordinary request, in process', `${median(times).toFixed(1)} µs`, ''],
    ['the fault engine’s part of it, with no fault on', `${engine.toFixed(2)} µs`, 'nearly nothing'],
  ]
}

/** Measures the same response with and without the engine, in turn. */
async function measureEngine(services: Services, token: string): Promise<number> {
  const operator = await findOperator(services.db, token)
  if (!operator) throw new Error('The session is gone.')
  const differences: number[] = []
  const host = new Hono().get('/api/counters', async c => {
    const done = Promise.resolve(c.text(''))
    const answer = () => done
    for (let batch = 0; batch < BATCHES; batch++) {
      const plain = await time(answer)
      const led = await time(() => services.faults.answer({ c, endpoint: readCounters, operator, answer }))
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
