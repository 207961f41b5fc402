import { rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { buildClientWhenStale } from '#scripts/build.ts'
import { makeTemplate } from '#scripts/sqlite-template.ts'

/**
 * Playwright's global set-up: builds the client if the sources have changed, and seeds a database for consoles to copy.
 */
export default function prepare() {
  buildClientWhenStale()
  const template = makeTemplate()
  noteEarlierSessions(`${template}/strive.sqlite`)
  // The workers inherit this variable, and tests/running-console.ts reads it.
  process.env.STRIVE_TEMPLATE = template
  return () => rmSync(template, { recursive: true, force: true })
}

/** Each account has signed in before, so that no story but that of the first visit is asked where to begin. */
function noteEarlierSessions(file: string) {
  const db = new DatabaseSync(file)
  db.exec(`
    INSERT INTO session
      (token_hash, account_id, level, sandbox_id, created_at, used_at, expires_at, ended_at, is_fixed, address, agent)
    SELECT 'earlier ' || id, id, 'normal', 'main', updated_at, updated_at, updated_at, updated_at, 0, '127.0.0.1', ''
    FROM account`)
  db.close()
}
