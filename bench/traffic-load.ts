import { Agent, request } from 'node:http'
import { record } from './login-log.ts'
import { quantile } from './report.ts'
import type { LoadOrder } from './traffic.ts'

// Runs as a child process, and `bench/traffic.ts` reads its output. autocannon reports only whole milliseconds.
const { url, token, method, clients, seconds }: LoadOrder = JSON.parse(process.argv[2] ?? '')
const agent = new Agent({ keepAlive: true, maxSockets: clients })
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
const end = performance.now() + seconds * 1000
const times: number[] = []
let failed = 0
let sent = Math.floor(Math.random() * 1e9)

const send = () =>
  new Promise<void>((resolve, reject) => {
    const begun = performance.now()
    const asked = request(url, { method, headers, agent }, reply => {
      if ((reply.statusCode ?? 0) >= 300) failed++
      reply.resume().once('end', () => {
        times.push(performance.now() - begun)
        resolve()
      })
    })
    asked.once('error', reject).end(method === 'POST' ? JSON.stringify(record(sent++)) : undefined)
  })

await Promise.all(
  Array.from({ length: clients }, async () => {
    while (performance.now() < end) await send()
  }),
)
agent.destroy()
console.log(
  JSON.stringify({ requests: times.length, failed, p50Ms: quantile(times, 0.5), p97Ms: quantile(times, 0.975) }),
)
