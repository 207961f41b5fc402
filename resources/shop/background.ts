import { isoOf } from '#company/calendar.ts'
import { createRandom } from '#company/random.ts'
import type { Services } from '#server/services.ts'
import type { Operator } from '#server/sessions/sessions.ts'
import { liveOn } from './live-on.ts'
import { planMoment } from './plan-moment.ts'
import { TICK_SECONDS } from './rules.ts'

/** How often open shops are looked for, while there is one and while there is none. */
const BUSY_MS = 1_000
const IDLE_MS = 5_000

type OpenShop = { id: string; open_until: string | null; tick_at: string | null; opened_by: number | null }

/**
 * Lets something happen in every open shop, every few seconds, as the operator who opened it. Several instances share the work: of those
 * who find a shop due, the one that moves its next moment on does it.
 */
export function start({ db, writes, log }: Services): () => void {
  let timer: NodeJS.Timeout | undefined
  let isEnded = false

  async function claim({ id, open_until, tick_at }: OpenShop, now: number): Promise<boolean> {
    const next = now + createRandom(`${id} ${tick_at}`).int(...TICK_SECONDS) * 1000
    const isOver = open_until === null || Date.parse(open_until) <= next
    const { numUpdatedRows } = await db
      .updateTable('sandbox')
      .set(
        isOver ? { open_until: null, tick_at: null, opened_by: null } : { tick_at: isoOf(next), ends_at: isoOf(now) },
      )
      .where('id', '=', id)
      .where('tick_at', '=', tick_at)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  async function letHappen({ id, tick_at, opened_by }: OpenShop, now: number) {
    const account = await db
      .selectFrom('account')
      .select(['id', 'account', 'email'])
      .where('id', '=', opened_by)
      .executeTakeFirst()
    if (!account) return
    const operator: Operator = {
      accountId: account.id,
      account: account.account,
      email: account.email,
      level: 'normal',
      permissions: [],
      roleId: null,
      sandboxId: id,
      key: null,
      expiresAt: null,
    }
    const asked = { operator, endpoint: 'openShop', requestId: `shop-${id}-${now}`, claim: null }
    await writes.by(asked).write(writing => liveOn(writing, state => planMoment(state, now, `${id} ${tick_at}`)))
  }

  async function look(): Promise<boolean> {
    const open = await db
      .selectFrom('sandbox')
      .select(['id', 'open_until', 'tick_at', 'opened_by'])
      .where('tick_at', 'is not', null)
      .where('deleted_at', 'is', null)
      .execute()
    const now = Date.now()
    for (const shop of open)
      if (Date.parse(shop.tick_at ?? '') <= now && (await claim(shop, now))) await letHappen(shop, now)
    return open.length > 0
  }

  async function run() {
    const isAnyOpen = await look().catch(error => {
      log.debug({ error: String(error) }, 'open shops were not looked for')
      return false
    })
    if (!isEnded) timer = setTimeout(() => void run(), isAnyOpen ? BUSY_MS : IDLE_MS).unref()
  }

  timer = setTimeout(() => void run(), IDLE_MS).unref()
  return () => {
    isEnded = true
    clearTimeout(timer)
  }
}
