import type { Db } from '#server/database/open.ts'
import { createSetting, readSetting, writeSetting } from '#server/database/settings.ts'
import { randomSecret } from '#server/platform/random.ts'
import { hashPassword, isPassword } from './passwords.ts'

const KEY = 'level-code-hash'

/** The code that grants the level supersuper (S-AUTH-5). */
export type LevelCode = {
  isRight(code: string): Promise<boolean>
  /** Stores a random code if there is none, and returns it. Only its hash is stored, so whoever calls must show it. */
  createOnce(): Promise<string | null>
}

/** Uses the configured code. Without one, `createOnce` creates it, and `npm run accounts -- level-code` replaces it. */
export async function openLevelCode(db: Db, configured: string | null): Promise<LevelCode> {
  if (configured) {
    const hash = await hashPassword(configured)
    return { isRight: code => isPassword(code, hash), createOnce: async () => null }
  }
  // Hashing needs memory, which a start has now rather than when it has loaded everything.
  const fresh = (await readSetting(db, KEY)) ? null : await createCode()
  return {
    async isRight(code) {
      const stored = await readSetting(db, KEY)
      return stored !== undefined && isPassword(code, stored)
    },
    async createOnce() {
      if (!fresh) return null
      const { code, hash } = fresh
      // If two instances start at once, only one stores its code, and only that one prints it.
      return (await createSetting(db, KEY, hash)) ? code : null
    },
  }
}

/** Replaces the code, and returns the new one. A console that runs knows it at once. */
export async function renewLevelCode(db: Db): Promise<string> {
  const { code, hash } = await createCode()
  await writeSetting(db, KEY, hash)
  return code
}

async function createCode() {
  const code = randomSecret(12)
  return { code, hash: await hashPassword(code) }
}
