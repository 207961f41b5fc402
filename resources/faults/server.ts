import {
  addRule,
  changeRule,
  readOwnRules,
  removeRule,
  removeRules,
  replacePreset,
  ruleToApi,
} from '#practice/server/faults/store.ts'
import type { Reader } from '#server/database/open.ts'
import { serve } from '#server/http/serve.ts'
import type { Faults, Owner } from '#server/practice.ts'
import { findOperations, matcherOf } from '#server/resources.ts'
import type { Writing } from '#server/writes/write.ts'
import { refuse } from '#shared/errors.ts'
import { LIFETIME_SECONDS, preview, rulesOf } from '#shared/platform/faults.ts'
import {
  clearFaults,
  createFault,
  deleteFault,
  type FaultRule,
  listFaults,
  listHeld,
  previewFault,
  releaseHeld,
  startPreset,
  stepHeld,
  updateFault,
} from './contract.ts'

/** Whether an endpoint exists for this request, and whether faults can hit it. */
async function endpointFor(request: { method: string; path: string }): Promise<'open' | 'spared' | 'unknown'> {
  const operations = await findOperations()
  const found = operations.find(({ endpoint }) => endpoint.method === request.method && matcherOf(endpoint)(request))
  if (!found) return 'unknown'
  return found.endpoint.isSpared || found.endpoint.needs === 'public' ? 'spared' : 'open'
}

const readAll = async ({ db, faults, operator }: { db: Reader; faults: Faults; operator: Owner }) => ({
  rules: (await readOwnRules(db, operator)).map(row => ruleToApi(row)),
  held: faults.listHeld(operator).length,
})

const of = ({ id, version }: FaultRule) => ({ entity: 'faults', id, version })

function recordEnds(rows: Parameters<typeof ruleToApi>[0][], record: Writing['record']) {
  for (const before of rows.map(row => ruleToApi(row)))
    record({ entity: 'faults', id: before.id, action: 'delete', before, after: null })
}

export const endpoints = [
  serve(listFaults, async context => ({ status: 200, body: await readAll(context) })),

  serve(createFault, async ({ writeOwn, faults, operator, body }) => {
    const rule = await writeOwn(async ({ trx, record }) => {
      const after = ruleToApi(await addRule(trx, operator, body))
      record({ ...of(after), action: 'create', before: null, after })
      return after
    })
    await faults.announceChange(operator.accountId)
    return { status: 201, body: rule, headers: { location: `/api/faults/${rule.id}` } }
  }),

  serve(updateFault, async ({ writeOwn, faults, operator, params: { faultId }, headers, body }) => {
    const match = headers['if-match']
    const rule = await writeOwn(async ({ trx, record }) => {
      const changed = await changeRule(trx, operator, faultId, match, body)
      const [before, after] = [ruleToApi(changed.before), ruleToApi(changed.after)]
      record({ ...of(after), action: 'update', before, after })
      return after
    })
    await faults.announceChange(operator.accountId)
    return { status: 200, body: rule }
  }),

  serve(deleteFault, async ({ writeOwn, faults, operator, params: { faultId } }) => {
    await writeOwn(async ({ trx, record }) => recordEnds([await removeRule(trx, operator, faultId)], record))
    await faults.announceChange(operator.accountId)
    return { status: 204, body: undefined }
  }),

  serve(clearFaults, async ({ writeOwn, faults, operator }) => {
    await writeOwn(async ({ trx, record }) => recordEnds(await removeRules(trx, operator), record))
    await faults.announceChange(operator.accountId)
    faults.releaseHeld(operator)
    return { status: 204, body: undefined }
  }),

  serve(startPreset, async ({ db, writeOwn, faults, operator, params: { preset }, body }) => {
    const rules = rulesOf(preset).flatMap(rule =>
      (body.paths ?? [rule.path]).map(path => ({ seconds: LIFETIME_SECONDS, ...rule, path })),
    )
    await writeOwn(async ({ trx, record }) => {
      const { ended, begun } = await replacePreset(trx, operator, preset, rules)
      recordEnds(ended, record)
      for (const after of begun.map(row => ruleToApi(row)))
        record({ ...of(after), action: 'create', before: null, after })
    })
    await faults.announceChange(operator.accountId)
    return { status: 200, body: await readAll({ db, faults, operator }) }
  }),

  serve(previewFault, async ({ db, faults, operator, query }) => {
    const endpoint = await endpointFor({ method: query.method, path: pathOf(query.path) })
    const hit =
      endpoint === 'open' ? faults.find(operator, { method: query.method, path: pathOf(query.path) }) : undefined
    const row = hit && (await readOwnRules(db, operator)).find(({ id }) => id === hit.id)
    if (!row) return { status: 200, body: { endpoint, rule: null, call: 1, applied: 'none' } }
    const rule = ruleToApi(row)
    const call = rule.calls + 1
    return { status: 200, body: { endpoint, rule, call, applied: preview(rule.fault, call) } }
  }),

  serve(listHeld, async ({ faults, operator }) => ({ status: 200, body: { held: faults.listHeld(operator) } })),

  serve(stepHeld, async ({ faults, operator, params: { heldId }, body }) => {
    if (!faults.stepHeld(operator, heldId, body)) throw refuse('not-found')
    return { status: 204, body: undefined }
  }),

  serve(releaseHeld, async ({ faults, operator }) => {
    faults.releaseHeld(operator)
    return { status: 204, body: undefined }
  }),
]

const pathOf = (path: string) => path.split(/[?#]/)[0] ?? path
