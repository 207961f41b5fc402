import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import { clustered, orderedText } from '#server/database/columns.ts'

/** The practice data. Every row belongs to a sandbox and has the key `(sandbox_id, …)`. Events are shared by all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sandbox')
    .addColumn('id', orderedText(db), column => column.primaryKey())
    .addColumn('account_id', 'integer', column => column.references('account.id'))
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('snapshot_of', orderedText(db), column => column.references('sandbox.id'))
    .addColumn('source_name', 'text')
    .addColumn('created_at', orderedText(db), column => column.notNull())
    .addColumn('deleted_at', 'text')
    .execute()
  await db.schema.createIndex('sandbox_owner').on('sandbox').columns(['account_id', 'created_at']).execute()
  await db.schema.createIndex('sandbox_snapshots').on('sandbox').column('snapshot_of').execute()
  // An operator's sandboxes have unique names. Deleted sandboxes and snapshots don't occupy a name.
  await sql`create unique index sandbox_name on sandbox (account_id, name) where deleted_at is null and snapshot_of is null`.execute(
    db,
  )
  await db
    // Kysely does not know the tables of a migration.
    .insertInto('sandbox' as never)
    .values(MAIN as never)
    .execute()
  await db.schema
    .alterTable('session')
    .addColumn('sandbox_id', orderedText(db), column => column.notNull().defaultTo(MAIN.id))
    .execute()
  await db.schema.createIndex('session_sandbox').on('session').column('sandbox_id').execute()

  for (const table of [
    team(db),
    member(db),
    customer(db),
    product(db),
    site(db),
    order(db),
    orderLine(db),
    supportTicket(db),
    area(db),
    track(db),
  ])
    await clustered(db, table).execute()
  for (const [table, columns] of INDEXES)
    await db.schema
      .createIndex(`${table}_${columns[0]}`)
      .on(table)
      .columns(['sandbox_id', ...columns])
      .execute()

  await db.schema
    .createTable('event')
    .addColumn('id', 'integer', column => column.primaryKey())
    .addColumn('at', orderedText(db), column => column.notNull())
    .addColumn('kind', orderedText(db), column => column.notNull())
    .addColumn('subject', orderedText(db), column => column.notNull())
    .addColumn('subject_id', 'integer', column => column.notNull())
    .addColumn('member_id', 'integer')
    .execute()
  await db.schema.createIndex('event_at').on('event').columns(['at', 'id']).execute()
}

const MAIN = { id: 'main', name: 'main', created_at: '2026-10-31T16:00:00.000Z' }

/** Indexes for each sort and filter of a list, in the order of its cursor, and for references that deletions check. */
const INDEXES: [table: string, columns: string[]][] = [
  ['team', ['parent_id']],
  ['member', ['name_en', 'id']],
  ['member', ['joined_on', 'id']],
  ['member', ['team_id']],
  ['product', ['sku', 'id']],
  ['product', ['price_cents', 'id']],
  ['product', ['stock', 'id']],
  ['site', ['township_id', 'id']],
  ['order', ['placed_at', 'id']],
  ['order', ['total_cents', 'id']],
  ['order', ['customer_id', 'id']],
  ['order_line', ['product_id']],
  ['support_ticket', ['created_at', 'id']],
  ['support_ticket', ['rank', 'id']],
  ['support_ticket', ['customer_id']],
]

type AnyDb = Kysely<unknown>
type AnyTable = CreateTableBuilder<string, string>

/** A table with the key of a sandbox's row. */
const ofSandbox = (db: AnyDb, name: string): AnyTable =>
  db.schema
    .createTable(name)
    .addColumn('sandbox_id', orderedText(db), column => column.notNull())
    .addColumn('id', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint(`${name}_key`, ['sandbox_id', 'id'])

/** The columns of rows that operators can change. */
const versioned = (db: AnyDb, table: AnyTable): AnyTable =>
  table
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('updated_at', orderedText(db), column => column.notNull())

const withNames = (db: AnyDb, table: AnyTable): AnyTable =>
  table
    .addColumn('name_en', orderedText(db), column => column.notNull())
    .addColumn('name_zh', orderedText(db), column => column.notNull())

/** A reference within the sandbox. */
const pointing = (table: AnyTable, name: string, column: string, target: string): AnyTable =>
  table.addForeignKeyConstraint(`${name}_${target}`, ['sandbox_id', column], target, ['sandbox_id', 'id'])

const team = (db: AnyDb) =>
  pointing(
    versioned(db, withNames(db, ofSandbox(db, 'team')).addColumn('parent_id', 'integer')),
    'team',
    'parent_id',
    'team',
  )

const member = (db: AnyDb) =>
  pointing(
    versioned(
      db,
      withNames(db, ofSandbox(db, 'member'))
        .addColumn('team_id', 'integer', column => column.notNull())
        .addColumn('email', orderedText(db), column => column.notNull())
        .addColumn('job', orderedText(db), column => column.notNull())
        .addColumn('joined_on', orderedText(db), column => column.notNull())
        .addColumn('archived_at', 'text'),
    ).addUniqueConstraint('member_email', ['sandbox_id', 'email']),
    'member',
    'team_id',
    'team',
  )

const customer = (db: AnyDb) =>
  versioned(
    db,
    withNames(db, ofSandbox(db, 'customer'))
      .addColumn('kind', orderedText(db), column => column.notNull())
      .addColumn('township_id', orderedText(db), column => column.notNull())
      .addColumn('since', orderedText(db), column => column.notNull()),
  )

const product = (db: AnyDb) =>
  versioned(
    db,
    withNames(db, ofSandbox(db, 'product'))
      .addColumn('sku', orderedText(db), column => column.notNull())
      .addColumn('category', orderedText(db), column => column.notNull())
      // Both names in the folded form that searches use.
      .addColumn('folded', orderedText(db), column => column.notNull())
      .addColumn('price_cents', 'integer', column => column.notNull())
      .addColumn('stock', 'integer', column => column.notNull())
      .addColumn('reorder_at', 'integer', column => column.notNull())
      .addCheckConstraint('product_stock', sql`stock >= 0`),
  ).addUniqueConstraint('product_code', ['sandbox_id', 'sku'])

const site = (db: AnyDb) =>
  versioned(
    db,
    withNames(db, ofSandbox(db, 'site'))
      .addColumn('kind', orderedText(db), column => column.notNull())
      .addColumn('township_id', orderedText(db), column => column.notNull())
      .addColumn('lng', 'double precision', column => column.notNull())
      .addColumn('lat', 'double precision', column => column.notNull())
      .addColumn('opened_on', orderedText(db), column => column.notNull()),
  )

const order = (db: AnyDb) =>
  pointing(
    versioned(
      db,
      ofSandbox(db, 'order')
        .addColumn('customer_id', 'integer', column => column.notNull())
        .addColumn('member_id', 'integer')
        .addColumn('site_id', 'integer')
        .addColumn('status', orderedText(db), column => column.notNull())
        .addColumn('subtotal_cents', 'integer', column => column.notNull())
        .addColumn('tax_cents', 'integer', column => column.notNull())
        .addColumn('total_cents', 'integer', column => column.notNull())
        .addColumn('placed_at', orderedText(db), column => column.notNull())
        .addColumn('paid_at', 'text')
        .addColumn('packed_at', 'text')
        .addColumn('shipped_at', 'text')
        .addColumn('delivered_at', 'text')
        .addColumn('cancelled_at', 'text')
        .addCheckConstraint('order_total', sql`total_cents = subtotal_cents + tax_cents`),
    ),
    'order',
    'customer_id',
    'customer',
  )

const orderLine = (db: AnyDb) => {
  const table = db.schema
    .createTable('order_line')
    .addColumn('sandbox_id', orderedText(db), column => column.notNull())
    .addColumn('order_id', 'integer', column => column.notNull())
    .addColumn('line', 'integer', column => column.notNull())
    .addColumn('product_id', 'integer', column => column.notNull())
    .addColumn('quantity', 'integer', column => column.notNull())
    .addColumn('unit_price_cents', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('order_line_key', ['sandbox_id', 'order_id', 'line'])
    .addCheckConstraint('order_line_quantity', sql`quantity > 0`)
  return pointing(pointing(table, 'order_line', 'order_id', 'order'), 'order_line', 'product_id', 'product')
}

const supportTicket = (db: AnyDb) =>
  pointing(
    versioned(
      db,
      ofSandbox(db, 'support_ticket')
        .addColumn('title_en', 'text', column => column.notNull())
        .addColumn('title_zh', 'text', column => column.notNull())
        .addColumn('customer_id', 'integer', column => column.notNull())
        .addColumn('order_id', 'integer')
        .addColumn('assignee_id', 'integer')
        .addColumn('status', orderedText(db), column => column.notNull())
        .addColumn('priority', orderedText(db), column => column.notNull())
        // The position among tickets with the same status, with gaps for insertions.
        .addColumn('rank', 'integer', column => column.notNull())
        .addColumn('created_at', orderedText(db), column => column.notNull())
        .addColumn('resolved_at', 'text')
        .addColumn('closed_at', 'text')
        .addColumn('closed_by', 'integer'),
    ),
    'support_ticket',
    'customer_id',
    'customer',
  )

const area = (db: AnyDb) =>
  versioned(
    db,
    withNames(db, ofSandbox(db, 'area'))
      .addColumn('member_id', 'integer')
      // A closed ring of [longitude, latitude], as JSON.
      .addColumn('ring', 'text', column => column.notNull()),
  )

const track = (db: AnyDb) =>
  ofSandbox(db, 'track')
    .addColumn('plate', 'text', column => column.notNull())
    .addColumn('member_id', 'integer', column => column.notNull())
    .addColumn('started_at', orderedText(db), column => column.notNull())
    // [seconds since the start, longitude, latitude] of each point, as JSON.
    .addColumn('points', 'text', column => column.notNull())
