import type { Kysely } from 'kysely'
import type { Tables } from './schema.ts'

// What the installation remembers about itself, by key. All instances share it.

export async function readSetting(db: Kysely<Tables>, key: string): Promise<string | undefined> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value
}

/** Stores it if there is none. Returns whether it did. */
export async function createSetting(db: Kysely<Tables>, key: string, value: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('setting')
    .values({ key, value })
    .onConflict(conflict => conflict.column('key').doNothing())
    .executeTakeFirst()
  return Boolean(numInsertedOrUpdatedRows)
}

/** Stores it in place of another. Returns whether it was another. In a transaction, other instances wait for its end. */
export async function writeSetting(db: Kysely<Tables>, key: string, value: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('setting')
    .values({ key, value })
    .onConflict(conflict => conflict.column('key').doUpdateSet({ value }).where('setting.value', '!=', value))
    .executeTakeFirst()
  return Boolean(numInsertedOrUpdatedRows)
}
