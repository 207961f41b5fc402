import { mayBeMetBy } from '#practice/server/lessons/prove.ts'
import { GLIMPSE_COLUMNS, glimpseOf } from '#practice/server/lessons/seen.ts'
import type { Reader } from '#server/database/open.ts'
import type { RowOf } from '#server/entities/entity.ts'
import { refuse } from '#shared/errors.ts'
import type { LearnerRequest } from './contract.ts'
import { membersOf } from './find.ts'
import { lessonsOf } from './progress.ts'

const MAX_SHOWN = 100

/**
 * What a learner's coach sees of the traffic log: the latest requests from a page that counts, in the sandbox of the
 * class, without headers and bodies. All else that the learner does is theirs alone.
 */
export async function readRequests(
  db: Reader,
  row: RowOf<'class'>,
  accountId: number,
  page: string,
): Promise<LearnerRequest[]> {
  const lesson = (await lessonsOf(row)).find(one => one.page === page)
  const member = await membersOf(db, row.id, [accountId]).select('sandbox_id').executeTakeFirst()
  if (!lesson || !member) throw refuse('not-found')
  // What the console around the page sends is not the learner's work.
  const own = [...lesson.endpoints, ...lesson.tasks.flatMap(({ steps }) => steps.flatMap(step => step.endpoint ?? []))]
  const rows = await db
    .selectFrom('traffic')
    .select(GLIMPSE_COLUMNS)
    .where('account_id', '=', accountId)
    .where('page', '=', page)
    .where('endpoint', 'in', own)
    .where('sandbox_id', '=', member.sandbox_id ?? '')
    .orderBy('id', 'desc')
    .limit(MAX_SHOWN)
    .execute()
  return rows.map(({ id, at, method, path, status, fault, ...more }) => {
    const seen = glimpseOf({ id, at, method, path, status, fault, ...more })
    const tasks = lesson.tasks.filter(({ steps }) => steps.some(step => mayBeMetBy(step, seen))).map(task => task.id)
    return { id, at, method, path, status, fault, tasks }
  })
}
