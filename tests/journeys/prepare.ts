import { rmSync } from 'node:fs'
import { buildClientWhenStale } from '#scripts/build.ts'
import { makeTemplate } from '#scripts/sqlite-template.ts'

/**
 * Playwright's global set-up: builds the client if the sources have changed, and seeds a database for consoles to copy.
 */
export default function prepare() {
  buildClientWhenStale()
  const template = makeTemplate()
  // The workers inherit this variable, and tests/running-console.ts reads it.
  process.env.STRIVE_TEMPLATE = template
  return () => rmSync(template, { recursive: true, force: true })
}
