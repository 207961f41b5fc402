import { forEachStat, STATS, type StatValues } from '#resources/species/rules.ts'
import { mappingOf } from '#server/database/mapping.ts'
import type { Reader } from '#server/database/open.ts'
import { defineEntity, type RowOf } from '#server/entities/entity.ts'
import { refuse } from '#shared/errors.ts'
import { Spread, type SpreadFields } from './contract.ts'
import { fields } from './fields.ts'
import { MAX_SPREADS } from './rules.ts'

const mapping = mappingOf(fields)
export const spreadOf = ({ owner, ...row }: RowOf<'spread'> & { owner: string }): Spread => ({
  ...mapping.toApi(row),
  owner,
  ivs: forEachStat(stat => row[`iv_${stat}`]),
  evs: forEachStat(stat => row[`ev_${stat}`]),
})

type SixColumns<P extends 'iv' | 'ev'> = { [S in `${P}_${(typeof STATS)[number]}`]: number }
const sixColumns = <P extends 'iv' | 'ev'>(prefix: P, values: StatValues) =>
  // fromEntries loses the literal types.
  Object.fromEntries(STATS.map(stat => [`${prefix}_${stat}`, values[stat]])) as SixColumns<P>

const toColumns = ({ ivs, evs, ...spread }: SpreadFields) => ({
  ...mapping.toColumns(spread),
  ...sixColumns('iv', ivs),
  ...sixColumns('ev', evs),
})

async function requirePokemon(db: Reader, pokemonId: number) {
  const found = await db
    .selectFrom('species')
    .select('pokemon_id')
    .where('pokemon_id', '=', pokemonId)
    .executeTakeFirst()
  if (!found) throw refuse('unknown-pokemon', { errors: [{ pointer: '/body/pokemonId', code: 'unknown-pokemon' }] })
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
  limit: { max: MAX_SPREADS },
  validate: ({ pokemonId }, _, { trx }) => requirePokemon(trx, pokemonId),
  isRevertible: true,
})
