import { defineFields } from '#shared/fields.ts'
import { LEVELS } from '#shared/permissions.ts'

export const OUTCOMES = ['signed-in', 'refused'] as const
export const REASONS = ['wrong-password', 'unknown-account', 'closed-account'] as const
export type Reason = (typeof REASONS)[number]

export const loginFields = defineFields({
  id: { kind: 'number' },
  outcome: { kind: 'choice', values: OUTCOMES, title: { en: 'Outcome', zh: '結果' }, sort: 'asc' },
  /** The reason for the refusal; null for a sign-in. */
  reason: { kind: 'choice', values: REASONS, isNullable: true },
  /** The account. Empty if no account has the name that was typed, which might have been a password. */
  user: { kind: 'text', column: 'account', title: { en: 'Account', zh: '帳號' }, sort: 'asc' },
  email: { kind: 'text', title: { en: 'E-mail', zh: '電子郵件' } },
  level: { kind: 'choice', values: LEVELS, title: { en: 'Level', zh: '等級' }, sort: 'desc' },
  loginTime: { kind: 'moment', title: { en: 'Time', zh: '時間' }, sort: 'desc' },
  /** The IP address of the client. */
  address: { kind: 'text', title: { en: 'IP address', zh: '來源位址' } },
  agent: { kind: 'text', title: { en: 'User-Agent', zh: 'User-Agent' } },
  browser: { kind: 'text', from: 'cell', title: { en: 'Browser', zh: '瀏覽器' } },
})
