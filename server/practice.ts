import type { Context, MiddlewareHandler } from 'hono'
import type { Endpoint } from '#shared/contract.ts'
import type { Fault } from '#shared/platform/faults.ts'
import type { HeldAction, HeldRequest } from '#shared/platform/held.ts'
import type { LiveBus } from './bus/bus.ts'
import type { KeptRead } from './bus/keep-read.ts'
import type { Db } from './database/open.ts'
import type { AnyAnswer } from './http/any-answer.ts'
import { isFile, loadModule } from './platform/files.ts'
import type { Log } from './platform/log.ts'
import type { Operator } from './sessions/operator.ts'

// What practice does on the way of a request. It is a guest: without the folder `practice/`, nothing of this happens.

/** A request of an operator, and what its endpoint would answer. */
export type FaultRequest = {
  c: Context
  id: string
  endpoint: Endpoint
  operator: Operator
  answer: () => Promise<Response>
  /** Answers as if the request had just arrived: finds the caller and checks their permission again. */
  answerAnew: () => Promise<Response>
}

/** Whose requests a rule applies to, and who may see it. */
export type Owner = Pick<Operator, 'accountId' | 'sandboxId' | 'key'>
/** Who sends a request or reads messages, and where. */
export type Reader = Pick<Operator, 'accountId' | 'sandboxId'>

/** An active rule of an operator. */
export type Rule = {
  id: string
  accountId: number
  /** The only sandbox whose requests it applies to. */
  ruleSandboxId: string | null
  version: number
  fault: Fault
  startedMs: number
  endsMs: number
  matches: (request: { method: string; path: string }) => boolean
}

export type Faults = {
  /** Passes a request to its endpoint, through the matching fault if there is one. Without one it costs a look-up. */
  answer(request: FaultRequest): Promise<Response>
  /** The narrowest active rule that matches a request of this operator. */
  find(operator: Reader, request: { method: string; path: string }): Rule | undefined
  /** The narrowest active rule for the messages of a socket or an event stream. */
  findForChannel(operator: Reader, path: string): Rule | undefined
  /** Counts a call of a rule and returns the fault to apply. Null if the rule has ended in the meantime. */
  hit(rule: Rule): Promise<{ fault: Partial<Fault>; call: number } | null>
  /** Reads the operator's rules again and notifies the other instances. They apply when the promise resolves. */
  announceChange(accountId: number): Promise<void>
  /** The requests that are held for this caller, in the order of arrival. */
  listHeld(owner: Owner): HeldRequest[]
  /** Lets a held request go on, fail or lose its connection. Returns false if the caller has no such request. */
  stepHeld(owner: Owner, id: string, action: HeldAction): boolean
  releaseHeld(owner: Owner): void
  /** Ends the rules of all operators and lets what they hold go on, such as between two stories. */
  endAll(): Promise<void>
  /** Releases what is held and holds nothing any more, so that the server can stop. */
  stop(): void
  close(): void
}

export type Traffic = {
  /** Records each request of an endpoint, with exactly what was sent back. */
  recorderOf(operation: { id: string; endpoint: Endpoint }): MiddlewareHandler
  /** Resolves when everything recorded so far is in the database. */
  settled(): Promise<void>
  /** How many requests are not written yet. */
  waiting(): number
  close(): Promise<void>
}

/** What a handler would be called with, and what calls it. */
export type HandlerCall = {
  id: string
  endpoint: Endpoint
  sandboxId: string
  requestId: string
  context: Record<string, unknown>
  handle: (context: Record<string, unknown>) => Promise<AnyAnswer>
}

/** The bugs that operators hunt in sandboxes of their own. */
export type Bugs = KeptRead & {
  /** Calls a handler, through the bug of its endpoint if there is one in this sandbox. Without one it costs a look-up. */
  answer(call: HandlerCall): Promise<AnyAnswer>
}

/** Checks the tasks of lessons as requests are recorded. */
export type Lessons = { close(): Promise<void> }

type Parts = { db: Db; bus: LiveBus; log: Log }
export type Practice = {
  createFaults(parts: Parts): Promise<Faults>
  createBugs(parts: Parts): Promise<Bugs>
  createTraffic(parts: Parts): Traffic
  watchLessons(parts: Parts): Lessons
}

export const noTraffic: Traffic = {
  recorderOf: () => (_, next) => next(),
  settled: async () => {},
  waiting: () => 0,
  close: async () => {},
}

const NO_PRACTICE: Practice = {
  createFaults: async () => ({
    answer: request => request.answer(),
    find: () => undefined,
    findForChannel: () => undefined,
    hit: async () => null,
    announceChange: async () => {},
    listHeld: () => [],
    stepHeld: () => false,
    releaseHeld() {},
    endAll: async () => {},
    stop() {},
    close() {},
  }),
  createBugs: async () => ({
    answer: ({ handle, context }) => handle(context),
    announceChange: async () => {},
    close() {},
  }),
  createTraffic: () => noTraffic,
  watchLessons: () => ({ close: async () => {} }),
}

const FILE = 'practice/server/practice.ts'

export async function findPractice(): Promise<Practice> {
  return isFile(FILE) ? (await loadModule<{ practice: Practice }>(FILE)).practice : NO_PRACTICE
}
