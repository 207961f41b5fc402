import { findBugs } from '#practice/server/bugs/bugs.ts'
import { drawBugs } from '#practice/server/bugs/draw.ts'
import { readTraces } from '#practice/server/bugs/store.ts'
import type { Bug } from '#server/bugs.ts'
import type { Reader, Trx } from '#server/database/open.ts'
import { serve } from '#server/http/serve.ts'
import { randomBelow } from '#server/platform/random.ts'
import { lockOwner, requireVisible } from '#server/sandboxes/visible.ts'
import type { Operator } from '#server/sessions/operator.ts'
import type { Writing } from '#server/writes/write.ts'
import { notFound, Problem, refuse } from '#shared/errors.ts'
import { MAX_SEED, namesOneOf, showsFieldOf } from '#shared/platform/bugs.ts'
import { endHunt, listHunts, type Report, readHunt, reportBug, startHunt, takeHint } from './contract.ts'
import { insertHunt } from './start.ts'
import { bugsOf, bugToApi, endOf, foundIn, type HuntRow, hintsIn, huntToApi } from './to-api.ts'

const ENTITY = 'hunts'
const LISTED = 20
const now = () => new Date().toISOString()

/** A key sees the hunts of its sandbox. */
const selectOwn = (db: Reader, { accountId, sandboxId, key }: Operator) =>
  db
    .selectFrom('hunt')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(key !== null, query => query.where('sandbox_id', '=', sandboxId))

async function requireHunt(db: Reader, operator: Operator, id: string): Promise<HuntRow> {
  const row = await selectOwn(db, operator).where('id', '=', id).executeTakeFirstOrThrow(notFound)
  return row
}

/** Changes a hunt that goes on. The audit trail doesn't name its bugs. */
async function change(
  { trx, record }: Writing,
  operator: Operator,
  id: string,
  changes: (row: HuntRow, trx: Trx) => Promise<Partial<HuntRow>>,
): Promise<HuntRow> {
  // Of two reports at once, the second sees what the first has found.
  await lockOwner(trx, operator)
  const row = await requireHunt(trx, operator, id)
  if (endOf(row)) throw refuse('gone')
  const after = { ...row, ...(await changes(row, trx)) }
  const { found, hints, misses, ended_at } = after
  await trx.updateTable('hunt').set({ found, hints, misses, ended_at }).where('id', '=', id).execute()
  record({ entity: ENTITY, id, action: 'update', before: progressOf(row), after: progressOf(after) })
  return after
}

const progressOf = (row: HuntRow) => ({
  id: row.id,
  found: foundIn(row).length,
  hints: hintsIn(row).length,
  misses: row.misses,
  endedAt: row.ended_at,
})

/** The bug that a report shows: one whose wrong response it names, at the place where it is wrong. */
async function findReported(db: Reader, huntId: string, { requestIds, at }: Report): Promise<string | null> {
  const traces = await readTraces(db, huntId, [...new Set([...requestIds, at.requestId])])
  const shown = traces.find(({ requestId, places }) =>
    requestId === at.requestId ? namesOneOf(at.place, places) : showsFieldOf(at.place, places),
  )
  return shown?.bug ?? null
}

/** What to tell next: the page of a bug of which nothing is known, or the endpoint of one whose page is. */
function nextHint(row: HuntRow, bugs: readonly Bug[]) {
  const told = hintsIn(row)
  const open = bugs.filter(({ id }) => !foundIn(row).some(({ bug }) => bug === id))
  const knows = (id: string, what: string) => told.some(one => one.bug === id && one.what === what)
  const next = open.find(({ id }) => knows(id, 'page') && !knows(id, 'endpoint'))
  if (next) return { bug: next.id, what: 'endpoint' as const }
  const fresh = open.find(({ id }) => !knows(id, 'page'))
  return fresh ? { bug: fresh.id, what: 'page' as const } : null
}

export const endpoints = [
  serve(listHunts, async ({ db, operator }) => {
    const rows = await selectOwn(db, operator).orderBy('started_at', 'desc').orderBy('id').limit(LISTED).execute()
    const known = await findBugs()
    return { status: 200, body: { rows: rows.map(row => huntToApi(row, known)) } }
  }),

  serve(startHunt, async ({ writeOwn, bugs: hunted, operator, body }) => {
    const known = await findBugs()
    const { minutes, only, seed = randomBelow(MAX_SEED) } = body
    const all = drawBugs(known.values(), { ...body, seed })
    const drawn = only === undefined ? all : all.slice(only - 1, only)
    const row = await writeOwn(async ({ trx, record }) => {
      await lockOwner(trx, operator)
      const sandbox = await requireVisible(trx, operator, operator.sandboxId)
      if (sandbox.account_id === null) throw refuse('own-sandbox-needed')
      const on = { accountId: operator.accountId, sandboxId: sandbox.id }
      const after = await insertHunt(trx, on, { seed, bugIds: drawn.map(({ id }) => id), minutes })
      record({ entity: ENTITY, id: after.id, action: 'create', before: null, after: progressOf(after) })
      return after
    })
    await hunted.announceChange()
    return { status: 201, body: huntToApi(row, known), headers: { location: `/api/hunts/${row.id}` } }
  }),

  serve(readHunt, async ({ db, operator, params }) => {
    const row = await requireHunt(db, operator, params.huntId)
    return { status: 200, body: huntToApi(row, await findBugs()) }
  }),

  serve(reportBug, async ({ writeOwn, operator, params, body }) => {
    const known = await findBugs()
    let verdict: 'found' | 'already-found' | 'right' = 'right'
    let id: string | null = null
    const row = await writeOwn(writing =>
      change(writing, operator, params.huntId, async (hunt, trx) => {
        id = await findReported(trx, hunt.id, body)
        const found = foundIn(hunt)
        if (id === null) return { misses: hunt.misses + 1 }
        verdict = found.some(({ bug }) => bug === id) ? 'already-found' : 'found'
        if (verdict === 'already-found') return {}
        return { found: JSON.stringify([...found, { ...body, bug: id, foundAt: now() }]) }
      }),
    )
    const bug = id === null ? undefined : known.get(id)
    return { status: 200, body: { verdict, bug: bug ? bugToApi(bug) : null, hunt: huntToApi(row, known) } }
  }),

  serve(takeHint, async ({ writeOwn, operator, params }) => {
    const known = await findBugs()
    const row = await writeOwn(writing =>
      change(writing, operator, params.huntId, async hunt => {
        const hint = nextHint(hunt, bugsOf(hunt, known))
        if (!hint) return {}
        return { hints: JSON.stringify([...hintsIn(hunt), hint]) }
      }),
    )
    return { status: 200, body: huntToApi(row, known) }
  }),

  serve(endHunt, async ({ db, writeOwn, bugs, operator, params: { huntId } }) => {
    try {
      await writeOwn(writing => change(writing, operator, huntId, async () => ({ ended_at: now() })))
      await bugs.announceChange()
    } catch (error) {
      // It has ended already, which is what was wanted.
      if (!(error instanceof Problem) || error.code !== 'gone') throw error
    }
    return { status: 200, body: huntToApi(await requireHunt(db, operator, huntId), await findBugs()) }
  }),
]
