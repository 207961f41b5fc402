import { Agent, request } from 'node:http'

export type Load = { requests: number; failed: number; perSecond: number; p50Ms: number; p95Ms: number }

/** Posts JSON from `clients` connections for `seconds`, each sending its next request when the last is answered. */
export async function post(
  url: string,
  {
    clients,
    seconds,
    headers,
    body,
  }: { clients: number; seconds: number; headers: Record<string, string>; body: (n: number) => object },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  let failed = 0
  let sent = 0
  const begun = performance.now()
  async function client() {
    while (performance.now() - begun < seconds * 1000) {
      const at = performance.now()
      const status = await postOnce(url, agent, headers, JSON.stringify(body(sent++)))
      times.push(performance.now() - at)
      if (status >= 300) failed++
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const elapsed = (performance.now() - begun) / 1000
  agent.destroy()
  return {
    requests: times.length,
    failed,
    perSecond: times.length / elapsed,
    p50Ms: quantile(times, 0.5),
    p95Ms: quantile(times, 0.95),
  }
}

export function quantile(values: number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN
}

const postOnce = (url: string, agent: Agent, headers: Record<string, string>, body: string) =>
  new Promise<number>((resolve, reject) => {
    const sending = request(
      url,
      { method: 'POST', agent, headers: { 'content-type': 'application/json', ...headers } },
      reply => {
        reply.resume().on('end', () => resolve(reply.statusCode ?? 0))
      },
    )
    sending.on('error', reject).end(body)
  })
