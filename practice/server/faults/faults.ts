import type { Context } from 'hono'
import { pageOf } from '#practice/server/traffic/row.ts'
import { keepRead, type Listening } from '#server/bus/keep-read.ts'
import type { Db } from '#server/database/open.ts'
import type { FaultRequest, Faults, Reader, Rule } from '#server/practice.ts'
import { isSession, type Operator } from '#server/sessions/operator.ts'
import { endSession } from '#server/sessions/sessions.ts'
import { type Endpoint, isSchema } from '#shared/contract.ts'
import { refuse } from '#shared/errors.ts'
import {
  APPLIED_HEADER,
  FAULT_HEADER,
  FAULT_QUERY,
  faultAt,
  isForMessages,
  parseOwnFault,
} from '#shared/platform/faults.ts'
import { type HeldRequest, MAX_HELD_PATH, MAX_HOLD_MS } from '#shared/platform/held.ts'
import { PAGE_HEADER } from '#shared/platform/traffic.ts'
import { createResends, cutConnection } from './cut-connection.ts'
import { createHolds } from './holds.ts'
import { ruleSandboxOf } from './owner.ts'
import { createMemory, type Hit, type Memory, runFault } from './run-fault.ts'
import { countCall, dropRule, readRules, removeEnded, ruleOf } from './store.ts'

/** The practice faults of all operators. Each instance caches the rules, so that a request needs no query. */
export async function createFaults({ db, bus, log }: { db: Db } & Listening): Promise<Faults> {
  let byAccount = new Map<number, Rule[]>()
  // Kept while the rule stays the same, so that a change to another rule doesn't refill a bucket.
  const memories = new Map<string, { version: number; memory: Memory }>()
  const resends = createResends()
  const holds = createHolds(bus)

  /** A rule is parsed once, not again whenever all are read. */
  const ruleIn = (row: Parameters<typeof ruleOf>[0]): Rule =>
    byAccount.get(row.account_id)?.find(({ id, version }) => id === row.id && version === row.version) ?? ruleOf(row)

  async function readAll() {
    await removeEnded(db)
    byAccount = Map.groupBy((await readRules(db)).map(ruleIn), rule => rule.accountId)
    const live = new Set([...byAccount.values()].flat().map(rule => rule.id))
    for (const id of memories.keys()) if (!live.has(id)) memories.delete(id)
  }

  async function readOf(accountId: number) {
    const rules = (await readRules(db, accountId)).map(ruleIn)
    if (rules.length > 0) byAccount.set(accountId, rules)
    else byAccount.delete(accountId)
    holds.keepRules(
      accountId,
      rules.filter(({ fault }) => fault.hold).map(({ id }) => id),
    )
  }

  const kept = await keepRead(
    { bus, log },
    { topic: 'faults', what: 'the practice faults', read: of => (of ? readOf(of.accountId) : readAll()) },
  )
  const announceChange = (accountId: number) => kept.announceChange({ topic: 'faults', accountId })

  async function endAll() {
    const ended = await db.deleteFrom('fault').returning('account_id').execute()
    for (const accountId of new Set(ended.map(row => row.account_id))) await announceChange(accountId)
  }

  function memoryOf({ id, version, fault, startedMs }: Rule): Memory {
    const known = memories.get(id)
    if (known?.version === version) return known.memory
    const memory = createMemory(fault, startedMs)
    memories.set(id, { version, memory })
    return memory
  }

  type Wanted = { method: string; path: string }
  function findFor({ accountId, sandboxId }: Reader, request: Wanted, isMessage: boolean) {
    const now = Date.now()
    const isFor = (rule: Rule) => rule.ruleSandboxId === null || rule.ruleSandboxId === sandboxId
    return byAccount
      .get(accountId)
      ?.find(
        rule => rule.endsMs > now && isFor(rule) && isForMessages(rule.fault) === isMessage && rule.matches(request),
      )
  }
  const find: Faults['find'] = (operator, request) => findFor(operator, request, false)

  async function hitBy(rule: Rule): Promise<Hit | null> {
    const call = await countCall(db, rule)
    if (call === null) return null
    // Lets open windows show that the fault is used up.
    if (call === rule.fault.first) bus.publish({ topic: 'faults', accountId: rule.accountId })
    return { fault: faultAt(rule.fault, call), call, memory: memoryOf(rule), source: `rule=${rule.id};call=${call}` }
  }

  /**
   * Ends the session for real and removes the rule, which has done its work. An API key isn't ended, because it
   * couldn't be recovered: the request is only refused as if it had.
   */
  async function endFor(operator: Operator, rule: Rule | undefined) {
    if (isSession(operator)) {
      await endSession(db, operator.sessionId)
      bus.publish({ topic: 'session-ended', sessionIds: [operator.sessionId] })
    }
    if (!rule) return
    await dropRule(db, rule.id)
    await announceChange(operator.accountId)
  }

  function hold({ c, id, operator }: FaultRequest, rule: Rule | undefined) {
    const { search } = new URL(c.req.url)
    const { accountId, sandboxId } = operator
    const asked = {
      accountId,
      sandboxId,
      ruleSandboxId: rule ? rule.ruleSandboxId : ruleSandboxOf(operator),
      // The methods of endpoints are those of requests.
      method: c.req.method as HeldRequest['method'],
      path: `${c.req.path}${search}`.slice(0, MAX_HELD_PATH),
      endpoint: id,
      page: pageOf(c.req.header(PAGE_HEADER)),
      faultId: rule?.id ?? null,
    }
    return holds.hold(asked, rule ? rule.endsMs - Date.now() : MAX_HOLD_MS, c.req.raw.signal)
  }

  async function answerWithFault(fullRequest: FaultRequest, own: string | null): Promise<Response> {
    const { c, endpoint, operator, answer, answerAnew } = fullRequest
    const request = { method: c.req.method, path: c.req.path }
    const rule = own === null ? find(operator, request) : undefined
    if (own === null && !rule) return answer()
    const resend = `${c.req.header('authorization')} ${c.req.method} ${c.req.url} ${await bodyOf(c, endpoint)}`
    if (resends.isResent(c, resend)) {
      resends.note(c, resend)
      const cut = cutConnection(c)
      cut.headers.set(APPLIED_HEADER, 'resent')
      return cut
    }
    const hit = rule ? await hitBy(rule) : ownHit(own ?? '', c)
    if (!hit) return answer()
    return runFault(hit, {
      c,
      reader: readerOf(operator),
      answer: hit.fault.hold ? answerAnew : answer,
      hold: () => hold(fullRequest, rule),
      mayRepeat: !endpoint.body || isSchema(endpoint.body),
      endSession: () => endFor(operator, rule),
      noteCut: () => resends.note(c, resend),
    })
  }

  return {
    answer(request) {
      const own = ownFault(request.c)
      if (own === null && !byAccount.has(request.operator.accountId)) return request.answer()
      return answerWithFault(request, own)
    },
    find,
    findForChannel: (operator, path) => findFor(operator, { method: 'GET', path }, true),
    hit: hitBy,
    announceChange,
    listHeld: owner => holds.list(owner),
    stepHeld: holds.step,
    releaseHeld: holds.releaseAll,
    endAll,
    stop: holds.stop,
    close() {
      holds.close()
      kept.close()
    },
  }
}

/** The fault that the request itself asks for, as text. Null if there is none. */
const ownFault = (c: Context): string | null =>
  c.req.header(FAULT_HEADER) ?? (c.req.url.includes(FAULT_QUERY) ? (c.req.query(FAULT_QUERY) ?? null) : null)

function ownHit(text: string, c: Context): Hit {
  const { fault, issues } = parseOwnFault(text)
  const place = c.req.header(FAULT_HEADER) === undefined ? `/query/${FAULT_QUERY}` : `/headers/${FAULT_HEADER}`
  if (!fault) {
    const errors = issues.map(({ parameter, code }) => ({ pointer: parameter ? `${place}/${parameter}` : place, code }))
    throw refuse('invalid-input', { errors })
  }
  const seed = fault.seed ?? Math.floor(Math.random() * 2 ** 31)
  return { fault: faultAt({ ...fault, seed }, 1), call: 1, memory: createMemory(fault), source: 'request' }
}

/** An operator's keys and sessions share a rule, but see other data in another sandbox, or with other permissions. */
const readerOf = ({ sandboxId, key, permissions }: Operator) => [sandboxId, key?.id, ...permissions].join()

/** The request body as it was sent. Empty for a byte stream, which can only be read once. */
const bodyOf = async (c: Context, { body }: Endpoint) => (isSchema(body) ? c.req.text() : '')
