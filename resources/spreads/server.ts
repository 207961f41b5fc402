import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import { forEachStat, STATS, type StatValues } from '#resources/species/rules.ts'
import { countUpToCap, readPage } from '#server/database/keyset.ts'
import type { Db } from '#server/database/open.ts'
import type { SpreadTable } from '#server/database/schema.ts'
import { etagOf } from '#server/etag.ts'
import { serve } from '#server/serve.ts'
import type { Operator } from '#server/sessions/sessions.ts'
import { refuse } from '#shared/errors.ts'
import {
  createSpread,
  deleteSpread,
  listSpreads,
  readSpread,
  restoreSpread,
  type Spread,
  type SpreadFields,
  updateSpread,
} from './contract.ts'
import type { Nature } from './rules.ts'

type Row = Selectable<SpreadTable> & { owner: string }

const spreadOf = (row: Row): Spread => ({
  id: row.id,
  owner: row.owner,
  name: row.name,
  pokemonId: row.pokemon_id,
  // The answer's schema refuses a nature that there is none of.
  nature: row.nature as Nature,
  level: row.level,
  ivs: forEachStat(stat => row[`iv_${stat}`]),
  evs: forEachStat(stat => row[`ev_${stat}`]),
  version: row.version,
  updatedAt: row.updated_at,
})

type SixColumns<P extends 'iv' | 'ev'> = { [S in `${P}_${(typeof STATS)[number]}`]: number }
const sixColumns = <P extends 'iv' | 'ev'>(prefix: P, values: StatValues) =>
  // fromEntries forgets the keys that it was given.
  Object.fromEntries(STATS.map(stat => [`${prefix}_${stat}`, values[stat]])) as SixColumns<P>

const columnsOf = ({ name, pokemonId, nature, level, ivs, evs }: SpreadFields) => ({
  name,
  pokemon_id: pokemonId,
  nature,
  level,
  ...sixColumns('iv', ivs),
  ...sixColumns('ev', evs),
})

const now = () => new Date().toISOString()

const selectSpreads = (db: Db) =>
  db
    .selectFrom('spread')
    .innerJoin('account', 'account.id', 'spread.account_id')
    .selectAll('spread')
    .select('account.account as owner')

async function readRow(db: Db, id: string, { isDeleted = false } = {}): Promise<Row> {
  const row = await selectSpreads(db)
    .where('spread.id', '=', id)
    .where('spread.deleted_at', isDeleted ? 'is not' : 'is', null)
    .executeTakeFirst()
  if (!row) throw refuse('not-found')
  return row
}

/** The row, when it is the operator's own: who has a link may read, and no more. */
async function readOwnRow(db: Db, id: string, operator: Operator, options?: { isDeleted: boolean }): Promise<Row> {
  const row = await readRow(db, id, options)
  if (row.account_id !== operator.accountId) throw refuse('not-yours')
  return row
}

async function requirePokemon(db: Db, pokemonId: number | undefined) {
  if (pokemonId === undefined) return
  const found = await db
    .selectFrom('species')
    .select('pokemon_id')
    .where('pokemon_id', '=', pokemonId)
    .executeTakeFirst()
  if (!found) throw refuse('unknown-pokemon', { errors: [{ pointer: '/body/pokemonId', code: 'unknown_pokemon' }] })
}

export const endpoints = [
  serve(listSpreads, async ({ db, operator, query: { limit, cursor } }) => {
    const own = db.selectFrom('spread').where('account_id', '=', operator.accountId).where('deleted_at', 'is', null)
    const order = { columns: ['updated_at' as const, 'id' as const], isDescending: true }
    const page = await readPage(own.selectAll(), { ...order, limit, cursor })
    const rows = page.rows.map(row => spreadOf({ ...row, owner: operator.account }))
    return { status: 200, body: { ...page, rows, count: await countUpToCap(db, own.select('id')) } }
  }),

  serve(createSpread, async ({ db, operator, body }) => {
    await requirePokemon(db, body.pokemonId)
    const id = randomBytes(8).toString('hex')
    await db
      .insertInto('spread')
      .values({
        ...columnsOf(body),
        id,
        account_id: operator.accountId,
        version: 1,
        updated_at: now(),
        deleted_at: null,
      })
      .execute()
    const spread = spreadOf(await readRow(db, id))
    return { status: 201, body: spread, headers: { ...etagOf(spread), location: `/api/spreads/${id}` } }
  }),

  serve(readSpread, async ({ db, params }) => {
    const spread = spreadOf(await readRow(db, params.spreadId))
    return { status: 200, body: spread, headers: etagOf(spread) }
  }),

  serve(updateSpread, async ({ db, operator, params: { spreadId }, headers, body }) => {
    const match = headers['if-match']
    if (match === undefined) throw refuse('version-required')
    const before = spreadOf(await readOwnRow(db, spreadId, operator))
    if (match !== etagOf(before).etag) throw refuse('stale', { current: before })
    await requirePokemon(db, body.pokemonId)
    // Only while the row is at this version: of two writers at once, one is told what the other wrote.
    const { numUpdatedRows } = await db
      .updateTable('spread')
      .set({ ...columnsOf({ ...before, ...body }), version: before.version + 1, updated_at: now() })
      .where('id', '=', spreadId)
      .where('version', '=', before.version)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    const spread = spreadOf(await readRow(db, spreadId))
    if (numUpdatedRows === 0n) throw refuse('stale', { current: spread })
    return { status: 200, body: spread, headers: etagOf(spread) }
  }),

  serve(deleteSpread, async ({ db, operator, params: { spreadId } }) => {
    await readOwnRow(db, spreadId, operator)
    await db.updateTable('spread').set({ deleted_at: now() }).where('id', '=', spreadId).execute()
    return { status: 204, body: undefined }
  }),

  serve(restoreSpread, async ({ db, operator, params: { spreadId } }) => {
    await readOwnRow(db, spreadId, operator, { isDeleted: true })
    await db.updateTable('spread').set({ deleted_at: null }).where('id', '=', spreadId).execute()
    const spread = spreadOf(await readRow(db, spreadId))
    return { status: 200, body: spread, headers: etagOf(spread) }
  }),
]
