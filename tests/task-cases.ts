import { globSync } from 'node:fs'
import { clearFaults, createFault } from '#resources/faults/contract.ts'
import { parseFault } from '#shared/platform/faults.ts'
import { ADMIN, createTestApp, listen, type TestApp } from './test-app.ts'

// Each page with tasks has a `tasks.cases.ts` with a solution by requests alone, and near misses that must prove
// nothing. The page's story solves all three tasks in a browser, which shows that the page sends such requests.

type Client = Awaited<ReturnType<TestApp['signInAs']>>

export type Bench = {
  app: TestApp
  /** A client of the operator whose tasks are checked. */
  me: Client
  /** Sends a request over a real connection. Returns null if the connection is cut. */
  send(path: string, init?: RequestInit, token?: string): Promise<Response | null>
  /** Creates a practice fault for an endpoint from text such as `status=503;first=2`. */
  putFault(fault: string, path: string, method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'): Promise<void>
}

export type TaskCase = {
  solution: (bench: Bench) => Promise<unknown>
  /** Attempts that must leave the task open, named by what they lack. */
  nearMisses: Record<string, (bench: Bench) => Promise<unknown>>
}
export type TaskCases = Record<string, TaskCase>

const ROOT = `${import.meta.dirname}/..`

export async function findTaskCases(): Promise<Map<string, TaskCases>> {
  const found = new Map<string, TaskCases>()
  for (const file of globSync('pages/**/tasks.cases.ts', { cwd: ROOT }).sort()) {
    const [page = ''] = /page\d(_\d\d)?(?=-)/.exec(file) ?? []
    const { cases }: { cases: TaskCases } = await import(/* @vite-ignore */ `#${file}`)
    found.set(page, cases)
  }
  return found
}

/** Ignores a refusal. */
export const attempt = (work: Promise<unknown>) => work.catch(() => undefined)

/** Options for `send`: a request with a JSON body. */
export const json = (method: string, body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers,
})

/** Options for `send`: a request with a practice fault. */
export const faulty = (fault: string) => ({ headers: { 'x-practice-fault': fault } })

export async function openBench(): Promise<Bench & { reset(): Promise<void>; close(): Promise<void> }> {
  const app = await createTestApp()
  const server = await listen(app)
  const me = await app.signInAs(ADMIN)
  return {
    app,
    me,
    send: (path, init = {}, token = me.token) =>
      fetch(`http://${server.host}${path}`, {
        ...init,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...init.headers },
      }).catch(() => null),
    async putFault(fault, path, method = 'GET') {
      const parsed = parseFault(fault).fault
      if (!parsed) throw new Error(`${fault} is no practice fault.`)
      await me.call(createFault, { body: { method, path, fault: parsed } })
    },
    /** Isolates cases from each other. */
    async reset() {
      await me.call(clearFaults)
      await app.db.deleteFrom('throttle').execute()
      await app.services.traffic.settled()
      await app.db.deleteFrom('traffic').execute()
    },
    async close() {
      server.close()
      await app.close()
    },
  }
}
