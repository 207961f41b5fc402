import { isoOf } from '#company/calendar.ts'
import { createRandom } from '#company/random.ts'
import { later, type Timer } from '#server/platform/turns.ts'
import type { Services } from '#server/services.ts'
import { findBackgroundOperator } from '#server/sessions/operator.ts'
import { liveOn } from './live-on.ts'
import { planMoment } from './plan-moment.ts'
import { TICK_SECONDS } from './rules.ts'

/** How often to look for open shops, with and without any. */
const BUSY_MS = 1_000
const IDLE_MS = 5_000

type OpenShop = { id: string; open_until: string | null; tick_at: string | null; opened_by: number | null }

/** Schedules the shop's next moment; false if another instance already has. */
async function claim({ db }: Services, { id, open_until, tick_at }: OpenShop, now: number): Promise<boolean> {
  const next = now + createRandom(`${id} ${tick_at}`).int(...TICK_SECONDS) * 1000
  const isOver = open_until === null || Date.parse(open_until) <= next
  const { numUpdatedRows } = await db
    .updateTable('sandbox')
    .set(isOver ? { open_until: null, tick_at: null, opened_by: null } : { tick_at: isoOf(next), ends_at: isoOf(now) })
    .where('id', '=', id)
    .where('tick_at', '=', tick_at)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Makes one thing happen, as the operator who opened the shop. */
async function letHappen({ db, writes }: Services, { id, tick_at, opened_by }: OpenShop, now: number) {
  const operator = await findBackgroundOperator(db, opened_by, id)
  if (!operator) return
  const asked = { operator, endpoint: 'openShop', requestId: `shop-${id}-${now}`, claim: null }
  await writes.by(asked).write(writing => liveOn(writing, state => planMoment(state, now, `${id} ${tick_at}`)))
}

/** Runs every open shop that is due, in only one of several instances. Returns whether any shop is open. */
export async function runOpenShops(services: Services, now: number): Promise<boolean> {
  const open = await services.db
    .selectFrom('sandbox')
    .select(['id', 'open_until', 'tick_at', 'opened_by'])
    .where('tick_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute()
  const due = open.filter(({ tick_at }) => Date.parse(tick_at ?? '') <= now)
  for (const shop of due) if (await claim(services, shop, now)) await letHappen(services, shop, now)
  return open.length > 0
}

/** Runs open shops until the returned function is called. */
export function start(services: Services): () => void {
  let timer: Timer | undefined
  let isEnded = false

  async function run() {
    const isAnyOpen = await runOpenShops(services, Date.now()).catch(error => {
      services.log.debug({ error: String(error) }, 'open shops were not looked after')
      return false
    })
    if (!isEnded) wait(isAnyOpen ? BUSY_MS : IDLE_MS)
  }
  const wait = (ms: number) => {
    timer = later(() => void run(), ms)
  }

  wait(IDLE_MS)
  return () => {
    isEnded = true
    clearTimeout(timer)
  }
}
