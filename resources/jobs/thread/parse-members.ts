import { parse } from 'csv-parse/sync'
import * as z from 'zod/mini'
import { SAMPLE_HEADS } from '#resources/imports/sample.ts'
import { MemberFields } from '#resources/members/contract.ts'
import { JOB_NAMES, JOBS } from '#resources/members/rules.ts'
import { fieldCode } from '#shared/field-code.ts'

/** The fields of a member by the heads of their columns: those of the practice file, or the field's own name. */
const FIELDS = ['nameEn', 'nameZh', 'email', 'team', 'job', 'joinedOn'] as const
type Field = (typeof FIELDS)[number]

const fieldOf = (head: string): Field | undefined =>
  FIELDS.find(field => [field, SAMPLE_HEADS[field].en, SAMPLE_HEADS[field].zh].includes(head.trim()))

type TeamName = { id: number; en: string; zh: string }
/** `line` counts the head as 1, as a spreadsheet does. */
export type ParsedRow = { line: number; email: string; teamId: number; issues: Issue[] }
export type Issue = { field: string; code: string; value: string }

type Input = { bytes: Uint8Array; teams: readonly TeamName[]; maxRows: number }
type Parsed = { rows: ParsedRow[] } | { reason: 'unreadable' }

/** Reads a CSV file of members, and finds in each row what doesn't need the database. */
export function parseMembers({ bytes, teams, maxRows }: Input): Parsed {
  const lines = readLines(bytes)
  const fields = lines?.[0]?.map(fieldOf)
  if (!lines || !fields?.includes('email') || lines.length - 1 > maxRows) return { reason: 'unreadable' }
  return {
    rows: lines.slice(1).map((cells, index) => {
      const cell = (field: Field) => cells[fields.indexOf(field)] ?? ''
      return { line: index + 2, ...checkRow(cell, teams) }
    }),
  }
}

/** UTF-8 if it is valid, which Big5 hardly ever is. Null if it is no CSV file. */
function readLines(bytes: Uint8Array): string[][] | null {
  try {
    return parse(decode(bytes), { bom: true, relax_column_count: true, skip_empty_lines: true })
  } catch {
    return null
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('big5').decode(bytes)
  }
}

function checkRow(cell: (field: Field) => string, teams: readonly TeamName[]): Omit<ParsedRow, 'line'> {
  const team = teams.find(({ en, zh }) => [en, zh].includes(cell('team').trim()))
  const job = JOBS.find(one => [one, JOB_NAMES[one].en, JOB_NAMES[one].zh].includes(cell('job').trim()))
  const row = {
    name: { en: cell('nameEn'), zh: cell('nameZh') },
    email: cell('email').trim(),
    teamId: team?.id ?? 0,
    job,
    joinedOn: cell('joinedOn').trim(),
  }
  const issues = (z.safeParse(MemberFields, row).error?.issues ?? []).map(issue => {
    const field = FIELD_AT[issue.path.join('.')] ?? 'email'
    return { field, code: field === 'team' ? 'unknown-team' : fieldCode(issue), value: cell(field) }
  })
  return { email: row.email, teamId: row.teamId, issues }
}

const FIELD_AT: Record<string, Field> = {
  'name.en': 'nameEn',
  'name.zh': 'nameZh',
  email: 'email',
  teamId: 'team',
  job: 'job',
  joinedOn: 'joinedOn',
}
