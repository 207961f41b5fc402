import * as z from 'zod/mini'
import { defineFields } from '#shared/fields.ts'
import { ACCOUNT_KINDS } from '#shared/permissions.ts'
import { AccountName } from '#shared/platform/accounts.ts'
import { NamedRow } from '#shared/row.ts'

export const STATES = ['open', 'closed'] as const

export const fields = defineFields({
  id: { kind: 'id', from: 'row' },
  account: { kind: 'text', title: { en: 'Account', zh: '帳號' }, sort: 'asc', input: AccountName },
  name: {
    kind: 'text',
    title: { en: 'Name', zh: '姓名' },
    sort: 'asc',
    input: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  },
  /** A coach may have classes. A learner belongs to one and only reads main. */
  kind: { kind: 'choice', values: ACCOUNT_KINDS },
  /** The role in main, where every account begins; null in an account without one. */
  role: { kind: 'json', schema: NamedRow, isNullable: true, from: 'derived', title: { en: 'Role', zh: '角色' } },
  state: { kind: 'choice', values: STATES, from: 'derived', title: { en: 'State', zh: '狀態' } },
  /** Whether this is the account of the caller, who can't close it or change its role. */
  isYou: { kind: 'flag', from: 'derived' },
  /** How many tasks are done, and how many there are. */
  progress: {
    kind: 'json',
    schema: z.object({ done: z.int(), tasks: z.int() }),
    from: 'derived',
    column: 'count',
    title: { en: 'Tasks done', zh: '完成的練習' },
    sort: 'desc',
  },
  /** The sandbox of the session that was used last; null if nobody has signed in yet. */
  sandbox: { kind: 'text', isNullable: true, title: { en: 'Sandbox', zh: '沙盒' } },
  /** The open sessions. */
  sessions: { kind: 'number' },
  /** The last sign-in; null if there was none. */
  signedInAt: {
    kind: 'moment',
    isNullable: true,
    from: 'derived',
    title: { en: 'Last sign-in', zh: '最近登入' },
    sort: 'desc',
  },
  /** The number of changes of the account and its role, and the ETag. */
  version: { kind: 'number' },
})
