import { expect, test } from 'vitest'
import { startJob } from '#resources/jobs/contract.ts'
import { readProfile } from '#resources/profile/contract.ts'
import { createTestApp, listen, openTestApp } from '#tests/test-app.ts'

const app = await openTestApp({ hasMetrics: true })

const text = async () => (await app.services.metrics?.text()) ?? ''

/** Reads OpenMetrics: each sample belongs to a family that was declared before it, and the text has an end. */
function parse(metrics: string): Map<string, number> {
  const samples = new Map<string, number>()
  const declared = new Set<string>()
  const lines = metrics.split('\n')
  expect(lines.splice(-2)).toEqual(['# EOF', ''])
  for (const line of lines) {
    const [, name] = /^# TYPE (\w+) (?:counter|gauge|histogram|summary|info)$/.exec(line) ?? []
    if (name) declared.add(name)
    if (line.startsWith('#') || line === '') continue
    const [, key = '', family = '', value] =
      /^((\w+?)(?:_total|_bucket|_count|_sum)?(?:\{.+\})?) (\S+)$/.exec(line) ?? []
    if (!declared.has(family)) throw new Error(`in no declared family: ${line}`)
    // The library writes `Nan` for the delay of the event loop before it has been measured.
    if (samples.has(key) || !(Number.isFinite(Number(value)) || value === 'Nan'))
      throw new Error(`twice, or not a number: ${line}`)
    samples.set(key, Number(value))
  }
  return samples
}

test('counts requests by endpoint and status, and never names a path', async () => {
  const { call, token } = await app.signInAs()
  await call(readProfile)
  await call(readProfile)
  await app.request('/api/profile')
  await app.request('/api/secret-path-42?token=hunter2')
  await app.request('/healthz')
  const metrics = await text()
  const samples = parse(metrics)
  expect(samples.get('strive_requests_total{endpoint="readProfile",status="2xx"}')).toBe(2)
  expect(samples.get('strive_requests_total{endpoint="readProfile",status="4xx"}')).toBe(1)
  expect(samples.get('strive_requests_total{endpoint="other",status="4xx"}')).toBe(1)
  expect(samples.get('strive_request_seconds_bucket{le="+Inf",endpoint="readProfile"}')).toBe(3)
  expect(samples.get('strive_request_seconds_count{endpoint="readProfile"}')).toBe(3)
  for (const secret of ['secret-path-42', 'hunter2', token, '/api/']) expect(metrics).not.toContain(secret)
})

test('reports the process, the pool, live connections, queues and jobs', async () => {
  const { call, token } = await app.signInAs()
  const server = await listen(app)
  const stream = await fetch(`http://${server.host}/api/live/events`, { headers: { authorization: `Bearer ${token}` } })
  await call(startJob, { body: { input: { kind: 'export-events', format: 'csv' }, pauseMs: 1000 } })
  const samples = parse(await text())
  const sumOf = (start: string) =>
    [...samples].filter(([key]) => key.startsWith(start)).reduce((sum, [, value]) => sum + value, 0)
  expect(samples.get('strive_live_connections{channel="events"}')).toBe(1)
  expect(samples.get('strive_live_connections{channel="live"}')).toBe(0)
  expect(sumOf('strive_jobs{')).toBe(1)
  for (const queue of ['database', 'sign-in', 'traffic-log'])
    expect(samples.get(`strive_waiting{queue="${queue}"}`)).toBeGreaterThanOrEqual(0)
  expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
  expect(samples.get('process_cpu_seconds_total')).toBeGreaterThan(0)
  expect(samples.get('nodejs_heap_size_used_bytes')).toBeGreaterThan(1_000_000)
  expect(sumOf('strive_database_connections{')).toBeGreaterThan(0)
  await stream.body?.cancel()
  server.close()
})

test('a family that cannot be read is empty, and the others are there', async () => {
  app.services.metrics?.gauge('strive_broken', 'Fails.', 'any', () => Promise.reject(new Error('away')))
  const samples = parse(await text())
  expect([...samples.keys()].some(key => key.startsWith('strive_broken'))).toBe(false)
  expect(samples.get('nodejs_heap_size_used_bytes')).toBeGreaterThan(0)
})

test('without the setting there are none, on no path', async () => {
  const plain = await createTestApp()
  expect(plain.services.metrics).toBeNull()
  expect((await plain.request('/metrics')).status).toBe(404)
  expect((await app.request('/metrics')).status).toBe(404)
  await plain.close()
})
