import type { Reader } from '#server/database/open.ts'
import { defineEntity, type RowOf } from '#server/entities/entity.ts'
import { refuse } from '#shared/errors.ts'
import type { Look } from '#shared/look.ts'
import { keysIn } from '#shared/objects.ts'
import { type PreferenceFields, Preferences } from './contract.ts'
import { DEFAULTS, keyIssues, lookOf, weakAccents } from './rules.ts'

/** What an account has that has not changed anything yet. */
export const UNCHANGED: Preferences = { ...DEFAULTS, version: 0, updatedAt: null }

export const preferencesOf = (row: RowOf<'preference'>): Preferences => ({
  ...DEFAULTS,
  ...JSON.parse(row.fields), // Only `toColumns` writes this column.
  version: row.version,
  updatedAt: row.updated_at,
})

const toColumns = (fields: PreferenceFields) => {
  // Later defaults apply to whatever an operator has not chosen.
  const changed = keysIn(DEFAULTS)
    .filter(name => JSON.stringify(fields[name]) !== JSON.stringify(DEFAULTS[name]))
    .map(name => [name, fields[name]])
  return { fields: JSON.stringify(Object.fromEntries(changed)) }
}

export const rowOf = (db: Reader, accountId: number): Promise<RowOf<'preference'> | undefined> =>
  db.selectFrom('preference').selectAll().where('account_id', '=', accountId).executeTakeFirst()

/** Part of the session, so that the first page after a sign-in already looks right. */
export async function lookOfAccount(db: Reader, accountId: number): Promise<Look | null> {
  const row = await rowOf(db, accountId)
  return row ? lookOf(preferencesOf(row)) : null
}

export const preferences = defineEntity({
  name: 'preferences',
  needs: 'profile:write',
  table: 'preference',
  scope: 'account',
  // Every account has only its own preferences.
  toKey: (_, { accountId: account_id }) => ({ account_id }),
  createKey: async (_, { accountId }) => ({ id: accountId, columns: {} }),
  schema: Preferences,
  toApi: preferencesOf,
  toColumns,
  validate: async fields => {
    const weak = weakAccents(fields)
    if (weak.length > 0) {
      const errors = weak.map(({ field, required }) => ({
        pointer: `/body/${field}`,
        code: 'low-contrast',
        bound: required,
      }))
      throw refuse('low-contrast', { errors, weak })
    }
    const [issue] = keyIssues(fields.keys)
    if (!issue) return
    const { id, code, by } = issue
    throw refuse('keys-refused', { errors: [{ pointer: `/body/keys/${id}`, code }], ...(by && { clash: { id, by } }) })
  },
  isRevertible: true,
})
