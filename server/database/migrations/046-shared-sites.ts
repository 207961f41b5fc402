import { type Kysely, sql } from 'kysely'
import { clustered, orderedText } from '#server/database/columns.ts'

const COLUMNS = [
  'id',
  'name_en',
  'name_zh',
  'kind',
  'township_id',
  'lng',
  'lat',
  'opened_on',
  'hours',
  'version',
  'updated_at',
]

/** Sites are the same in all sandboxes, so there is one copy of them instead of one per sandbox. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = db.schema
    .createTable('shared_site')
    .addColumn('id', 'integer', column => column.notNull())
    .addColumn('name_en', orderedText(db), column => column.notNull())
    .addColumn('name_zh', orderedText(db), column => column.notNull())
    .addColumn('kind', orderedText(db), column => column.notNull())
    .addColumn('township_id', orderedText(db), column => column.notNull())
    .addColumn('lng', 'double precision', column => column.notNull())
    .addColumn('lat', 'double precision', column => column.notNull())
    .addColumn('opened_on', orderedText(db), column => column.notNull())
    .addColumn('hours', 'integer', column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('updated_at', orderedText(db), column => column.notNull())
    .addPrimaryKeyConstraint('site_id_key', ['id'])
  await clustered(db, table).execute()
  const columns = sql.join(COLUMNS.map(name => sql.ref(name)))
  await sql`insert into shared_site (${columns}) select ${columns} from site where sandbox_id = 'seed'`.execute(db)
  await db.schema.dropTable('site').execute()
  await db.schema.alterTable('shared_site').renameTo('site').execute()
  await db.schema.createIndex('site_township_id').on('site').columns(['township_id', 'id']).execute()
  await sql`create index site_repairs on site (township_id, id) where kind in ('workshop', 'shop')`.execute(db)
}
