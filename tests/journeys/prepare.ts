import { rmSync } from 'node:fs'
import { buildClientWhenStale } from '#scripts/build.ts'
import { makeTemplate } from '#scripts/sqlite-template.ts'

/** Playwright's global set-up: the pages are those of the sources, and the stories' consoles begin with a copy of one filled database. */
export default function prepare() {
  buildClientWhenStale()
  const template = makeTemplate()
  // The workers inherit it; tests/running-console.ts reads it.
  process.env.STRIVE_TEMPLATE = template
  return () => rmSync(template, { recursive: true, force: true })
}
