import type { Kysely } from 'kysely'

/** An index for the foreign key of answers. Without it, deleting a version would read all answers to the form. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('form_answer_version_of')
    .on('form_answer')
    .columns(['sandbox_id', 'form_id', 'form_version'])
    .execute()
}
