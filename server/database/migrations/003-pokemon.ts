import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import { orderedText } from '#server/database/columns.ts'

// Written out like everything in a migration, because its effect must not change with the code.
const STATS = ['hp', 'attack', 'defense', 'sp_attack', 'sp_defense', 'speed'] as const

/** Read-only data about Pokémon, one row per form, and the operators' spreads of effort values. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const species = db.schema
    .createTable('species')
    .addColumn('pokemon_id', 'integer', column => column.primaryKey())
    .addColumn('dex_id', 'integer', column => column.notNull())
    .addColumn('national_id', 'integer', column => column.notNull())
    .addColumn('is_entry', 'integer', column => column.notNull())
    .addColumn('is_battle_only', 'integer', column => column.notNull())
    .addColumn('identifier', 'text', column => column.notNull().unique())
    .addColumn('name_en', 'text', column => column.notNull())
    .addColumn('name_zh', 'text', column => column.notNull())
    .addColumn('name_ja', 'text', column => column.notNull())
    .addColumn('form_en', 'text')
    .addColumn('form_zh', 'text')
    .addColumn('types', 'text', column => column.notNull())
  await withSix(withSix(species, 'base'), 'ev').execute()
  await db.schema.createIndex('species_dex').on('species').column('dex_id').execute()

  const spread = db.schema
    .createTable('spread')
    .addColumn('id', orderedText(db), column => column.primaryKey())
    .addColumn('account_id', 'integer', column => column.notNull().references('account.id'))
    .addColumn('name', 'text', column => column.notNull())
    // No foreign key, because newer data replaces the rows that it would reference.
    .addColumn('pokemon_id', 'integer', column => column.notNull())
    .addColumn('nature', 'text', column => column.notNull())
    .addColumn('level', 'integer', column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('updated_at', orderedText(db), column => column.notNull())
    .addColumn('deleted_at', 'text')
    .addCheckConstraint('spread_evs', sql.raw(`${STATS.map(stat => `ev_${stat}`).join(' + ')} <= 510`))
  await withSix(withSix(spread, 'iv'), 'ev').execute()
  await db.schema.createIndex('spread_owner').on('spread').columns(['account_id', 'updated_at', 'id']).execute()
}

const withSix = <T extends string, C extends string>(table: CreateTableBuilder<T, C>, prefix: 'base' | 'iv' | 'ev') =>
  STATS.reduce<CreateTableBuilder<T, C>>(
    // Kysely does not know the tables of a migration.
    (built, stat) => built.addColumn(`${prefix}_${stat}` as C, 'integer', column => column.notNull()),
    table,
  )
