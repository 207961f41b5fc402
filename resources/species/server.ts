import type { Selectable } from 'kysely'
import { oncePerDatabase } from '#server/database/once-per-database.ts'
import type { Reader } from '#server/database/open.ts'
import { serve } from '#server/http/serve.ts'
import { sha256 } from '#server/platform/crypto.ts'
import { refuse } from '#shared/errors.ts'
import { listSpecies, readSpecies, type Species, type SpeciesForm } from './contract.ts'
import { STATS, type Type } from './rules.ts'
import type { SpeciesTable } from './table.ts'

type Row = Selectable<SpeciesTable>

const factsOf = (row: Row) => ({
  pokemonId: row.pokemon_id,
  identifier: row.identifier,
  // The response schema refuses unknown types.
  types: row.types.split('/') as Type[],
  base: STATS.map(stat => row[`base_${stat}`]),
  evs: STATS.map(stat => row[`ev_${stat}`]),
})

const entryOf = (row: Row, otherForms: number[]): Species => ({
  dexId: row.dex_id,
  nationalId: row.national_id,
  ...factsOf(row),
  name: { en: row.name_en, zh: row.name_zh },
  otherForms,
})

const formNameOf = ({ form_en: en, form_zh: zh }: Row) => (en === null || zh === null ? null : { en, zh })

const formOf = (row: Row): SpeciesForm => ({
  ...factsOf(row),
  formName: formNameOf(row),
  isBattleOnly: row.is_battle_only === 1,
})

/** All entries. */
const entriesOf = oncePerDatabase(readEntries)

async function readEntries(db: Reader): Promise<Species[]> {
  const all = await db.selectFrom('species').selectAll().orderBy('dex_id').orderBy('pokemon_id').execute()
  const others = Map.groupBy(
    all.filter(row => row.is_entry === 0),
    row => row.dex_id,
  )
  return all
    .filter(row => row.is_entry === 1)
    .map(row => entryOf(row, others.get(row.dex_id)?.map(form => form.pokemon_id) ?? []))
}

/** Every caller gets the same body, so its hash identifies it. */
const etagOf = (body: object) => `"${sha256(JSON.stringify(body)).digest('base64url')}"`

export const endpoints = [
  serve(listSpecies, async ({ db, imageTemplate }) => {
    const body = { rows: await entriesOf(db), imageTemplate }
    return { status: 200, body, headers: { etag: etagOf(body), 'cache-control': 'private, no-cache' } }
  }),

  serve(readSpecies, async ({ db, params }) => {
    const rows = await db
      .selectFrom('species')
      .selectAll()
      .where('dex_id', '=', params.dexId)
      .orderBy('pokemon_id')
      .execute()
    const entry = rows.find(row => row.is_entry === 1)
    if (!entry) throw refuse('not-found')
    const forms = rows.filter(row => row !== entry).map(formOf)
    const ids = forms.map(form => form.pokemonId)
    return { status: 200, body: { ...entryOf(entry, ids), nameJa: entry.name_ja, formName: formNameOf(entry), forms } }
  }),
]
