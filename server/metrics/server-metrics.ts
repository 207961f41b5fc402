import { monitorEventLoopDelay } from 'node:perf_hooks'
import { poolOf } from '#server/database/open.ts'
import type { Services } from '#server/services.ts'
import { hashesWaiting } from '#server/sessions/hash-queue.ts'
import type { Metrics } from './metrics.ts'

const RESOLUTION_MS = 20
const NS_PER_SECOND = 1e9

/** Adds the numbers of the process and of the platform. Resources add their own (`background.ts`). */
export function addServerMetrics(metrics: Metrics, { db, live, traffic }: Omit<Services, 'endBackground'>): void {
  const one = (read: () => number) => () => [{ value: read() }]

  metrics.add('counter', 'process_cpu_seconds_total', 'CPU time of the process.', one(cpuSeconds))
  metrics.add(
    'gauge',
    'process_resident_memory_bytes',
    'Resident memory.',
    one(() => process.memoryUsage.rss()),
  )
  metrics.add(
    'gauge',
    'strive_heap_bytes',
    'Used heap of JavaScript.',
    one(() => process.memoryUsage().heapUsed),
  )
  metrics.add('gauge', 'strive_event_loop_delay_seconds', 'Delay since the last reading.', readLoopDelay())
  metrics.add('gauge', 'strive_database_connections', 'Connections to the database.', () => {
    const { size, idle } = poolOf(db)
    return [
      { labels: { state: 'idle' }, value: idle },
      { labels: { state: 'busy' }, value: size - idle },
    ]
  })
  metrics.add('gauge', 'strive_live_connections', 'Open sockets and event streams.', () =>
    live.counts().map(([channel, value]) => ({ labels: { channel }, value })),
  )
  metrics.add('gauge', 'strive_waiting', 'Lengths of the queues in this process.', () => [
    { labels: { queue: 'database' }, value: poolOf(db).waiting },
    { labels: { queue: 'sign-in' }, value: hashesWaiting() },
    { labels: { queue: 'traffic-log' }, value: traffic.waiting() },
  ])
}

function cpuSeconds() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** How late timers were: the median, the slowest of a hundred, and the slowest. */
function readLoopDelay() {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  return () => {
    const quantiles = { '0.5': delay.percentile(50), '0.99': delay.percentile(99), '1': delay.max }
    const hasSamples = delay.count > 0
    delay.reset()
    // Node reports the time between two timers, which includes their interval.
    const secondsOf = (ns: number) => Math.max(0, ns / NS_PER_SECOND - RESOLUTION_MS / 1000)
    return hasSamples
      ? Object.entries(quantiles).map(([quantile, ns]) => ({ labels: { quantile }, value: secondsOf(ns) }))
      : []
  }
}
