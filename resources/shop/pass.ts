import { DAY_MS, isoOf } from '#company/calendar.ts'
import { practiceNow } from '#company/clock.ts'
import { moveRows } from '#server/sandboxes/rows.ts'
import type { SandboxRow } from '#server/sandboxes/visible.ts'
import type { Writing } from '#server/writes/write.ts'
import type { Happened } from './contract.ts'
import { liveOn } from './live-on.ts'
import { ENTITY, shopToApi } from './opening.ts'
import { planSpan } from './plan.ts'
import { MAX_DAYS } from './rules.ts'

/**
 * Lets days pass in a sandbox. Its data ends now, before and after: all rows become older, and the time since is filled
 * with new ones. If that is more than the maximum, rows are first moved closer.
 */
export async function pass(writing: Writing, sandbox: SandboxRow, days: number): Promise<Happened> {
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
