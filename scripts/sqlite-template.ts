import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** In memory if the system supports it, because test databases need no durability. */
const PLACE = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

/** Creates a folder with a seeded database for tests to copy, because filling one takes a second. */
export function makeTemplate(): string {
  const folder = newFolder()
  execFileSync(process.execPath, [`${import.meta.dirname}/fill-database.ts`, folder], { stdio: 'inherit' })
  return folder
}

/** Creates a folder with a copy of the template's database, within the template's folder, which the last test removes. */
export function copyTemplate(template: string, place = template): string {
  const folder = newFolder(place)
  copyFileSync(`${template}/strive.sqlite`, `${folder}/strive.sqlite`)
  return folder
}

const newFolder = (place = PLACE) => mkdtempSync(`${place}/strive-test-`)

/** Vitest's global set-up of the SQLite tests and of tests that start consoles. Provides the template's folder. */
export default function setup({ provide }: { provide: (key: 'sqlite', value: string) => void }) {
  const made = process.env.STRIVE_TEMPLATE
  const template = made ?? makeTemplate()
  // The set-up of the next project and the workers (tests/running-console.ts) read this variable.
  process.env.STRIVE_TEMPLATE = template
  provide('sqlite', template)
  return () => {
    if (!made) rmSync(template, { recursive: true, force: true })
  }
}
