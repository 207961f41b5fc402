import { type Kysely, sql } from 'kysely'
import { clustered, orderedText } from '#server/database/columns.ts'

/** The roles of a sandbox and their holders. A session can preview a role. Existing sandboxes get the seeded roles. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const role = db.schema
    .createTable('role')
    .addColumn('sandbox_id', orderedText(db), column => column.notNull())
    .addColumn('id', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('role_key', ['sandbox_id', 'id'])
    .addColumn('name_en', orderedText(db), column => column.notNull())
    .addColumn('name_zh', orderedText(db), column => column.notNull())
    .addColumn('basis', orderedText(db), column => column.notNull())
    // JSON: the rights that differ from the basis.
    .addColumn('exceptions', 'text', column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('updated_at', orderedText(db), column => column.notNull())
    .addColumn('deleted_at', 'text')
  await clustered(db, role).execute()
  for (const name of ['name_en', 'name_zh'])
    await sql`create unique index ${sql.ref(`role_${name}`)} on role (sandbox_id, lower(${sql.ref(name)})) where deleted_at is null`.execute(
      db,
    )

  const holder = db.schema
    .createTable('role_holder')
    .addColumn('sandbox_id', orderedText(db), column => column.notNull())
    .addColumn('account_id', 'integer', column => column.notNull().references('account.id'))
    .addPrimaryKeyConstraint('role_holder_key', ['sandbox_id', 'account_id'])
    .addColumn('role_id', 'integer', column => column.notNull())
    .addForeignKeyConstraint('role_holder_role', ['sandbox_id', 'role_id'], 'role', ['sandbox_id', 'id'])
  await clustered(db, holder).execute()
  await db.schema.createIndex('role_holder_of').on('role_holder').columns(['sandbox_id', 'role_id']).execute()

  await db.schema.alterTable('session').addColumn('preview_role_id', 'integer').execute()

  // Without the seed sandbox the database is new and gets its roles with all other seed data.
  for (const { id, en, zh, basis, exceptions } of DELIVERED)
    await sql`insert into role (sandbox_id, id, name_en, name_zh, basis, exceptions, version, updated_at)
      select id, ${sql.lit(id)}, ${en}, ${zh}, ${basis}, ${exceptions}, 1, '2024-10-31T16:00:00.000Z' from sandbox
      where exists (select 1 from sandbox where id = 'seed')`.execute(db)
}

const SUPPORT = `["customers:read","members:read","orders:read","overview:read","products:read","sites:read","teams:read","tickets:read"]`

const DELIVERED = [
  { id: 1, en: 'Administrator', zh: '管理員', basis: 'all', exceptions: '[]' },
  { id: 2, en: 'Editor', zh: '編輯', basis: 'all', exceptions: '["roles:write"]' },
  { id: 3, en: 'Support', zh: '客服', basis: 'none', exceptions: SUPPORT },
  { id: 4, en: 'Viewer', zh: '檢視者', basis: 'read', exceptions: '[]' },
]
