import { DAY_MS, END, isoOf } from '#company/calendar.ts'
import { daysBetween, practiceNow } from '#company/clock.ts'
import type { Trx } from '#server/database/open.ts'
import { findParts } from '#server/parts.ts'
import { copyRows } from '#server/sandboxes/rows.ts'
import type { Operator } from '#server/sessions/operator.ts'
import { createRows } from '#server/writes/rows.ts'
import { SEED } from '#shared/platform/sandboxes.ts'

/** The operator of seeded data; no account. */
const nobodyIn = (sandboxId: string): Operator => ({
  accountId: 0,
  account: '',
  email: '',
  kind: 'operator',
  level: 'normal',
  permissions: [],
  roleId: null,
  sandboxId,
  key: null,
  expiresAt: null,
})

/**
 * Fills an empty sandbox with the seeded data, moved by whole days so that it ends within the last day, and adds the
 * hours since then.
 */
export async function deliver(trx: Trx, sandboxId: string): Promise<void> {
  const now = practiceNow()
  const days = daysBetween(isoOf(END), now)
  await copyRows(trx, SEED, sandboxId, days)
  const endsAt = END + days * DAY_MS
  await trx
    .updateTable('sandbox')
    .set({ ends_at: isoOf(now), events_end_at: isoOf(endsAt) })
    .where('id', '=', sandboxId)
    .execute()
  const record = () => {}
  const rows = createRows({ trx, operator: nobodyIn(sandboxId), target: 'sandbox', prepared: new Map(), record })
  if (now <= endsAt) return
  for (const catchUp of await findParts('catch-up'))
    await catchUp({ ...rows, record }, { endsAt, from: endsAt, to: now })
}
