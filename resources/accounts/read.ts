import { findLessons } from '#practice/server/lessons/lessons.ts'
import { mappingOf } from '#server/database/mapping.ts'
import type { Reader } from '#server/database/open.ts'
import type { Operator } from '#server/sessions/operator.ts'
import { notFound } from '#shared/errors.ts'
import type { Account } from './contract.ts'
import { fields } from './fields.ts'
import { rolesOfMain } from './roles.ts'
import { type ListedAccount, selectAccounts } from './select.ts'

const { toApi } = mappingOf(fields)

/** What all rows of a list share: the roles of main, and how many tasks there are. */
async function accountsToApi(db: Reader, operator: Operator): Promise<(row: ListedAccount) => Account> {
  const roles = await rolesOfMain(db)
  const tasks = [...(await findLessons()).values()].reduce((sum, lesson) => sum + lesson.tasks.length, 0)
  return row => ({
    ...toApi(row),
    state: row.closed_at === null ? 'open' : 'closed',
    isYou: row.id === operator.accountId,
    role: roles.find(role => role.id === row.role_id) ?? null,
    // A task that an earlier version had may be done, too.
    progress: { done: Math.min(row.count, tasks), tasks },
    signedInAt: row.signed_in_at || null,
  })
}

/** These accounts, in this order. Unknown ones are left out. */
export async function readAccounts(db: Reader, operator: Operator, ids: readonly number[]): Promise<Account[]> {
  if (ids.length === 0) return []
  const toApi = await accountsToApi(db, operator)
  const found = await selectAccounts(db).where('id', 'in', ids).execute()
  const accounts = new Map(found.map(row => [row.id, toApi(row)]))
  return ids.flatMap(id => accounts.get(id) ?? [])
}

export async function readAccount(db: Reader, operator: Operator, id: number): Promise<Account> {
  const [account] = await readAccounts(db, operator, [id])
  if (!account) throw notFound()
  return account
}
