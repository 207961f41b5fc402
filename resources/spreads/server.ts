import type { Selectable } from 'kysely'
import { forEachStat, STATS, type StatValues } from '#resources/species/rules.ts'
import { countUpToCap, readPage } from '#server/database/keyset.ts'
import type { Db } from '#server/database/open.ts'
import type { SpreadTable } from '#server/database/schema.ts'
import { defineEntity } from '#server/entities/entity.ts'
import { etagOf } from '#server/etag.ts'
import { serve } from '#server/serve.ts'
import { ANY_VERSION } from '#server/writes/rows.ts'
import { refuse } from '#shared/errors.ts'
import {
  createSpread,
  deleteSpread,
  listSpreads,
  readSpread,
  restoreSpread,
  Spread,
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

const toColumns = ({ name, pokemonId: pokemon_id, nature, level, ivs, evs }: SpreadFields) => ({
  name,
  pokemon_id,
  nature,
  level,
  ...sixColumns('iv', ivs),
  ...sixColumns('ev', evs),
})

const selectSpreads = (db: Db) =>
  db
    .selectFrom('spread')
    .innerJoin('account', 'account.id', 'spread.account_id')
    .selectAll('spread')
    .select('account.account as owner')

async function readRow(db: Db, id: string): Promise<Row> {
  const row = await selectSpreads(db)
    .where('spread.id', '=', id)
    .where('spread.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw refuse('not-found')
  return row
}

async function requirePokemon(db: Db, pokemonId: number) {
  const found = await db
    .selectFrom('species')
    .select('pokemon_id')
    .where('pokemon_id', '=', pokemonId)
    .executeTakeFirst()
  if (!found) throw refuse('unknown-pokemon', { errors: [{ pointer: '/body/pokemonId', code: 'unknown_pokemon' }] })
}

export const spreads = defineEntity({
  name: 'spreads',
  needs: 'spreads:write',
  table: 'spread',
  scope: 'account',
  schema: Spread,
  toApi: (row, { account }) => spreadOf({ ...row, owner: account }),
  toColumns,
  isDeletable: true,
  isReadableByLink: true,
  validate: ({ pokemonId }, _, { trx }) => requirePokemon(trx, pokemonId),
  isRevertible: true,
})

export const endpoints = [
  serve(listSpreads, async ({ db, operator, query: { limit, cursor } }) => {
    const own = db.selectFrom('spread').where('account_id', '=', operator.accountId).where('deleted_at', 'is', null)
    const order = { columns: ['updated_at' as const, 'id' as const], isDescending: true, hasTextId: true }
    const page = await readPage(own.selectAll(), { ...order, limit, cursor })
    const rows = page.rows.map(row => spreadOf({ ...row, owner: operator.account }))
    return { status: 200, body: { ...page, rows, count: await countUpToCap(db, own.select('id')) } }
  }),

  serve(createSpread, ({ writeOwn, body }) =>
    writeOwn(async ({ create }) => {
      const spread = await create(spreads, body)
      return { status: 201, body: spread, headers: { ...etagOf(spread), location: `/api/spreads/${spread.id}` } }
    }),
  ),

  serve(readSpread, async ({ db, params }) => {
    const spread = spreadOf(await readRow(db, params.spreadId))
    return { status: 200, body: spread, headers: etagOf(spread) }
  }),

  serve(updateSpread, async ({ writeOwn, params: { spreadId }, headers, body: fields }) => {
    const match = headers['if-match']
    const spread = await writeOwn(({ update }) => update(spreads, spreadId, { match, fields }))
    return { status: 200, body: spread, headers: etagOf(spread) }
  }),

  serve(deleteSpread, async ({ writeOwn, params: { spreadId } }) => {
    await writeOwn(({ remove }) => remove(spreads, spreadId, ANY_VERSION))
    return { status: 204, body: undefined }
  }),

  serve(restoreSpread, async ({ writeOwn, params: { spreadId } }) => {
    const columns = { deleted_at: null }
    const spread = await writeOwn(({ update }) =>
      update(spreads, spreadId, { match: ANY_VERSION, columns, action: 'restore' }),
    )
    return { status: 200, body: spread, headers: etagOf(spread) }
  }),
]
