import { createApp } from '#server/app.ts'
import { openDatabase } from '#server/database/open.ts'
import { createLocalBus } from '#server/live/bus.ts'
import { createLog } from '#server/log.ts'
import { closeServices, createServices } from '#server/services.ts'
import { DEMO_ACCOUNTS } from '#server/sessions/demo-accounts.ts'
import { median, type Row } from './report.ts'

const BATCHES = 60
const REQUESTS = 500

/** What an ordinary request costs from the door to the answer, without a network: nobody has a practice fault on. */
export async function measureEndpoint(): Promise<Row[]> {
  const db = await openDatabase(':memory:')
  const services = await createServices({ db, bus: createLocalBus(), log: createLog('silent'), levelCode: null })
  const app = await createApp(services)
  const json = { 'content-type': 'application/json' }
  const reply = await app.request('/api/sessions', {
    method: 'POST',
    headers: json,
    body: JSON.stringify(DEMO_ACCOUNTS[0]),
  })
  // The server's own answer to its own account.
  const { token } = (await reply.json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const times: number[] = []
  for (let batch = 0; batch < BATCHES; batch++) {
    const begun = performance.now()
    for (let n = 0; n < REQUESTS; n++) await app.request('/api/counters', { headers })
    times.push(((performance.now() - begun) * 1000) / REQUESTS)
  }
  await closeServices(services)
  return [['an ordinary request, in process', `${median(times).toFixed(1)} µs`, 'the same without the fault engine']]
}
