import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import * as z from 'zod/mini'
import type { Db } from '#server/database/open.ts'
import { inTransaction } from '#server/database/transaction.ts'
import type { Parts } from '#server/parts.ts'
import { createPassword, insertAccount } from '#server/sessions/accounts.ts'
import { hashPassword } from '#server/sessions/passwords.ts'
import { Problem } from '#shared/errors.ts'
import { AccountName } from '#shared/platform/accounts.ts'
import { addMember } from './members/joining.ts'

const Line = z.object({
  account: AccountName,
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
})

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

/**
 * Adds the learners of a CSV file with the columns account and name, all or none. Returns the file with a third column,
 * their passwords.
 */
export const part: Parts['add-learners'] = async (db, text, className) => {
  const of = await requireClass(db, className)
  const lines: unknown[] = parse(text, { bom: true, columns: true, skip_empty_lines: true, trim: true })
  const learners = lines.map((line, index) => {
    const { data } = z.safeParse(Line, line)
    // The head is line 1.
    if (!data)
      throw new Error(`Line ${index + 2} needs an account (anna.lin) and a name, under the heads account,name.`)
    return { ...data, password: createPassword() }
  })
  const rows: ((typeof learners)[number] & { password_hash: string })[] = []
  for (const learner of learners) rows.push({ ...learner, password_hash: await hashPassword(learner.password) })
  await inTransaction(db, async trx => {
    for (const { account, name, password_hash } of rows) {
      const id = await insertAccount(trx, { account, name, password_hash, kind: 'learner' }).catch(error => {
        throw error instanceof Problem ? new Error(`There is already an account ${account}. Nobody was added.`) : error
      })
      await addMember(trx, of, id)
    }
  })
  return stringify(learners, { header: true, columns: ['account', 'name', 'password'] }).trimEnd()
}
