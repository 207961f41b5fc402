import type { Reader } from '#server/database/open.ts'
import type { SandboxRow } from '#server/sandboxes/visible.ts'
import type { Writing } from '#server/writes/write.ts'
import { refuse } from '#shared/errors.ts'
import type { Shop } from './contract.ts'

/** The entity of audit entries about a sandbox as a whole. */
export const ENTITY = 'shop'

export const shopToApi = ({ ends_at, open_until }: SandboxRow): Shop => ({
  endsAt: ends_at,
  openUntil: open_until !== null && Date.parse(open_until) > Date.now() ? open_until : null,
})

/** The current sandbox; refused if it has just been deleted. */
export async function requireSandbox(db: Reader, sandboxId: string): Promise<SandboxRow> {
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

export async function changeOpening({ trx, operator, record }: Writing, opening: Opening): Promise<Shop> {
  const before = await requireSandbox(trx, operator.sandboxId)
  await trx.updateTable('sandbox').set(opening).where('id', '=', before.id).execute()
  const shop = shopToApi({ ...before, ...opening })
  record({ entity: ENTITY, id: before.id, action: 'update', before: shopToApi(before), after: shop })
  return shop
}
