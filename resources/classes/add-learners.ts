import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import * as z from 'zod/mini'
import type { Db, Trx } from '#server/database/open.ts'
import { inTransaction } from '#server/database/transaction.ts'
import type { RowOf } from '#server/entities/entity.ts'
import type { Parts } from '#server/parts.ts'
import { createPassword, insertAccount } from '#server/sessions/accounts.ts'
import { hashPassword } from '#server/sessions/passwords.ts'
import { Problem, refuse } from '#shared/errors.ts'
import { NewLearner } from './contract.ts'
import { addMember } from './members/joining.ts'

/** The class with this name or code. Names need not be unique, so the newest open one is meant. */
async function requireClass(db: Db, wanted: string) {
  const found = await db
    .selectFrom('class')
    .selectAll()
    .where(({ eb, or }) => or([eb('name', '=', wanted), eb('code', '=', wanted.toUpperCase())]))
    .where('closed_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('opened_at', 'desc')
    .executeTakeFirst()
  if (!found) throw new Error(`There is no open class ${wanted}. Its coach creates it on the page Classes.`)
  return found
}

type Added = z.infer<typeof NewLearner> & { password: string; password_hash: string }

/** Gives each of these a password, to be changed after the first sign-in. */
export async function withPasswords(learners: readonly z.infer<typeof NewLearner>[]): Promise<Added[]> {
  const rows: Added[] = []
  for (const learner of learners) {
    const password = createPassword()
    rows.push({ ...learner, password, password_hash: await hashPassword(password) })
  }
  return rows
}

/** Adds accounts to a class. Returns their ids. Refuses all if one of the names is taken, with its place in the list. */
export async function insertLearners(trx: Trx, of: RowOf<'class'>, rows: readonly Added[]): Promise<number[]> {
  const ids: number[] = []
  for (const [index, { account, name, password_hash }] of rows.entries()) {
    const id = await insertAccount(trx, { account, name, password_hash, kind: 'learner' }).catch(error => {
      const errors = [{ pointer: `/body/learners/${index}/account`, code: 'name-taken' }]
      throw error instanceof Problem ? refuse('name-taken', { errors }) : error
    })
    await addMember(trx, of, id)
    ids.push(id)
  }
  return ids
}

/**
 * Adds the learners of a CSV file with the columns account and name, all or none. Returns the file with a third column,
 * their passwords.
 */
export const part: Parts['add-learners'] = async (db, text, className) => {
  const of = await requireClass(db, className)
  const lines: unknown[] = parse(text, { bom: true, columns: true, skip_empty_lines: true, trim: true })
  const learners = lines.map((line, index) => {
    const { data } = z.safeParse(NewLearner, line)
    // The head is line 1.
    if (!data)
      throw new Error(`Line ${index + 2} needs an account (anna.lin) and a name, under the heads account,name.`)
    return data
  })
  const rows = await withPasswords(learners)
  await inTransaction(db, trx => insertLearners(trx, of, rows)).catch(error => {
    const index = Number(error instanceof Problem ? error.body.errors?.[0]?.pointer.split('/')[3] : Number.NaN)
    const taken = rows[index]
    throw taken ? new Error(`There is already an account ${taken.account}. Nobody was added.`) : error
  })
  return stringify(rows, { header: true, columns: ['account', 'name', 'password'] }).trimEnd()
}
