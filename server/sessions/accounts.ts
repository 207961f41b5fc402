import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Db, Reader } from '#server/database/open.ts'
import { isUniqueViolation } from '#server/database/violations.ts'
import { MAIL_DOMAIN } from './demo-accounts.ts'
import { hashPassword } from './passwords.ts'
import { endSessionsOf } from './sessions.ts'
import { forgetAttempts, signInKey } from './throttle.ts'

// What the owner of the machine does to accounts (scripts/accounts.ts). Errors are sentences for the terminal.

/** Lower case only, so that no two accounts look alike. */
const Account = z.string().check(z.regex(/^[a-z0-9][a-z0-9._-]{0,39}$/))
const Email = z.string().check(z.maxLength(254), z.email())
const PASSWORD_BYTES = 12

/** A random password of 16 characters, to be changed after the first sign-in. */
const createPassword = () => randomBytes(PASSWORD_BYTES).toString('base64url')

export type NewAccount = { account: string; name?: string | undefined; email?: string | undefined }

/** Creates an account and returns its password. */
export async function addAccount(
  db: Db,
  { account, name = account, email = `${account}@${MAIL_DOMAIN}` }: NewAccount,
): Promise<string> {
  if (!Account.safeParse(account).success)
    throw new Error('An account has up to 40 lower-case letters, digits, dots, hyphens and underscores: anna.lin')
  if (!Email.safeParse(email).success) throw new Error(`${email} is not an email address.`)
  if (!name.trim() || name.length > 80) throw new Error('A name has 1 to 80 characters.')
  const password = createPassword()
  const row = {
    account,
    name: name.trim(),
    age: null,
    email,
    address: '',
    time_zone: 'Asia/Taipei',
    password_hash: await hashPassword(password),
    has_demo_password: 0 as const,
    version: 1,
    updated_at: new Date().toISOString(),
  }
  try {
    await db.insertInto('account').values(row).execute()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const isAccount = await db.selectFrom('account').select('id').where('account', '=', account).executeTakeFirst()
    throw new Error(isAccount ? `There is already an account ${account}.` : `Another account has the email ${email}.`)
  }
  return password
}

/** Replaces the password of an account, returns the new one, and ends the sessions of the account. */
export async function resetPassword(db: Db, account: string): Promise<string> {
  const { id } = await requireAccount(db, account)
  const password = createPassword()
  const changes = { password_hash: await hashPassword(password), has_demo_password: 0 as const }
  await db.transaction().execute(async trx => {
    await trx.updateTable('account').set(changes).where('id', '=', id).execute()
    await endSessionsOf(trx, id)
    await forgetAttempts(trx, signInKey(account))
  })
  return password
}

/** Refuses the account everywhere from now on. Its API keys work again if it is reopened, its sessions don't. */
export async function closeAccount(db: Db, account: string): Promise<void> {
  const { id, closed_at } = await requireAccount(db, account)
  if (closed_at !== null) throw new Error(`${account} is already closed.`)
  await db.transaction().execute(async trx => {
    await trx.updateTable('account').set({ closed_at: new Date().toISOString() }).where('id', '=', id).execute()
    await endSessionsOf(trx, id)
  })
}

export async function reopenAccount(db: Db, account: string): Promise<void> {
  const { id, closed_at } = await requireAccount(db, account)
  if (closed_at === null) throw new Error(`${account} is not closed.`)
  await db.updateTable('account').set({ closed_at: null }).where('id', '=', id).execute()
}

async function requireAccount(db: Reader, account: string) {
  const row = await db
    .selectFrom('account')
    .select(['id', 'closed_at'])
    .where('account', '=', account)
    .executeTakeFirst()
  if (!row) throw new Error(`There is no account ${account}.`)
  return row
}

/** All accounts by name, with the last use and the number of their sessions. */
export const listAccounts = (db: Reader) =>
  db
    .selectFrom('account')
    .select(({ selectFrom, ref }) => {
      const own = selectFrom('session').whereRef('session.account_id', '=', ref('account.id'))
      const open = own.where('ended_at', 'is', null).where('expires_at', '>', new Date().toISOString())
      return [
        'account',
        'name',
        'email',
        'has_demo_password',
        'closed_at',
        own.select(({ fn }) => fn.max('session.used_at').as('at')).as('used_at'),
        open.select(sql<number>`count(*)`.as('count')).as('sessions'),
      ]
    })
    .orderBy('account')
    .execute()
