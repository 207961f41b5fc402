import { members } from '#resources/members/entity.ts'
import { roles } from '#resources/roles/entity.ts'
import { spreads } from '#resources/spreads/entity.ts'
import { teams } from '#resources/teams/entity.ts'
import { views } from '#resources/views/entity.ts'
import type { Reader } from '#server/database/open.ts'
import { columnContains } from '#server/database/text.ts'
import { namesOf } from '#server/entities/fields.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import { serve } from '#server/http/serve.ts'
import { selectVisible } from '#server/sandboxes/visible.ts'
import type { Operator } from '#server/sessions/sessions.ts'
import { isPermitted, type Permission } from '#shared/permissions.ts'
import { type Found, MAX_FOUND, searchRecords } from './contract.ts'

/** What somebody named is called so in both languages. */
const alike = (name: string) => ({ en: name, zh: name })

type Asking = { db: Reader; rows: Rows; operator: Operator }
type Search = (asking: Asking, text: string) => Promise<Found[]>

const searchMembers: Search = async ({ rows }, text) => {
  const found = await rows(members)
    .where('archived_at', 'is', null)
    .where(({ or }) => or(['name_en', 'name_zh', 'email'].map(column => columnContains(column, text))))
    .orderBy('name_en')
    .limit(MAX_FOUND)
    .execute()
  return found.map(({ id, name_en: en, name_zh: zh, email }) => ({
    entity: 'members',
    id: String(id),
    name: { en, zh },
    detail: email,
  }))
}

const searchTeams: Search = async ({ rows }, text) => {
  const found = await rows(teams)
    .leftJoin(rows('team').as('parent'), 'parent.id', 'team.parent_id')
    .select('parent.name_en as parent')
    .where(({ or }) => or(['team.name_en', 'team.name_zh'].map(column => columnContains(column, text))))
    .orderBy('team.name_en')
    .limit(MAX_FOUND)
    .execute()
  return found.map(({ id, name_en: en, name_zh: zh, parent }) => ({
    entity: 'teams',
    id: String(id),
    name: { en, zh },
    detail: parent ?? '',
  }))
}

const searchSpecies: Search = async ({ db }, text) => {
  const rows = await db
    .selectFrom('species')
    .select(['dex_id', 'name_en', 'name_zh'])
    .where('is_entry', '=', 1)
    .where(({ or }) => or(['name_en', 'name_zh'].map(column => columnContains(column, text))))
    .orderBy('dex_id')
    .limit(MAX_FOUND)
    .execute()
  return rows.map(({ dex_id, name_en: en, name_zh: zh }) => ({
    entity: 'species',
    id: String(dex_id),
    name: { en, zh },
    detail: `#${String(dex_id).padStart(3, '0')}`,
  }))
}

const searchSpreads: Search = async ({ rows }, text) => {
  const found = await rows(spreads)
    .where(columnContains('name', text))
    .orderBy('updated_at', 'desc')
    .limit(MAX_FOUND)
    .execute()
  return found.map(({ id, name, level }) => ({
    entity: 'spreads',
    id,
    name: alike(name),
    detail: `Lv. ${level}`,
  }))
}

const searchRoles: Search = async ({ rows }, text) => {
  const found = await rows(roles)
    .where(({ or }) => or(['name_en', 'name_zh'].map(column => columnContains(column, text))))
    .orderBy('id')
    .limit(MAX_FOUND)
    .execute()
  return found.map(row => ({ entity: 'roles', id: String(row.id), name: namesOf(row), detail: '' }))
}

/** Of the account's keys a key itself hears nothing. */
const searchKeys: Search = async ({ db, operator: { accountId, key } }, text) => {
  if (key !== null) return []
  const rows = await db
    .selectFrom('api_key')
    .select(['id', 'name', 'ending'])
    .where('account_id', '=', accountId)
    .where(columnContains('name', text))
    .orderBy('name')
    .limit(MAX_FOUND)
    .execute()
  return rows.map(({ id, name, ending }) => ({ entity: 'keys', id, name: alike(name), detail: `…${ending}` }))
}

const searchSandboxes: Search = async ({ db, operator }, text) => {
  const rows = await selectVisible(db, operator)
    .where('snapshot_of', 'is', null)
    .where(columnContains('name', text))
    .orderBy('name')
    .limit(MAX_FOUND)
    .execute()
  return rows.map(({ id, name }) => ({ entity: 'sandboxes', id, name: alike(name), detail: '' }))
}

const searchViews: Search = async ({ rows }, text) => {
  const found = await rows(views).where(columnContains('name', text)).orderBy('name').limit(MAX_FOUND).execute()
  return found.map(({ id, name, page }) => ({ entity: 'views', id, name: alike(name), detail: page }))
}

const SEARCHES: [Permission, Search][] = [
  ['members:read', searchMembers],
  ['teams:read', searchTeams],
  ['species:read', searchSpecies],
  ['spreads:read', searchSpreads],
  ['roles:read', searchRoles],
  ['keys:read', searchKeys],
  ['sandboxes:read', searchSandboxes],
  ['views:read', searchViews],
]

export const endpoints = [
  serve(searchRecords, async ({ db, rows, operator, query: { text } }) => {
    const allowed = SEARCHES.filter(([permission]) => isPermitted(operator.permissions, permission))
    const found = await Promise.all(allowed.map(([, search]) => search({ db, rows, operator }, text)))
    return { status: 200, body: { rows: found.flat() } }
  }),
]
