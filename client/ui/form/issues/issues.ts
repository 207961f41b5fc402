import * as z from 'zod/mini'
import type { $ZodIssue, $ZodType as Schema } from 'zod/v4/core'
import { Problem } from '#shared/errors.ts'
import { fieldCode } from '#shared/field-code.ts'

/** What is wrong with a field: a code, and the bound if there is one. */
export type Issue = { code: string; bound?: number }
/** Issues by the field's path: `email`, `lines.0.quantity`. */
export type Issues = Record<string, Issue>

/** The issues that the contract's schema finds in these values: the first one per field. */
export function issuesOf(schema: Schema, values: unknown): Issues {
  const issues: Issues = {}
  for (const issue of z.safeParse(schema, values).error?.issues ?? []) issues[issue.path.join('.')] ??= readIssue(issue)
  return issues
}

function readIssue(issue: $ZodIssue): Issue {
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) === 1) return { code: 'required' }
      return { code: issue.origin === 'string' ? 'too-short' : 'too-small', bound: Number(issue.minimum) }
    case 'too_big':
      return { code: issue.origin === 'string' ? 'too-long' : 'too-big', bound: Number(issue.maximum) }
    case 'invalid_format':
      return { code: issue.format }
    case 'invalid_type':
      // NaN was typed, not omitted.
      return { code: issue.expected === 'int' || 'received' in issue ? 'int' : 'required' }
    default:
      return { code: fieldCode(issue) }
  }
}

/** The fields that a refusal names: `/body/lines/0/quantity` → `lines.0.quantity`. */
export function issuesOfRefusal(error: unknown): Issues {
  if (!(error instanceof Problem)) return {}
  const pointed = (error.body.errors ?? []).filter(({ pointer }) => pointer.startsWith('/body/'))
  return Object.fromEntries(
    pointed.map(({ pointer, ...issue }) => [pointer.slice('/body/'.length).replaceAll('/', '.'), issue]),
  )
}
