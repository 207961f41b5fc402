import type { JobInput } from '#resources/jobs/contract.ts'
import { type JobContext, JobFailure, type JobKindPart, type Plan } from '#resources/jobs/kind.ts'
import type { ParsedRow } from '#resources/jobs/thread/parse-members.ts'
import { teams } from '#resources/teams/entity.ts'
import { readUploadedFile } from '#resources/uploads/uploaded-file.ts'
import { namesOf } from '#server/entities/fields.ts'
import { csvHead, csvRows } from '#server/http/csv.ts'
import { findIssues } from './find-issues.ts'
import { MAX_ROWS } from './rules.ts'

const ROWS_A_STEP = 250
const HEADS = ['line', 'field', 'issue', 'value']

type Input = Extract<JobInput, { kind: 'check-import' }>
type Position = { done: number; issues: number }

/** Checks a file of members. Its result lists each issue with the line of the file. */
async function planImportCheck(context: JobContext, { uploadId }: Input): Promise<Plan<Position>> {
  const { rows, thread } = context
  const { name, bytes } = await readUploadedFile(context, uploadId)
  if (!bytes) throw new JobFailure('unreadable-file')
  const names = (await rows(teams).execute()).map(row => ({ id: row.id, ...namesOf(row) }))
  const parsed = await thread.run('parseMembers', { bytes, teams: names, maxRows: MAX_ROWS })
  if ('reason' in parsed) throw new JobFailure('unreadable-file')
  const file = { name: `${name.replace(/\.\w+$/, '')}-issues.csv`, mediaType: 'text/csv' }
  return {
    total: parsed.rows.length,
    async next(position) {
      const { done, issues } = position ?? { done: 0, issues: 0 }
      const found = await findAllIssues(context, parsed.rows, done)
      const after = Math.min(done + ROWS_A_STEP, parsed.rows.length)
      const count = issues + found.length
      const isLast = after === parsed.rows.length
      const text = (position === null ? csvHead(HEADS) : '') + (found.length > 0 ? csvRows(found) : '')
      return {
        done: after,
        position: { done: after, issues: count },
        isLast,
        output: [{ bytes: new TextEncoder().encode(text), ...(position === null && { file }) }],
        lines: isLast ? [{ code: 'issues-found', details: { count } }] : [],
      }
    },
  }
}

/** The issues of the rows of a step, as cells. An address is also compared with those of all rows before. */
async function findAllIssues({ rows }: JobContext, all: readonly ParsedRow[], start: number): Promise<string[][]> {
  const step = all.slice(start, start + ROWS_A_STEP)
  const earlier = new Set(all.slice(0, start).map(({ email }) => email.toLowerCase()))
  const inDatabase = await findIssues(rows, step)
  return step.flatMap(({ line, email, issues }, index) => {
    const taken = inDatabase.filter(({ row, field }) => row === index && field === 'email').map(({ code }) => code)
    if (taken.length === 0 && earlier.has(email.toLowerCase())) taken.push('email-twice')
    const cells = issues.map(({ field, code, value }) => [String(line), field, code, value])
    return [...cells, ...taken.map(code => [String(line), 'email', code, email])]
  })
}

export const part: JobKindPart<'check-import'> = { kind: 'check-import', plan: planImportCheck }
