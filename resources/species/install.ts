import { parse } from 'csv-parse/sync'
import type { Insertable } from 'kysely'
import type { Db } from '#server/database/open.ts'
import { writeSetting } from '#server/database/settings.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { sha256 } from '#server/platform/crypto.ts'
import * as files from '#server/platform/files.ts'
import { mapTuple } from '#shared/objects.ts'
import { STATS } from './rules.ts'
import type { SpeciesTable } from './table.ts'

const FACTS = 'resources/species/facts'
const FILES = ['paldea-pokedex.csv', 'paldea-forms.csv', 'form-names.csv'] as const
const SETTING = 'species-facts'

type Facts = Record<string, string>

/** The rows of a facts file, keyed by its header. */
export const readFacts = (file: string): Facts[] =>
  parse(files.readFacts(`${FACTS}/${file}`), { columns: true, bom: true, skip_empty_lines: true })

/** Installs the facts, or replaces them if the files have changed. Only one instance does it; the others wait. */
export async function install(db: Db): Promise<void> {
  const hash = sha256()
  for (const file of FILES) hash.update(files.readFacts(`${FACTS}/${file}`))
  const fingerprint = hash.digest('hex')
  await inTransaction(db, async trx => {
    if (!(await writeSetting(trx, SETTING, fingerprint))) return
    await trx.deleteFrom('species').execute()
    await trx.insertInto('species').values(rowsOf()).execute()
  })
}

/** One row per form: the one of the Pokédex entry first. */
function rowsOf(): Insertable<SpeciesTable>[] {
  const [entries, forms, chineseNames] = mapTuple(FILES, readFacts)
  const chinese = new Map(chineseNames.map(row => [row.identifier, row.name_zh_hant]))
  const named = new Map(forms.map(form => [form.pokemon_id, form]))
  return entries.flatMap(entry => {
    const others = forms.filter(
      form => form.paldea_dex_id === entry.paldea_dex_id && form.pokemon_id !== entry.pokemon_id,
    )
    return [
      rowOf(entry, { ...named.get(entry.pokemon_id), ...entry }, chinese),
      ...others.map(form => rowOf(entry, form, chinese)),
    ]
  })
}

function rowOf(entry: Facts, form: Facts, chinese: Map<string | undefined, string | undefined>) {
  const text = (facts: Facts, name: string) => facts[name] ?? ''
  const formName = text(form, 'form_name_en')
  const fullName = formName.includes(text(entry, 'name_en')) ? formName : `${entry.name_en} (${formName})`
  const sixOf = <P extends 'base' | 'ev'>(prefix: P) =>
    // fromEntries loses the literal types.
    Object.fromEntries(STATS.map(stat => [`${prefix}_${stat}`, Number(form[`${prefix}_${stat}`])])) as {
      [S in `${P}_${(typeof STATS)[number]}`]: number
    }
  return {
    pokemon_id: Number(form.pokemon_id),
    dex_id: Number(entry.paldea_dex_id),
    national_id: Number(entry.national_dex_id),
    is_entry: form.pokemon_id === entry.pokemon_id ? (1 as const) : (0 as const),
    is_battle_only: form.battle_only === '1' ? (1 as const) : (0 as const),
    identifier: text(form, 'identifier'),
    name_en: text(entry, 'name_en'),
    name_zh: text(entry, 'name_zh_hant'),
    name_ja: text(entry, 'name_ja'),
    form_en: formName ? fullName : null,
    form_zh: formName ? (chinese.get(form.identifier) ?? text(entry, 'name_zh_hant')) : null,
    types: text(form, 'types'),
    ...sixOf('base'),
    ...sixOf('ev'),
  }
}
