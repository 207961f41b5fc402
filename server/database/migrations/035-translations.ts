import type { Kysely } from 'kysely'
import { clustered, orderedText } from '#server/database/columns.ts'

/** Texts of the console that a sandbox has changed or translated, and what each published version changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const translation = db.schema
    .createTable('translation')
    .addColumn('sandbox_id', orderedText(db), column => column.notNull())
    .addColumn('id', orderedText(db), column => column.notNull())
    .addColumn('language', 'text', column => column.notNull())
    .addColumn('text', 'text')
    .addColumn('published', 'text')
    .addColumn('is_in_review', 'integer', column => column.notNull())
    .addColumn('account', 'text', column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('updated_at', orderedText(db), column => column.notNull())
    .addPrimaryKeyConstraint('translation_key', ['sandbox_id', 'id'])
  await clustered(db, translation).execute()

  const release = db.schema
    .createTable('translation_release')
    .addColumn('sandbox_id', orderedText(db), column => column.notNull())
    .addColumn('number', 'integer', column => column.notNull())
    .addColumn('note', 'text', column => column.notNull())
    .addColumn('restores', 'integer')
    .addColumn('changes', 'text', column => column.notNull())
    .addColumn('account', 'text', column => column.notNull())
    .addColumn('published_at', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('translation_release_key', ['sandbox_id', 'number'])
  await clustered(db, release).execute()
}
