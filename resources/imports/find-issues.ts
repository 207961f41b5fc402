import { sql } from 'kysely'
import { teams } from '#resources/teams/entity.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import type { RowIssue } from './contract.ts'

/** Below the limit of bound parameters in both databases. */
const AT_ONCE = 1_000

/** Issues that only the database can find: a duplicate address, in the list or the database, or an unknown team. */
export async function findIssues(
  rows: Rows,
  members: readonly { email: string; teamId: number }[],
): Promise<RowIssue[]> {
  const known = new Set((await rows(teams).execute()).map(({ id }) => id))
  const folded = members.map(({ email }) => email.toLowerCase())
  const taken = await findTaken(rows, folded)
  const seen = new Set<string>()
  return members.flatMap(({ teamId }, row): RowIssue[] => {
    const email = folded[row] ?? ''
    const isTwice = seen.has(email)
    seen.add(email)
    const code = taken.has(email) ? 'email-taken' : isTwice ? 'email-twice' : null
    return [
      ...(code ? [{ row, field: 'email' as const, code }] : []),
      ...(known.has(teamId) ? [] : [{ row, field: 'teamId' as const, code: 'unknown-team' }]),
    ]
  })
}

async function findTaken(rows: Rows, emails: readonly string[]): Promise<Set<string>> {
  const taken = new Set<string>()
  for (let start = 0; start < emails.length; start += AT_ONCE) {
    const found = await rows('member')
      .clearSelect()
      .select(sql<string>`lower(email)`.as('email'))
      .where(sql`lower(email)`, 'in', emails.slice(start, start + AT_ONCE))
      .execute()
    for (const { email } of found) taken.add(email)
  }
  return taken
}
