import autocannon from 'autocannon'

export type Load = { requests: number; failed: number; perSecond: number; p50Ms: number; p97Ms: number }

/** Posts JSON over `clients` connections for `seconds`. Each sends its next request after the last response. */
export async function post(
  url: string,
  {
    clients,
    seconds,
    headers,
    body,
  }: { clients: number; seconds: number; headers: Record<string, string>; body: (n: number) => object },
): Promise<Load> {
  let sent = 0
  const { requests, latency, errors, non2xx } = await autocannon({
    url,
    connections: clients,
    duration: seconds,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    requests: [{ setupRequest: request => ({ ...request, body: JSON.stringify(body(sent++)) }) }],
  })
  return {
    requests: requests.total,
    failed: errors + non2xx,
    perSecond: requests.average,
    p50Ms: latency.p50,
    p97Ms: latency.p97_5,
  }
}
