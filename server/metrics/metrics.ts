import type { Context, Next } from 'hono'

/** One number of a family. `labels` tell it from the others. */
export type Sample = { labels?: Record<string, string>; value: number; suffix?: string }
type Family = { name: string; type: 'counter' | 'gauge' | 'histogram'; help: string; read: Read }
type Read = () => readonly Sample[] | Promise<readonly Sample[]>

/** The upper bounds of the buckets, in seconds: at once, fast, noticed, slow, too slow. */
const BOUNDS_SECONDS = [0.005, 0.025, 0.1, 0.5, 2.5, Number.POSITIVE_INFINITY]
/** What isn't an endpoint of a contract: pages, files, probes, sockets, unknown paths. */
const OTHER = 'other'

export type Metrics = {
  /** Adds a family whose samples are read whenever the metrics are. A counter's name ends with `_total`. */
  add(type: 'counter' | 'gauge', name: string, help: string, read: Read): void
  /** Measures every request, until its response begins. */
  measure(c: Context, next: Next): Promise<void>
  /** Says to which endpoint a request belongs. A label is never a path, because anyone can make up paths. */
  name(endpoint: string): (c: Context, next: Next) => Promise<void>
  /** All metrics as OpenMetrics text. */
  text(): Promise<string>
}

type Series = { statuses: Map<string, number>; buckets: number[]; seconds: number; count: number }

/** The numbers of one instance, for a monitoring system that speaks OpenMetrics, such as Prometheus (decision 070). */
export function createMetrics(): Metrics {
  const requests = new Map<string, Series>()
  const families: Family[] = [
    { name: 'strive_requests', type: 'counter', help: 'Requests by endpoint and status.', read: readCounts },
    {
      name: 'strive_request_seconds',
      type: 'histogram',
      help: 'Time until the response begins.',
      read: readDurations,
    },
  ]

  function note(endpoint: string, status: number, seconds: number) {
    let series = requests.get(endpoint)
    if (!series) {
      series = { statuses: new Map(), buckets: BOUNDS_SECONDS.map(() => 0), seconds: 0, count: 0 }
      requests.set(endpoint, series)
    }
    const group = `${Math.floor(status / 100)}xx`
    series.statuses.set(group, (series.statuses.get(group) ?? 0) + 1)
    const bucket = BOUNDS_SECONDS.findIndex(bound => seconds <= bound)
    series.buckets[bucket] = (series.buckets[bucket] ?? 0) + 1
    series.seconds += seconds
    series.count++
  }

  function readCounts() {
    return [...requests].flatMap(([endpoint, { statuses }]) =>
      [...statuses].map(([status, value]) => ({ suffix: '_total', labels: { endpoint, status }, value })),
    )
  }

  function readDurations() {
    return [...requests].flatMap(([endpoint, { buckets, seconds, count }]) => {
      let sum = 0
      const below = buckets.map((value, index) => {
        sum += value
        return { suffix: '_bucket', labels: { endpoint, le: numberText(BOUNDS_SECONDS[index] ?? 0) }, value: sum }
      })
      const labels = { endpoint }
      return [...below, { suffix: '_count', labels, value: count }, { suffix: '_sum', labels, value: seconds }]
    })
  }

  return {
    add(type, name, help, read) {
      const isCounter = type === 'counter'
      families.push({
        name: isCounter ? name.replace(/_total$/, '') : name,
        type,
        help,
        read: isCounter ? async () => (await read()).map(sample => ({ ...sample, suffix: '_total' })) : read,
      })
    },
    async measure(c, next) {
      const begun = performance.now()
      await next()
      note(c.get('endpoint') ?? OTHER, c.res.status, (performance.now() - begun) / 1000)
    },
    name: endpoint => (c, next) => {
      c.set('endpoint', endpoint)
      return next()
    },
    async text() {
      const blocks = await Promise.all(families.map(blockOf))
      return `${blocks.join('')}# EOF\n`
    },
  }
}

/** A family whose samples can't be read now has none: a database that is away must not hide the other numbers. */
async function blockOf({ name, type, help, read }: Family): Promise<string> {
  const samples = await Promise.resolve()
    .then(read)
    .catch(() => [])
  const unit = name.endsWith('_seconds') ? 'seconds' : name.endsWith('_bytes') ? 'bytes' : null
  const head = [`# TYPE ${name} ${type}`, ...(unit ? [`# UNIT ${name} ${unit}`] : []), `# HELP ${name} ${help}`]
  const lines = samples.map(({ suffix = '', labels = {}, value }) => {
    // Labels are names of ours, so they need no escaping.
    const pairs = Object.entries(labels).map(([key, text]) => `${key}="${text}"`)
    return `${name}${suffix}${pairs.length > 0 ? `{${pairs.join()}}` : ''} ${numberText(value)}`
  })
  return `${[...head, ...lines].join('\n')}\n`
}

const numberText = (value: number) => (value === Number.POSITIVE_INFINITY ? '+Inf' : String(value))
