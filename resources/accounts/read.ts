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
export async function accountsToApi(db: Reader, operator: Operator): Promise<(row: ListedAccount) => Account> {
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

export async function readAccount(db: Reader, operator: Operator, id: number): Promise<Account> {
  const row = await selectAccounts(db).where('id', '=', id).executeTakeFirstOrThrow(notFound)
  return (await accountsToApi(db, operator))(row)
}
