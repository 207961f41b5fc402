import { sql } from 'kysely'
import type { RowFault } from '#resources/imports/contract.ts'
import { selectTeams } from '#resources/teams/select.ts'
import type { Db } from '#server/database/open.ts'
import type { Operator } from '#server/sessions/sessions.ts'

/** Below both databases' limits of bound values. */
const AT_ONCE = 1_000

/** What the database has against new members: an address that is taken, here or there, and a team that there is none of. */
export async function findFaults(
  db: Db,
  { sandboxId }: Operator,
  rows: readonly { email: string; teamId: number }[],
): Promise<RowFault[]> {
  const teams = await selectTeams(db, sandboxId).execute()
  const known = new Set(teams.map(({ id }) => id))
  const folded = rows.map(({ email }) => email.toLowerCase())
  const taken = await findTaken(db, sandboxId, folded)
  const seen = new Set<string>()
  return rows.flatMap(({ teamId }, row): RowFault[] => {
    const email = folded[row] ?? ''
    const isTwice = seen.has(email)
    seen.add(email)
    const code = taken.has(email) ? 'email_taken' : isTwice ? 'email_twice' : null
    return [
      ...(code ? [{ row, field: 'email' as const, code }] : []),
      ...(known.has(teamId) ? [] : [{ row, field: 'teamId' as const, code: 'unknown_team' }]),
    ]
  })
}

async function findTaken(db: Db, sandboxId: string, emails: readonly string[]): Promise<Set<string>> {
  const taken = new Set<string>()
  for (let start = 0; start < emails.length; start += AT_ONCE) {
    const found = await db
      .selectFrom('member')
      .select(sql<string>`lower(email)`.as('email'))
      .where('sandbox_id', '=', sandboxId)
      .where(sql`lower(email)`, 'in', emails.slice(start, start + AT_ONCE))
      .execute()
    for (const { email } of found) taken.add(email)
  }
  return taken
}
