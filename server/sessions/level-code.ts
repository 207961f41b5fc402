import { randomBytes } from 'node:crypto'
import type { Db } from '#server/database/open.ts'
import { hashPassword, isPassword } from './passwords.ts'

const KEY = 'level-code-hash'

/** The code that grants the level supersuper (S-AUTH-5). `fresh` is the code itself if it was just created. */
export type LevelCode = { isRight(code: string): Promise<boolean>; fresh: string | null }

/** Uses the configured code. Without one, the first start creates a random code and stores only its hash. */
export async function openLevelCode(db: Db, configured: string | null): Promise<LevelCode> {
  if (configured) {
    const hash = await hashPassword(configured)
    return { isRight: code => isPassword(code, hash), fresh: null }
  }
  const code = randomBytes(12).toString('base64url')
  const stored = await readHash(db)
  if (stored) return { isRight: guess => isPassword(guess, stored), fresh: null }
  const own = await hashPassword(code)
  await db
    .insertInto('setting')
    .values({ key: KEY, value: own })
    .onConflict(conflict => conflict.column('key').doNothing())
    .execute()
  // If two instances start at once, only one stores its code, and only that one prints it.
  const hash = (await readHash(db)) ?? own
  return { isRight: guess => isPassword(guess, hash), fresh: hash === own ? code : null }
}

const readHash = async (db: Db) =>
  (await db.selectFrom('setting').select('value').where('key', '=', KEY).executeTakeFirst())?.value
