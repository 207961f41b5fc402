import * as z from 'zod/mini'
import type { Db, Reader } from '#server/database/open.ts'
import { Problem } from '#shared/errors.ts'
import { AccountName } from '#shared/platform/accounts.ts'
import { selectAccounts } from './account-list.ts'
import * as accounts from './accounts.ts'
import { hashPassword } from './passwords.ts'

// What the owner of the machine does to accounts (scripts/accounts.ts). Errors are sentences for the terminal.

const Email = z.string().check(z.maxLength(254), z.email())

export type NewAccount = { account: string; name?: string | undefined; email?: string | undefined }

/** Adds an account and returns its password. */
export async function addAccount(
  db: Db,
  { account, name = account, email = accounts.emailOf(account) }: NewAccount,
): Promise<string> {
  if (!AccountName.safeParse(account).success)
    throw new Error('An account has up to 40 lower-case letters, digits, dots, hyphens and underscores: anna.lin')
  if (!Email.safeParse(email).success) throw new Error(`${email} is not an email address.`)
  if (!name.trim() || name.length > 80) throw new Error('A name has 1 to 80 characters.')
  const password = accounts.createPassword()
  const row = { account, name: name.trim(), email, password_hash: await hashPassword(password) }
  try {
    await accounts.insertAccount(db, row)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const isAccount = error.code === 'name-taken'
    throw new Error(isAccount ? `There is already an account ${account}.` : `Another account has the email ${email}.`)
  }
  return password
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

export async function reopenAccount(db: Db, account: string): Promise<void> {
  const found = await requireAccount(db, account)
  if (found.closed_at === null) throw new Error(`${account} is not closed.`)
  await db.transaction().execute(trx => accounts.reopenAccount(trx, found))
}

async function requireAccount(db: Reader, account: string) {
  const row = await db
    .selectFrom('account')
    .select(['id', 'account', 'closed_at'])
    .where('account', '=', account)
    .executeTakeFirst()
  if (!row) throw new Error(`There is no account ${account}.`)
  return row
}

/** All accounts by name. */
export const listAccounts = (db: Reader) => selectAccounts(db).orderBy('account').execute()
