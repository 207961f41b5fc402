import { parse, serialize } from 'hono/utils/cookie'
import type { Db } from '#server/database/open.ts'
import { createSetting, readSetting } from '#server/database/settings.ts'
import { isSameSecret, sign as signWith } from '#server/platform/crypto.ts'
import { randomSecret } from '#server/platform/random.ts'
import { fingerprint } from './secrets.ts'

const COOKIE = 'strive-browser'
const SECRET_KEY = 'browser-secret'
const bytesOf = (text: string) => new TextEncoder().encode(text)
const A_YEAR_SECONDS = 365 * 24 * 3_600

/**
 * Recognizes a browser in which an account has signed in before, by a cookie that this server has signed. It grants
 * nothing: the password is checked as always. But its failed attempts count apart, so strangers who guess an account's
 * password from elsewhere can't keep its owner out.
 */
export type KnownBrowsers = {
  /** The name under which the attempts of this browser at this account are counted. Null if the browser is unknown. */
  find(account: string, cookies: string | undefined): Promise<string | null>
  /** The `Set-Cookie` header with which the browser will be known. */
  remember(account: string, isOverTls: boolean): Promise<string>
}

export function knownBrowsers(db: Db): KnownBrowsers {
  let secret: Promise<string> | undefined
  const sign = async (account: string, id: string) => {
    secret ??= readSecret(db).catch(error => {
      secret = undefined
      throw error
    })
    return signWith(await secret, JSON.stringify([account, id]))
  }
  return {
    async find(account, cookies) {
      const [, id = '', signature = ''] =
        /^([\w-]{22})\.([\w-]{43})$/.exec(parse(cookies ?? '', COOKIE)[COOKIE] ?? '') ?? []
      if (id === '') return null
      const isOurs = isSameSecret(bytesOf(signature), bytesOf(await sign(account, id)))
      return isOurs ? fingerprint(`${account} ${id}`) : null
    },
    async remember(account, isOverTls) {
      const id = randomSecret(16)
      const value = `${id}.${await sign(account, id)}`
      const options = { path: '/api/sessions', maxAge: A_YEAR_SECONDS, httpOnly: true, sameSite: 'Strict' } as const
      return serialize(COOKIE, value, { ...options, secure: isOverTls })
    },
  }
}

/** The secret of this installation, which the first use creates. All instances share it. */
async function readSecret(db: Db): Promise<string> {
  await createSetting(db, SECRET_KEY, randomSecret(32))
  return (await readSetting(db, SECRET_KEY)) ?? ''
}
