import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** In memory where the system has such a place: nobody keeps what is in it. */
const PLACE = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

/** A folder with the database as the console is delivered: filling it takes a second, copying it a moment. */
export function makeTemplate(): string {
  const folder = newFolder()
  execFileSync(process.execPath, [`${import.meta.dirname}/fill-database.ts`, folder], { stdio: 'inherit' })
  return folder
}

/** A new folder with a copy of the template's database. */
export function copyTemplate(template: string, place = PLACE): string {
  const folder = newFolder(place)
  copyFileSync(`${template}/strive.sqlite`, `${folder}/strive.sqlite`)
  return folder
}

const newFolder = (place = PLACE) => mkdtempSync(`${place}/strive-test-`)

/** Vitest's global set-up of tests on SQLite and of those that start consoles: gives the folder that theirs are copied from. */
export default function setup({ provide }: { provide: (key: 'sqlite', value: string) => void }) {
  const made = process.env.STRIVE_TEMPLATE
  const template = made ?? makeTemplate()
  // For the set-up of the next project, and for the workers (tests/running-console.ts).
  process.env.STRIVE_TEMPLATE = template
  provide('sqlite', template)
  return () => {
    if (!made) rmSync(template, { recursive: true, force: true })
  }
}
