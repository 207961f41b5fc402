import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
import { idempotent, ifMatch } from '#shared/headers.ts'
import { LEVELS, PERMISSIONS, ROLE_PERMISSIONS } from '#shared/permissions.ts'
import { BASES } from '#shared/platform/roles.ts'
import { NamedRow, Names, RowId, versioned } from '#shared/row.ts'

export const title = { en: 'Roles', zh: '角色' }
export const description = 'Roles with their permissions, who holds them, and why someone may or may not do something.'

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))

/** The fields that an operator can change. */
export const RoleFields = z.object({
  /** Unique in the sandbox in each language, ignoring case. */
  name: z.object({ en: Name, zh: Name }),
  permissions: z.array(z.enum(ROLE_PERMISSIONS)).check(z.maxLength(ROLE_PERMISSIONS.length)),
})

/** How a role handles permissions that a later version adds, until an administrator decides. */
const Basis = z.enum(BASES)

export const Role = z.object({
  id: RowId,
  name: Names,
  basis: Basis,
  permissions: z.array(z.enum(ROLE_PERMISSIONS)),
  ...versioned,
})
export type Role = z.infer<typeof Role>

/** An account with access to the sandbox, and its role there. */
export const RoleHolder = z.object({
  accountId: RowId,
  account: z.string(),
  name: z.string(),
  roleId: RowId,
  /** Whether they hold the default role. */
  isDefault: z.boolean(),
  /** Whether this is the account of the caller. */
  isYou: z.boolean(),
  /** Starts at 1 and increases with every assignment. */
  version: z.int(),
})
export type RoleHolder = z.infer<typeof RoleHolder>

/** One check of the decision, in the order of the server, and its result. */
const Step = z.object({
  by: z.enum(['nobody-asks', 'signed-in', 'account', 'level', 'role', 'preview']),
  allows: z.boolean(),
  /** null if this step is not about the level. */
  level: z.nullable(z.enum(LEVELS)),
  /** null if this step is not about a role. */
  role: z.nullable(NamedRow),
  isDefault: z.boolean(),
})
const Remedy = z.object({
  code: z.enum(['end-preview', 'grant-right', 'give-role', 'raise-level']),
  /** The role to grant it to, or the roles that have it. */
  roles: z.array(NamedRow),
})
export const Explanation = z.object({
  account: z.string(),
  /** The operation that was asked about; null if a permission was. */
  endpoint: z.nullable(z.string()),
  /** null if no permission is needed. */
  permission: z.nullable(z.enum(PERMISSIONS)),
  isAllowed: z.boolean(),
  steps: z.array(Step),
  remedies: z.array(Remedy),
})
export type Explanation = z.infer<typeof Explanation>

export const listRoles = endpoint('GET /api/roles', {
  summary: { en: 'List the roles of this sandbox with their permissions', zh: '列出這個沙盒的角色與權限' },
  needs: 'roles:read',
  replies: { 200: z.object({ rows: z.array(Role) }) },
})

export const createRole = endpoint('POST /api/roles', {
  summary: { en: 'Create a role', zh: '建立角色' },
  needs: 'roles:write',
  headers: z.object(idempotent),
  body: z.extend(RoleFields, { basis: z._default(Basis, 'none') }),
  replies: { 201: Role, 422: refusal(['key-reused', 'name-taken', 'limit-reached']) },
  sends: ['location'],
})

export const listRoleHolders = endpoint('GET /api/roles/holders', {
  summary: { en: 'List the accounts of this sandbox with their roles', zh: '列出這個沙盒的帳號與角色' },
  needs: 'roles:read',
  replies: { 200: z.object({ rows: z.array(RoleHolder) }) },
})

export const giveRole = endpoint('PUT /api/roles/holders/:accountId', {
  summary: { en: 'Assign a role to an account in this sandbox', zh: '指派帳號在這個沙盒的角色' },
  needs: 'roles:write',
  headers: z.object(ifMatch),
  body: z.object({ roleId: RowId }),
  replies: { 200: RoleHolder, 422: refusal(['unknown-role', 'last-admin-right']) },
})

export const explainRight = endpoint('GET /api/roles/why', {
  summary: {
    en: 'Explain why an account may or may not call an endpoint or use a permission',
    zh: '說明帳號為何能或不能呼叫某個端點、使用某項權限',
  },
  needs: 'roles:read',
  query: z
    .object({
      /** Defaults to the caller. */
      accountId: z.optional(RowId),
      endpoint: z.optional(z.string().check(z.maxLength(100))),
      permission: z.optional(z.enum(PERMISSIONS)),
    })
    .check(z.refine(({ endpoint, permission }) => (endpoint === undefined) !== (permission === undefined))),
  replies: { 200: Explanation, 404: refusal(['not-found']) },
})

export const readRole = endpoint('GET /api/roles/:roleId', {
  summary: { en: 'Get a role', zh: '讀取角色' },
  needs: 'roles:read',
  replies: { 200: Role },
})

export const updateRole = endpoint('PATCH /api/roles/:roleId', {
  summary: { en: 'Update the name or the permissions of a role', zh: '更新角色的名稱或權限' },
  needs: 'roles:write',
  headers: z.object(ifMatch),
  body: z.partial(RoleFields),
  replies: { 200: Role, 422: refusal(['name-taken', 'last-admin-right']) },
})

export const deleteRole = endpoint('DELETE /api/roles/:roleId', {
  summary: { en: 'Delete a role that nobody holds. You can restore it', zh: '刪除無人擔任的角色，可以還原' },
  needs: 'roles:write',
  replies: { 204: null, 422: refusal(['role-held']) },
})

export const restoreRole = endpoint('POST /api/roles/:roleId/restore', {
  summary: { en: 'Restore a deleted role', zh: '還原已刪除的角色' },
  needs: 'roles:write',
  replies: { 200: Role, 422: refusal(['name-taken', 'limit-reached']) },
})
