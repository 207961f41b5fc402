import type { Kysely } from 'kysely'
import { clustered, orderedText } from '#server/database/columns.ts'

/** Forms being designed, their published versions, and the answers to them. Published versions never change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const form = db.schema
    .createTable('form')
    .addColumn('sandbox_id', orderedText(db), column => column.notNull())
    .addColumn('id', 'integer', column => column.notNull())
    .addColumn('title_en', 'text', column => column.notNull())
    .addColumn('title_zh', 'text', column => column.notNull())
    .addColumn('fields', 'text', column => column.notNull())
    .addColumn('is_closed', 'integer', column => column.notNull())
    .addColumn('latest', 'integer')
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('updated_at', orderedText(db), column => column.notNull())
    .addColumn('deleted_at', 'text')
    .addPrimaryKeyConstraint('form_key', ['sandbox_id', 'id'])
  await clustered(db, form).execute()

  const version = db.schema
    .createTable('form_version')
    .addColumn('sandbox_id', orderedText(db), column => column.notNull())
    .addColumn('form_id', 'integer', column => column.notNull())
    .addColumn('number', 'integer', column => column.notNull())
    .addColumn('title_en', 'text', column => column.notNull())
    .addColumn('title_zh', 'text', column => column.notNull())
    .addColumn('fields', 'text', column => column.notNull())
    .addColumn('account', 'text', column => column.notNull())
    .addColumn('published_at', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('form_version_key', ['sandbox_id', 'form_id', 'number'])
    .addForeignKeyConstraint('form_version_form', ['sandbox_id', 'form_id'], 'form', ['sandbox_id', 'id'])
  await clustered(db, version).execute()

  const answer = db.schema
    .createTable('form_answer')
    .addColumn('sandbox_id', orderedText(db), column => column.notNull())
    .addColumn('id', 'integer', column => column.notNull())
    .addColumn('form_id', 'integer', column => column.notNull())
    .addColumn('form_version', 'integer', column => column.notNull())
    .addColumn('answers', 'text', column => column.notNull())
    .addColumn('account', 'text', column => column.notNull())
    .addColumn('created_at', 'text', column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('updated_at', orderedText(db), column => column.notNull())
    .addPrimaryKeyConstraint('form_answer_key', ['sandbox_id', 'id'])
    .addForeignKeyConstraint('form_answer_version', ['sandbox_id', 'form_id', 'form_version'], 'form_version', [
      'sandbox_id',
      'form_id',
      'number',
    ])
  await clustered(db, answer).execute()
  await db.schema.createIndex('form_answer_form').on('form_answer').columns(['sandbox_id', 'form_id', 'id']).execute()
}
