import type { Db } from '#server/database/open.ts'
import { hashPassword } from './passwords.ts'

/** The two accounts of the specification (S-AUTH-1). */
export const DEMO_ACCOUNTS = [
  { account: 'admin', password: '123456' },
  { account: 'operator', password: '654321' },
] as const
export const MAIL_DOMAIN = 'strive.example'

/** Creates the demo accounts if the database has no accounts. */
export async function seedDemoAccounts(db: Db): Promise<void> {
  const any = await db.selectFrom('account').select('id').limit(1).executeTakeFirst()
  if (any) return
  const now = new Date().toISOString()
  const rows = await Promise.all(
    DEMO_ACCOUNTS.map(async ({ account, password }) => ({
      account,
      name: account,
      age: null,
      email: `${account}@${MAIL_DOMAIN}`,
      address: '',
      time_zone: 'Asia/Taipei',
      password_hash: await hashPassword(password),
      has_demo_password: 1 as const,
      version: 1,
      updated_at: now,
    })),
  )
  await db
    .insertInto('account')
    .values(rows)
    .onConflict(conflict => conflict.column('account').doNothing())
    .execute()
}

/** The open accounts that still have their demo password. */
export const accountsWithDemoPassword = async (db: Db): Promise<string[]> =>
  (
    await db
      .selectFrom('account')
      .select('account')
      .where('has_demo_password', '=', 1)
      .where('closed_at', 'is', null)
      .orderBy('id')
      .execute()
  ).map(row => row.account)

/** How one signs in with these accounts, in one line. */
export const demoText = (accounts: readonly string[]): string => {
  const shown = DEMO_ACCOUNTS.filter(({ account }) => accounts.includes(account))
  return shown.length > 0 ? `Demo: ${shown.map(({ account, password }) => `${account} / ${password}`).join(' · ')}` : ''
}
