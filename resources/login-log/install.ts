import type { Insertable } from 'kysely'
import { DAY_MS, dayOf, isOfficeHour, MINUTE_MS, midnightOf } from '#company/calendar.ts'
import { practiceNow } from '#company/clock.ts'
import { createRandom } from '#company/random.ts'
import { insertRows } from '#server/database/bulk.ts'
import type { Db, Trx } from '#server/database/open.ts'
import type { LoginTable } from '#server/database/schema.ts'
import { createSetting } from '#server/database/settings.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { scopedRows } from '#server/entities/scoped-rows.ts'
import { SEED } from '#shared/platform/sandboxes.ts'

const SETTING = 'login-log-history'
/** The days before today. Today's rows are those of the operators themselves. */
const DAYS = 28

const AGENTS = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
] as const

export const needsCompany = true

/** Gives a new log the sign-ins of the company's members in the last weeks, so that there is something to sort and page. */
export async function install(db: Db): Promise<void> {
  await inTransaction(db, async trx => {
    if (await createSetting(trx, SETTING, '')) await insertRows(trx, 'login', await historyBefore(practiceNow(), trx))
  })
}

type Row = Omit<Insertable<LoginTable>, 'id'>

async function historyBefore(now: number, trx: Trx): Promise<Row[]> {
  const members = await scopedRows(trx, { sandboxId: SEED, accountId: 0 })('member').orderBy('id').execute()
  const random = createRandom('login-log')
  const today = midnightOf(dayOf(now))
  const rows: Row[] = []
  for (let day = today - DAYS * DAY_MS; day < today; day += DAY_MS) {
    const chance = isOfficeHour(day + DAY_MS / 2) ? 0.3 : 0.02
    for (const { id, email, archived_at } of members) {
      const hasLeft = archived_at !== null
      if (!random.chance(hasLeft ? chance / 10 : chance)) continue
      // Most begin their day between half past eight and ten, and some come back after lunch.
      const minute = random.chance(0.85) ? random.int(510, 600) : random.int(780, 1080)
      const at = new Date(day + minute * MINUTE_MS + random.int(0, 59_999)).toISOString()
      const isMistyped = !hasLeft && random.chance(0.02)
      rows.push({
        sent_key: `history:${at}:${id}`,
        // The password of nobody is wrong: the lesson asks for such an attempt.
        outcome: hasLeft || isMistyped ? 'refused' : 'signed-in',
        reason: hasLeft ? 'closed-account' : isMistyped ? 'unknown-account' : null,
        account: isMistyped ? '' : email.slice(0, email.indexOf('@')),
        email: isMistyped ? '' : email,
        level: 'normal',
        login_time: at.replace(/\.\d+/, '.000'),
        address: `10.20.${id % 8}.${10 + (id % 200)}`,
        agent: AGENTS[random.chance(0.8) ? id % AGENTS.length : random.int(0, AGENTS.length - 1)] ?? AGENTS[0],
        received_at: at,
      })
    }
  }
  return rows.sort((one, other) => (one.login_time < other.login_time ? -1 : 1))
}
