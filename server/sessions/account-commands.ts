import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Db, Reader } from '#server/database/open.ts'
import { Problem } from '#shared/errors.ts'
import { AccountName } from '#shared/platform/accounts.ts'
import { MAIN } from '#shared/platform/sandboxes.ts'
import * as accounts from './accounts.ts'
import { hashPassword } from './passwords.ts'

// What the owner of the machine does to accounts (scripts/accounts.ts). Errors are sentences for the terminal.

const Email = z.string().check(z.maxLength(254), z.email())

/** `role`: the English name of a role in main. */
export type NewAccount = {
  account: string
  name?: string | undefined
  email?: string | undefined
  role?: string | undefined
}

/** May change everything in main but roles, so that nobody who was just added takes a permission from the others. */
const ROLE_OF_NEW = 'Editor'

/** Adds an account and returns its password. */
export async function addAccount(
  db: Db,
  { account, name = account, email = accounts.emailOf(account), role = ROLE_OF_NEW }: NewAccount,
): Promise<string> {
  if (!AccountName.safeParse(account).success)
    throw new Error('An account has up to 40 lower-case letters, digits, dots, hyphens and underscores: anna.lin')
  if (!Email.safeParse(email).success) throw new Error(`${email} is not an email address.`)
  if (!name.trim() || name.length > 80) throw new Error('A name has 1 to 80 characters.')
  const roleId = await requireRole(db, role)
  const password = accounts.createPassword()
  const row = { account, name: name.trim(), email, password_hash: await hashPassword(password) }
  try {
    const id = await accounts.insertAccount(db, row)
    const holder = { sandbox_id: MAIN, account_id: id, role_id: roleId, version: 1 }
    await db.insertInto('role_holder').values(holder).execute()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const isAccount = error.code === 'name-taken'
    throw new Error(isAccount ? `There is already an account ${account}.` : `Another account has the email ${email}.`)
  }
  return password
}

async function requireRole(db: Reader, name: string): Promise<number> {
  const roles = await db
    .selectFrom('role')
    .select(['id', 'name_en'])
    .where('sandbox_id', '=', MAIN)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  const found = roles.find(role => role.name_en.toLowerCase() === name.toLowerCase())
  if (!found)
    throw new Error(`There is no role ${name} in main. There are ${roles.map(role => role.name_en).join(', ')}.`)
  return found.id
}

/** Replaces the password of an account, returns the new one, and ends the sessions of the account. */
export async function resetPassword(db: Db, account: string): Promise<string> {
  const found = await requireAccount(db, account)
  const password = accounts.createPassword()
  const hash = await hashPassword(password)
  await db.transaction().execute(trx => accounts.replacePassword(trx, found, hash))
  return password
}

export async function closeAccount(db: Db, account: string): Promise<void> {
  const found = await requireAccount(db, account)
  if (found.closed_at !== null) throw new Error(`${account} is already closed.`)
  await db.transaction().execute(trx => accounts.closeAccount(trx, found))
}

/** Lets an account have classes. A learner stays one. */
export async function appointCoach(db: Db, account: string): Promise<void> {
  const found = await requireAccount(db, account)
  if (found.kind === 'learner') throw new Error(`${account} is a learner, who can’t be a coach.`)
  await db.updateTable('account').set({ kind: 'coach' }).where('id', '=', found.id).execute()
}

export async function reopenAccount(db: Db, account: string): Promise<void> {
  const found = await requireAccount(db, account)
  if (found.closed_at === null) throw new Error(`${account} is not closed.`)
  await db.transaction().execute(trx => accounts.reopenAccount(trx, found))
}

async function requireAccount(db: Reader, account: string) {
  const row = await db
    .selectFrom('account')
    .select(['id', 'account', 'closed_at', 'kind'])
    .where('account', '=', account)
    .executeTakeFirst()
  if (!row) throw new Error(`There is no account ${account}.`)
  return row
}

/** All accounts by name, with their open sessions and their last use. */
export const listAccounts = (db: Reader) =>
  db
    .selectFrom('account')
    .select(['account', 'name', 'email', 'has_demo_password', 'closed_at'])
    .select(({ selectFrom, ref }) => {
      const own = selectFrom('session').whereRef('session.account_id', '=', ref('account.id'))
      const open = own.where('ended_at', 'is', null).where('expires_at', '>', new Date().toISOString())
      return [
        open.select(sql<number>`cast(count(*) as integer)`.as('count')).as('sessions'),
        own.select(({ fn }) => fn.max('session.used_at').as('at')).as('used_at'),
      ]
    })
    .orderBy('account')
    .execute()
