import * as z from 'zod/mini'
import { issuesOf } from '#client/ui/form/issues/issues.ts'
import { FIELDS, type Field, type Mapping } from '#pages/page3/page3_07-bulk-import/fields.ts'
import type { Reading } from '#pages/page3/page3_07-bulk-import/reading/reading.ts'
import { MemberFields } from '#resources/members/contract.ts'
import { JOB_NAMES, JOBS } from '#resources/members/rules.ts'
import type { Team } from '#resources/teams/contract.ts'
import { foldText } from '#shared/text/fold-text.ts'

type Texts = Record<Field, string>
/** The issues of a row, by field: a code that `messages.ts` has a text for. */
export type RowIssues = Partial<Record<Field, string>>
/** A row to import. `index` counts the rows of the file. `fields` is null while anything is invalid. */
export type Row = { index: number; line: number; texts: Texts; issues: RowIssues; fields: MemberFields | null }

/** The fields that name something that must exist. */
export type Named = 'team' | 'job'
export const isNamed = (field: Field): field is Named => field === 'team' || field === 'job'

/** Corrections, by the index of the row. */
export type Edits = ReadonlyMap<number, Partial<Texts>>

export const plain = (text: string) => foldText(text).replace(/\s+/g, ' ').trim()

/** The path in the contract's schema for each field of a row. */
const PATHS: Record<Field, string> = {
  nameEn: 'name.en',
  nameZh: 'name.zh',
  email: 'email',
  team: 'teamId',
  job: 'job',
  joinedOn: 'joinedOn',
}

/** Finds teams and jobs by name, in either language. */
export function createLookup(teams: readonly Team[]) {
  const teamIds = new Map(teams.flatMap(({ id, name }) => [name.en, name.zh].map(text => [plain(text), id] as const)))
  const jobs = new Map(
    JOBS.flatMap(job => [job, JOB_NAMES[job].en, JOB_NAMES[job].zh].map(text => [plain(text), job] as const)),
  )
  return { team: (text: string) => teamIds.get(plain(text)), job: (text: string) => jobs.get(plain(text)) }
}
type Lookup = ReturnType<typeof createLookup>

/** `2026/9/1` and `2026.09.01` are accepted as dates, too. */
function dayOf(text: string): string {
  const [, year, month = '', day = ''] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text.normalize('NFKC').trim()) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
}

type Known = { lookup: Lookup; taken: ReadonlySet<string> }

/**
 * The rows to import, with the issues of each cell: what the contract's schema finds, unknown names, and addresses that
 * another row or, as far as the server was asked (`taken`), another member has.
 */
export function readRows(rows: Reading['rows'], mapping: Mapping, edits: Edits, known: Known): Row[] {
  const seen = new Set<string>()
  return rows.map(({ line, cells }, index) => {
    const own = Object.fromEntries(FIELDS.map(field => [field, cells[mapping[field] ?? -1] ?? '']))
    // All fields are present.
    const texts = { ...own, ...edits.get(index) } as Texts
    const email = texts.email.trim().toLowerCase()
    const isTwice = seen.has(email)
    seen.add(email)
    return { index, line, ...check(texts, isTwice, known) }
  })
}

function check(texts: Texts, isTwice: boolean, { lookup, taken }: Known): Pick<Row, 'texts' | 'issues' | 'fields'> {
  const fields = {
    name: { en: texts.nameEn, zh: texts.nameZh },
    email: texts.email.trim(),
    teamId: lookup.team(texts.team),
    job: lookup.job(texts.job),
    joinedOn: dayOf(texts.joinedOn),
  }
  const refused = issuesOf(MemberFields, fields)
  const issues: RowIssues = {}
  for (const field of FIELDS) {
    const code = refused[PATHS[field]]?.code
    if (texts[field].trim() === '') issues[field] = 'required'
    else if (field === 'team' && fields.teamId === undefined) issues.team = 'unknown-team'
    else if (field === 'job' && fields.job === undefined) issues.job = 'unknown-job'
    else if (code) issues[field] = code
  }
  if (!issues.email && isTwice) issues.email = 'email-twice'
  if (!issues.email && taken.has(fields.email.toLowerCase())) issues.email = 'email-taken'
  const isGood = Object.keys(issues).length === 0
  return { texts, issues, fields: isGood ? z.parse(MemberFields, fields) : null }
}
