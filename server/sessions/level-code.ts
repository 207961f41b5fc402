import { randomBytes } from 'node:crypto'
import type { Db } from '#server/database/open.ts'
import { hashPassword, isPassword } from './passwords.ts'

const KEY = 'level-code-hash'

/** The one code that gives the level supersuper (S-AUTH-5). `fresh` is the code itself, only when it was just made. */
export type LevelCode = { isRight(code: string): Promise<boolean>; fresh: string | null }

/** Uses the configured code; without one the first start makes a random code, and only its hash is kept. */
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
  // Of two instances that start at once, one wins: only its code is printed.
  const hash = (await readHash(db)) ?? own
  return { isRight: guess => isPassword(guess, hash), fresh: hash === own ? code : null }
}

const readHash = async (db: Db) =>
  (await db.selectFrom('setting').select('value').where('key', '=', KEY).executeTakeFirst())?.value
