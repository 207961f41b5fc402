import type { Db, Trx } from '#server/database/open.ts'
import { locked } from '#server/locks/lock.ts'
import { refusingTaken } from '#server/locks/refusing-taken.ts'
import { randomText } from '#server/platform/random.ts'
import { refuse } from '#shared/errors.ts'
import type { AccountKind } from '#shared/permissions.ts'
import { MAIL_DOMAIN } from './demo-accounts.ts'
import { endSessionsOf } from './sessions.ts'
import { forgetAttempts, signInKey } from './throttle.ts'

// What supersuper (resources/accounts) and the owner of the machine (account-commands.ts) do to accounts.

const PASSWORD_LENGTH = 16
/** A sign at the start would be a formula to a spreadsheet that opens a file of passwords. */
const PASSWORD_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** A random password of 16 characters, to be changed after the first sign-in. */
export const createPassword = (): string => randomText(PASSWORD_LENGTH, PASSWORD_CHARACTERS)

/** The address of an account that was added without one. */
export const emailOf = (account: string): string => `${account}@${MAIL_DOMAIN}`

type AccountFields = { account: string; name: string; email?: string; password_hash: string; kind?: AccountKind }

/** Adds an account and returns its id. Refuses a name or an email address that another account has. */
export async function insertAccount(
  db: Db,
  { account, name, email, password_hash, kind = 'operator' }: AccountFields,
): Promise<number> {
  const row = {
    account,
    name,
    age: null,
    email: email ?? emailOf(account),
    address: '',
    time_zone: 'Asia/Taipei',
    password_hash,
    kind,
    has_demo_password: 0 as const,
    version: 1,
    updated_at: new Date().toISOString(),
  }
  // Asked before the insert, because on PostgreSQL nothing can be asked after a failed one.
  const named = await db.selectFrom('account').select('id').where('account', '=', account).executeTakeFirst()
  if (named) throw accountTaken()
  const insert = db.insertInto('account').values(row).returning('id')
  // An address that follows from the name is taken only together with it.
  const taken = () => (email === undefined ? accountTaken() : refuse('email-taken'))
  const { id } = await refusingTaken(taken, () => insert.executeTakeFirstOrThrow())
  return id
}

const accountTaken = () => refuse('name-taken', { errors: [{ pointer: '/body/account', code: 'name-taken' }] })

type Found = { id: number; account: string }

/** Replaces the password of an account and ends its sessions. Returns their ids. Its API keys go on working. */
export async function replacePassword(trx: Trx, { id, account }: Found, password_hash: string): Promise<number[]> {
  await trx.updateTable('account').set({ password_hash, has_demo_password: 0 }).where('id', '=', id).execute()
  await forgetAttempts(trx, signInKey(account))
  return endSessionsOf(trx, id)
}

/**
 * Refuses the account everywhere from now on, and ends its sessions. Returns their ids. Its API keys work again if it
 * is reopened, its sessions don't.
 */
export async function closeAccount(trx: Trx, { id }: Found): Promise<number[]> {
  await setClosed(trx, id, new Date().toISOString())
  return endSessionsOf(trx, id)
}

export const reopenAccount = (trx: Trx, { id }: Found) => setClosed(trx, id, null)

/** Makes an account a coach, or an operator again. A learner stays one. */
export async function changeKind(trx: Trx, { id, kind }: { id: number; kind: AccountKind }, next: AccountKind) {
  if (kind === 'learner') throw refuse('not-permitted')
  await trx
    .updateTable('account')
    .set(({ eb }) => ({ kind: next, version: eb('version', '+', 1), updated_at: new Date().toISOString() }))
    .where('id', '=', id)
    .execute()
}

const setClosed = (trx: Trx, id: number, closed_at: string | null) =>
  trx
    .updateTable('account')
    .set(({ eb }) => ({ closed_at, version: eb('version', '+', 1), updated_at: new Date().toISOString() }))
    .where('id', '=', id)
    .execute()

/** Locks accounts until the transaction ends, so that they can't be closed meanwhile. Returns those that are open. */
export async function lockAccounts(trx: Trx, ids: readonly number[]): Promise<number[]> {
  const rows = trx.selectFrom('account').select(['id', 'closed_at']).where('id', 'in', ids).orderBy('id')
  return (await locked(trx, rows).execute()).filter(row => row.closed_at === null).map(row => row.id)
}
