import type { Kysely } from 'kysely'
import { clustered, orderedText } from '#server/database/columns.ts'

/** Rooms with their messages, and what consoles have answered about their state. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const room = db.schema
    .createTable('room')
    .addColumn('sandbox_id', orderedText(db), column => column.notNull())
    .addColumn('id', 'integer', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('created_by', 'text', column => column.notNull())
    .addColumn('last_number', 'integer', column => column.notNull())
    .addColumn('revision', 'integer', column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('updated_at', orderedText(db), column => column.notNull())
    .addColumn('deleted_at', 'text')
    .addPrimaryKeyConstraint('room_key', ['sandbox_id', 'id'])
  await clustered(db, room).execute()

  const message = db.schema
    .createTable('room_message')
    .addColumn('sandbox_id', orderedText(db), column => column.notNull())
    .addColumn('room_id', 'integer', column => column.notNull())
    .addColumn('number', 'integer', column => column.notNull())
    .addColumn('revision', 'integer', column => column.notNull())
    .addColumn('author', orderedText(db), column => column.notNull())
    .addColumn('text', 'text', column => column.notNull())
    .addColumn('sent_key', 'text')
    .addColumn('sent_at', orderedText(db), column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('updated_at', orderedText(db), column => column.notNull())
    .addColumn('deleted_at', 'text')
    .addPrimaryKeyConstraint('room_message_key', ['sandbox_id', 'room_id', 'number'])
    .addForeignKeyConstraint('room_message_room', ['sandbox_id', 'room_id'], 'room', ['sandbox_id', 'id'])
  await clustered(db, message).execute()
  await db.schema
    .createIndex('room_message_revision')
    .on('room_message')
    .columns(['sandbox_id', 'room_id', 'revision'])
    .execute()
  await db.schema
    .createIndex('room_message_author')
    .on('room_message')
    .columns(['sandbox_id', 'author', 'sent_at'])
    .execute()

  await db.schema
    .createTable('console_ask')
    .addColumn('id', orderedText(db), column => column.primaryKey())
    .addColumn('account_id', 'integer', column => column.notNull().references('account.id'))
    .addColumn('session_id', 'integer', column => column.notNull().references('session.id').onDelete('cascade'))
    .addColumn('asked_at', orderedText(db), column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('updated_at', orderedText(db), column => column.notNull())
    .execute()
  await db.schema.createIndex('console_ask_owner').on('console_ask').columns(['account_id', 'asked_at']).execute()
  await db.schema.createIndex('console_ask_session').on('console_ask').column('session_id').execute()

  await db.schema
    .createTable('console_answer')
    .addColumn('ask_id', orderedText(db), column => column.notNull().references('console_ask.id').onDelete('cascade'))
    // The live connection that answered: one window of the session.
    .addColumn('connection', orderedText(db), column => column.notNull())
    .addColumn('answered_at', orderedText(db), column => column.notNull())
    // JSON.
    .addColumn('answer', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('console_answer_key', ['ask_id', 'connection'])
    .execute()
}
