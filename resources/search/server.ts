import { sql } from 'kysely'
import type { Db } from '#server/database/open.ts'
import { serve } from '#server/serve.ts'
import type { Operator } from '#server/sessions/sessions.ts'
import { foldText } from '#shared/fold-text.ts'
import { isPermitted, type Permission } from '#shared/permissions.ts'
import { type Found, MOST_FOUND, searchRecords } from './contract.ts'

type Search = (db: Db, operator: Operator, like: string) => Promise<Found[]>

/** `%` and `_` in what is looked for mean themselves. */
const likeOf = (text: string) => `%${foldText(text).replace(/[\\%_]/g, '\\$&')}%`
const holds = (column: string, like: string) => sql<boolean>`lower(${sql.ref(column)}) like ${like} escape '\\'`

const searchMembers: Search = async (db, { sandboxId }, like) => {
  const rows = await db
    .selectFrom('member')
    .select(['id', 'name_en', 'name_zh', 'email'])
    .where('sandbox_id', '=', sandboxId)
    .where('archived_at', 'is', null)
    .where(({ or }) => or(['name_en', 'name_zh', 'email'].map(column => holds(column, like))))
    .orderBy('name_en')
    .limit(MOST_FOUND)
    .execute()
  return rows.map(({ id, name_en: en, name_zh: zh, email }) => ({
    noun: 'members',
    id: String(id),
    name: { en, zh },
    detail: email,
  }))
}

const searchSpecies: Search = async (db, _, like) => {
  const rows = await db
    .selectFrom('species')
    .select(['dex_id', 'name_en', 'name_zh'])
    .where('is_entry', '=', 1)
    .where(({ or }) => or(['name_en', 'name_zh'].map(column => holds(column, like))))
    .orderBy('dex_id')
    .limit(MOST_FOUND)
    .execute()
  return rows.map(({ dex_id, name_en: en, name_zh: zh }) => ({
    noun: 'species',
    id: String(dex_id),
    name: { en, zh },
    detail: `#${String(dex_id).padStart(3, '0')}`,
  }))
}

const searchSpreads: Search = async (db, { accountId }, like) => {
  const rows = await db
    .selectFrom('spread')
    .select(['id', 'name', 'level'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where(holds('name', like))
    .orderBy('updated_at', 'desc')
    .limit(MOST_FOUND)
    .execute()
  return rows.map(({ id, name, level }) => ({
    noun: 'spreads',
    id,
    name: { en: name, zh: name },
    detail: `Lv. ${level}`,
  }))
}

const SEARCHES: [Permission, Search][] = [
  ['members:read', searchMembers],
  ['species:read', searchSpecies],
  ['spreads:read', searchSpreads],
]

export const endpoints = [
  serve(searchRecords, async ({ db, operator, query: { text } }) => {
    const like = likeOf(text)
    const allowed = SEARCHES.filter(([permission]) => isPermitted(operator.permissions, permission))
    const found = await Promise.all(allowed.map(([, search]) => search(db, operator, like)))
    return { status: 200, body: { rows: found.flat() } }
  }),
]
