import type { Kysely } from 'kysely'

/** A foreign key of answers: whoever deletes a form's version looks for answers to it, and would read all of the form's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('form_answer_version_of')
    .on('form_answer')
    .columns(['sandbox_id', 'form_id', 'form_version'])
    .execute()
}
