import * as z from 'zod/mini'
import { endpoint, refusal, secret } from '#shared/contract.ts'
import { sortIds } from '#shared/fields.ts'
import { ifMatch } from '#shared/headers.ts'
import { pageOf, pageQuery, search, sortQuery } from '#shared/paging.ts'
import { NamedRow, RowId } from '#shared/row.ts'
import { inputOf, schemaOf } from '#shared/schema-of.ts'
import { fields, STATES } from './fields.ts'

export const title = { en: 'Accounts', zh: '帳號' }
export const description = 'The accounts of this console, for operators with the level supersuper.'

export const Account = schemaOf(fields)
export type Account = z.infer<typeof Account>

export const NewAccount = z.extend(inputOf(fields), {
  /** A role in main. */
  roleId: RowId,
})

const Password = z.string().check(secret)
const needs = 'accounts:manage'
export const listAccounts = endpoint('GET /api/accounts', {
  summary: { en: 'List the accounts with role, sandbox and progress', zh: '列出帳號的角色、沙盒與練習進度' },
  needs,
  query: z.object({
    search,
    state: z.optional(z.enum(STATES)),
    roleId: z.optional(RowId),
    sort: z._default(sortQuery(sortIds(fields)), 'account'),
    ...pageQuery,
  }),
  replies: { 200: pageOf(Account) },
})

export const createAccount = endpoint('POST /api/accounts', {
  summary: {
    en: 'Create an account. Only this response contains its password',
    zh: '建立帳號；只有這次回應會包含密碼',
  },
  needs,
  body: NewAccount,
  replies: { 201: z.object({ password: Password, account: Account }), 422: refusal(['name-taken', 'unknown-role']) },
  sends: ['etag'],
})

export const listAccountRoles = endpoint('GET /api/accounts/roles', {
  summary: { en: 'List the roles that an account can have in main', zh: '列出帳號在 main 可以擔任的角色' },
  needs,
  replies: { 200: z.object({ rows: z.array(NamedRow) }) },
})

export const updateAccount = endpoint('PATCH /api/accounts/:accountId', {
  summary: {
    en: 'Close or reopen an account, change its role, or make it a coach. Closing ends its sessions and refuses its API keys',
    zh: '停用、重新啟用帳號，變更角色，或設為老師；停用後工作階段與 API 金鑰立即失效',
  },
  needs,
  headers: z.object(ifMatch),
  body: z.object({
    state: z.optional(z.enum(STATES)),
    roleId: z.optional(RowId),
    /** A learner stays one. */
    kind: z.optional(z.enum(['operator', 'coach'])),
  }),
  replies: { 200: Account, 422: refusal(['own-account', 'unknown-role']) },
})

export const resetAccountPassword = endpoint('POST /api/accounts/:accountId/password', {
  summary: {
    en: 'Give an account a new password and end its sessions. Only this response contains it',
    zh: '重設帳號的密碼並結束它的工作階段；只有這次回應會包含密碼',
  },
  needs,
  replies: { 200: z.object({ password: Password }), 422: refusal(['own-account']) },
})
