import type { Refusal } from '#client/login/submit.ts'
import type { JoinText } from './messages.ts'

export const FIELDS = ['code', 'account', 'name', 'password'] as const
export type Field = (typeof FIELDS)[number]

/** The field that the server refuses, with the text about it; null for reasons that any request may have. */
export function issueOf({ status, code, errors }: Refusal): { field: Field; key: JoinText } | null {
  if (status === 404) return { field: 'code', key: 'wrongCode' }
  if (status === 410) return { field: 'code', key: 'gone' }
  if (code === 'limit-reached') return { field: 'code', key: 'full' }
  if (code === 'name-taken') return { field: 'account', key: 'taken' }
  const field = errors?.[0]?.pointer.replace('/body/', '')
  if (field === 'code') return { field, key: 'wrongCode' }
  if (field === 'account') return { field, key: 'wrongAccount' }
  if (field === 'name') return { field, key: 'wrongName' }
  return field === 'password' ? { field, key: 'wrongPassword' } : null
}
