import type { Context, Next } from 'hono'
import type { OpenMetricsContentType } from 'prom-client'

/** The upper bounds of the buckets: at once, fast, noticed, slow, too slow. */
const BOUNDS_SECONDS = [0.005, 0.025, 0.1, 0.5, 2.5]
/** What isn't an endpoint of a contract: pages, files, probes, sockets, unknown paths. */
const OTHER = 'other'

/** Values by the text of one label. */
type Values = Record<string, number>

export type Metrics = {
  /** Adds a family of numbers that differ in one label. They are read whenever the metrics are. */
  gauge(name: string, help: string, label: string, read: () => Values | Promise<Values>): void
  /** Measures every request, until its response begins. */
  measure(c: Context, next: Next): Promise<void>
  /** Says to which endpoint a request belongs. A label is never a path, because anyone can make up paths. */
  name(endpoint: string): (c: Context, next: Next) => Promise<void>
  /** All metrics as OpenMetrics text. */
  text(): Promise<string>
  contentType: string
}

/** The numbers of one instance, for a monitoring system such as Prometheus (decision 070). */
export async function createMetrics(): Promise<Metrics> {
  // Loaded only if the settings want metrics.
  const { default: prometheus } = await import('prom-client')
  const registry = new prometheus.Registry<OpenMetricsContentType>()
  registry.setContentType(prometheus.Registry.OPENMETRICS_CONTENT_TYPE)
  const registers = [registry]
  prometheus.collectDefaultMetrics({ register: registry })
  const requests = new prometheus.Counter({
    name: 'strive_requests',
    help: 'Requests by endpoint and status.',
    labelNames: ['endpoint', 'status'],
    registers,
  })
  const durations = new prometheus.Histogram({
    name: 'strive_request_seconds',
    help: 'Time until the response begins.',
    labelNames: ['endpoint'],
    buckets: BOUNDS_SECONDS,
    registers,
  })

  return {
    gauge(name, help, label, read) {
      const gauge = new prometheus.Gauge({ name, help, labelNames: [label], registers, collect })
      async function collect() {
        gauge.reset()
        // What can't be read now has no numbers: a database that is away must not hide the others.
        const values = await Promise.resolve()
          .then(read)
          .catch((): Values => ({}))
        for (const [text, value] of Object.entries(values)) gauge.set({ [label]: text }, value)
      }
    },
    async measure(c, next) {
      const begun = performance.now()
      await next()
      const endpoint = c.get('endpoint') ?? OTHER
      requests.inc({ endpoint, status: `${Math.floor(c.res.status / 100)}xx` })
      durations.observe({ endpoint }, (performance.now() - begun) / 1000)
    },
    name: endpoint => (c, next) => {
      c.set('endpoint', endpoint)
      return next()
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
