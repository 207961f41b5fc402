import { DAY_MS, isoOf, MINUTE_MS } from '#company/calendar.ts'
import { practiceNow } from '#company/clock.ts'
import { requireEventRoom } from '#resources/events/recorded.ts'
import type { Reader } from '#server/database/open.ts'
import { serve } from '#server/http/serve.ts'
import { findParts } from '#server/parts.ts'
import { moveRows } from '#server/sandboxes/rows.ts'
import type { SandboxRow } from '#server/sandboxes/visible.ts'
import type { Writing } from '#server/writes/write.ts'
import { refuse } from '#shared/errors.ts'
import { isPermitted } from '#shared/permissions.ts'
import { closeShop, type Happened, openShop, passDays, readShop, type Shop } from './contract.ts'
import { liveOn } from './live-on.ts'
import { planSpan } from './plan.ts'
import { MAX_DAYS } from './rules.ts'

export const endpoints = [
  serve(readShop, async ({ db, operator: { sandboxId } }) => ({
    status: 200,
    body: shopToApi(await requireSandbox(db, sandboxId)),
  })),

  serve(passDays, ({ write, operator, body: { days } }) =>
    write(async writing => {
      const sandbox = await requireSandbox(writing.trx, operator.sandboxId)
      // Main is shared, so making its rows older needs a permission.
      if (days > 0 && sandbox.account_id === null && !isPermitted(operator.permissions, 'main:reset'))
        throw refuse('not-yours')
      if (days > 0) await requireEventRoom(writing)
      const happened = await pass(writing, sandbox, days)
      const shop = shopToApi(await requireSandbox(writing.trx, sandbox.id))
      return { status: 200, body: { shop, happened } } as const
    }),
  ),

  serve(openShop, async ({ write, operator, body: { minutes } }) => {
    const now = Date.now()
    const opening = { open_until: isoOf(now + minutes * MINUTE_MS), tick_at: isoOf(now), opened_by: operator.accountId }
    const shop = await write(async writing => {
      await requireEventRoom(writing)
      // Brings the data up to date first, so that new rows follow without a gap.
      await pass(writing, await requireSandbox(writing.trx, operator.sandboxId), 0)
      for (const { open } of await findParts('shop-hours')) await open(writing, now, now + minutes * MINUTE_MS)
      return changeOpening(writing, opening)
    })
    return { status: 200, body: shop }
  }),

  serve(closeShop, async ({ write }) => ({
    status: 200,
    body: await write(async writing => {
      for (const { close } of await findParts('shop-hours')) await close(writing, Date.now())
      return changeOpening(writing, { open_until: null, tick_at: null, opened_by: null })
    }),
  })),
]

/**
 * Lets days pass in a sandbox. Its data ends now, before and after: all rows become older, and the time since is filled
 * with new ones. If that is more than the maximum, rows are first moved closer.
 */
async function pass(writing: Writing, sandbox: SandboxRow, days: number): Promise<Happened> {
  const now = Math.max(practiceNow(), Date.parse(sandbox.ends_at))
  const idleDays = Math.floor((now - Date.parse(sandbox.ends_at)) / DAY_MS) + days
  const by = Math.max(0, idleDays - MAX_DAYS) - days
  const moved = (at: string) => Date.parse(at) + by * DAY_MS
  if (by !== 0) await moveRows(writing.trx, sandbox.id, by)
  const [from, endsAt] = [moved(sandbox.ends_at), moved(sandbox.events_end_at)]
  const after = { ...sandbox, ends_at: isoOf(now), events_end_at: isoOf(endsAt) }
  await writing.trx
    .updateTable('sandbox')
    .set({ ends_at: after.ends_at, events_end_at: after.events_end_at })
    .where('id', '=', sandbox.id)
    .execute()
  // All rows have changed, so listeners must reload.
  writing.record({
    entity: ENTITY,
    id: sandbox.id,
    action: 'reset',
    before: shopToApi(sandbox),
    after: shopToApi(after),
  })
  return liveOn(writing, state => planSpan(state, { endsAt, from, to: now }))
}

/** The entity of audit entries about a sandbox as a whole. */
const ENTITY = 'shop'

const shopToApi = ({ ends_at, open_until }: SandboxRow): Shop => ({
  endsAt: ends_at,
  openUntil: open_until !== null && Date.parse(open_until) > Date.now() ? open_until : null,
})

/** The current sandbox; refused if it has just been deleted. */
async function requireSandbox(db: Reader, sandboxId: string): Promise<SandboxRow> {
  const sandbox = await db
    .selectFrom('sandbox')
    .selectAll()
    .where('id', '=', sandboxId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!sandbox) throw refuse('sandbox-gone')
  return sandbox
}

type Opening = Pick<SandboxRow, 'open_until' | 'tick_at' | 'opened_by'>

async function changeOpening({ trx, operator, record }: Writing, opening: Opening): Promise<Shop> {
  const before = await requireSandbox(trx, operator.sandboxId)
  await trx.updateTable('sandbox').set(opening).where('id', '=', before.id).execute()
  const shop = shopToApi({ ...before, ...opening })
  record({ entity: ENTITY, id: before.id, action: 'update', before: shopToApi(before), after: shop })
  return shop
}
