import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect } from 'vitest'
import { check } from '#pages/page8/page8_01-api-practice/catalogue/check.ts'
import { type Operation, readOperations } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { DEMO_ACCOUNTS } from '#server/sessions/demo-accounts.ts'
import { LEVEL_CODE, startConsole } from '#tests/running-console.ts'
import { isLong } from '#tests/tier.ts'
import { addressOf, type FuzzRequest, requestsOf } from './fuzz-requests.ts'

// Sends generated requests, based on the OpenAPI document, to a real process. Invalid input must never break it.

const REQUESTS = isLong ? 10_000 : 750
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122)
/** The number of concurrent requests. */
const CLIENTS = 8
/** A request that takes longer counts as hanging. */
const PATIENCE_MS = 60_000
const MAX_MB = 250
const MAX_MB_LATER = 190
const LATER_MS = 60_000

/** Excluded, because they would end the session that sends the other requests. */
const ENDINGS = ['signOut', 'endSession', 'endSessions', 'shortenSession']
/** Faults affect the account that creates them, so these requests use another account. */
const FAULTS = 'faults'
const [ADMIN, OPERATOR] = DEMO_ACCOUNTS

/** Trusts X-Forwarded-For, so that failed sign-ins from other addresses don't block those that the test needs. */
const SETTINGS = { STRIVE_TRUSTED_PROXIES: '127.0.0.1' }

async function enter(url: string, account: (typeof DEMO_ACCOUNTS)[number]): Promise<string> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' }
  const entered = await fetch(`${url}/api/sessions`, { method: 'POST', headers, body: JSON.stringify(account) })
  const { token }: { token: string } = JSON.parse(await entered.text())
  const body = JSON.stringify({ code: LEVEL_CODE })
  const own = { ...headers, authorization: `Bearer ${token}` }
  await (await fetch(`${url}/api/sessions/current/level`, { method: 'PUT', headers: own, body })).text()
  return token
}

/** Makes the same number of requests for each operation, in random order. The same seed gives the same requests. */
function makeRequests(operations: readonly Operation[]): FuzzRequest[] {
  const each = Math.ceil(REQUESTS / operations.length)
  const made = operations.flatMap(operation => fc.sample(requestsOf(operation), { numRuns: each, seed: SEED }))
  const [shuffled = []] = fc.sample(fc.shuffledSubarray(made, { minLength: made.length }), { numRuns: 1, seed: SEED })
  return shuffled
}

/** The defect of a response, or null. */
async function defectOf({ operation }: FuzzRequest, reply: Response): Promise<string | null> {
  const declared = operation.replies[reply.status]
  const type = reply.headers.get('content-type') ?? ''
  if (type.startsWith('text/event-stream')) {
    await reply.body?.cancel()
    return declared ? null : 'an undeclared stream'
  }
  const text = await reply.text()
  if (reply.status >= 500 && reply.status !== 503) return `failed: ${text}`
  if (!declared) return `an undeclared status: ${text}`
  if (reply.status >= 400 && type !== 'application/problem+json') return `a refusal as ${type}: ${text}`
  if (!type.includes('json') || !declared.schema) return null
  const differences = check(declared.schema, JSON.parse(text))
  return differences.length > 0 ? `another shape than declared: ${JSON.stringify(differences)} in ${text}` : null
}

type Found = { what: string; request: string }

/** Sends all requests, some concurrently. Returns the defects of the responses and the counts of their statuses. */
async function sendAll(url: string, requests: FuzzRequest[]) {
  const tokens = { mine: await enter(url, ADMIN), faulty: await enter(url, OPERATOR) }
  const found: Found[] = []
  const statuses = new Map<number, number>()
  const left = requests.entries()

  async function sendNext([place, request]: [number, FuzzRequest]) {
    const { operation, headers, body } = request
    const given = operation.resource === FAULTS ? tokens.faulty : tokens.mine
    const init = {
      method: operation.method,
      headers: {
        ...headers,
        'x-forwarded-for': `198.51.100.${place % 250}`,
        ...(place % 50 !== 0 && { authorization: `Bearer ${given}` }),
      },
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    }
    const what = await fetch(url + addressOf(request), init).then(
      reply => {
        statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
        return defectOf(request, reply)
      },
      error => `no answer: ${error} ${error.cause ?? ''}`,
    )
    if (what === null) return
    const shown = { ...request, operation: operation.id, body: String(body).slice(0, 500) }
    found.push({ what: what.slice(0, 1_000), request: JSON.stringify(shown).slice(0, 1_500) })
  }

  const client = async () => {
    for (const next of left) await sendNext(next)
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  await cancelJobs(url, tokens.mine)
  return { found, statuses }
}

/** Cancels the jobs that the requests have started. Some pause for minutes, and keep their thread for so long. */
async function cancelJobs(url: string, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  const active = await fetch(`${url}/api/jobs?isActive=true`, { headers })
  const { rows }: { rows: { id: string }[] } = JSON.parse(await active.text())
  for (const { id } of rows)
    await (await fetch(`${url}/api/jobs/${id}/cancellation`, { method: 'POST', headers })).text()
  console.log(`cancelled ${rows.length} jobs`)
}

/** The current and peak memory of the process in MB, as reported by Linux. */
function memoryOf(pid: number | undefined) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024
  return { now: read('VmRSS'), most: read('VmHWM') }
}

/** Sends the requests to a console with these settings, and checks every response and the memory of the process. */
export async function attack(settings: Record<string, string>) {
  const running = await startConsole({ ...SETTINGS, ...settings })
  // Restarts, because the first start also seeds the database, which takes more memory.
  await running.kill()
  await running.restart()
  const document = await (await fetch(`${running.url}/api/openapi.json`)).json()
  const operations = readOperations(document).filter(
    ({ id, live }) => live?.transport !== 'WS' && !ENDINGS.includes(id),
  )
  const requests = makeRequests(operations)
  console.log(`${requests.length} requests for ${operations.length} operations, seed ${SEED}`)
  const { found, statuses } = await sendAll(running.url, requests)
  expect(found.slice(0, 20), `${found.length} answers were wrong, seed ${SEED}`).toEqual([])
  // Makes sure that the requests cover all kinds of responses.
  for (const status of [200, 400, 404, 422])
    expect(statuses.get(status) ?? 0, `${status}`).toBeGreaterThan(REQUESTS / 200)
  expect((await fetch(`${running.url}/readyz`)).status).toBe(200)
  if (existsSync('/proc/self/status')) {
    const { pid } = running.process
    console.log(`memory: ${JSON.stringify(memoryOf(pid))} MB`)
    expect(memoryOf(pid).most).toBeLessThanOrEqual(MAX_MB)
    await expect.poll(() => memoryOf(pid).now, { timeout: LATER_MS, interval: 1_000 }).toBeLessThanOrEqual(MAX_MB_LATER)
  }
  await running.stop()
}
