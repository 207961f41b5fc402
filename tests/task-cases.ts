import { globSync } from 'node:fs'
import { clearFaults, createFault } from '#resources/faults/contract.ts'
import { parseFault } from '#shared/platform/faults.ts'
import { ADMIN, createTestApp, listen, type TestApp } from './test-app.ts'

// Each page with tasks has a `tasks.cases.ts`: how each is solved by requests alone, and what comes close and must prove nothing.
// That the page itself sends such requests is shown by its story, which solves all three in a browser.

type Client = Awaited<ReturnType<TestApp['signInAs']>>

/** What a case works with. */
export type Bench = {
  app: TestApp
  /** The operator whose tasks are checked. */
  me: Client
  /** A request over a real connection, whose answer may be a refusal, or none when the line is cut. */
  send(path: string, init?: RequestInit, token?: string): Promise<Response | null>
  /** Puts a practice fault on an endpoint, as `status=503;first=2` writes it. */
  putFault(fault: string, path: string, method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'): Promise<void>
}

export type TaskCase = {
  solution: (bench: Bench) => Promise<unknown>
  /** What resembles the solution, by what it lacks: each must leave the task open. */
  nearMisses: Record<string, (bench: Bench) => Promise<unknown>>
}
/** By the task's id. */
export type TaskCases = Record<string, TaskCase>

const ROOT = `${import.meta.dirname}/..`

/** The cases of all pages, by page id. */
export async function findTaskCases(): Promise<Map<string, TaskCases>> {
  const found = new Map<string, TaskCases>()
  for (const file of globSync('pages/**/tasks.cases.ts', { cwd: ROOT }).sort()) {
    const [page = ''] = /page\d(_\d\d)?(?=-)/.exec(file) ?? []
    const { cases }: { cases: TaskCases } = await import(/* @vite-ignore */ `#${file}`)
    found.set(page, cases)
  }
  return found
}

/** Does what may be refused. */
export const attempt = (work: Promise<unknown>) => work.catch(() => undefined)

/** A request with a JSON body, for `send`. */
export const json = (method: string, body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers,
})

/** A request that asks for a practice fault of its own, for `send`. */
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
    /** Nothing of one case is seen by the next. */
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
