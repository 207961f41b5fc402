import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('hunt')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('account_id', 'integer', column => column.notNull().references('account.id'))
    .addColumn('sandbox_id', 'text', column => column.notNull())
    .addColumn('seed', 'integer', column => column.notNull())
    .addColumn('bugs', 'text', column => column.notNull())
    .addColumn('found', 'text', column => column.notNull())
    .addColumn('hints', 'text', column => column.notNull())
    .addColumn('misses', 'integer', column => column.notNull())
    .addColumn('started_at', 'text', column => column.notNull())
    .addColumn('ends_at', 'text', column => column.notNull())
    .addColumn('ended_at', 'text')
    .execute()
  await db.schema.createIndex('hunt_account').on('hunt').columns(['account_id', 'started_at']).execute()
  await db.schema
    .createTable('hunt_trace')
    .addColumn('hunt_id', 'text', column => column.notNull().references('hunt.id').onDelete('cascade'))
    .addColumn('request_id', 'text', column => column.notNull())
    .addColumn('bug', 'text', column => column.notNull())
    .addColumn('places', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('hunt_trace_pk', ['hunt_id', 'request_id'])
    .execute()
}
