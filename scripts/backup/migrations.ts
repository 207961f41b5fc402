import { migrationNames, unknownMigrations } from '#server/database/migrate.ts'

/** Refuses a backup with these migrations if it isn't the console's, or if a newer version of the console made it. */
export function checkMigrations(file: string, names: readonly string[]): void {
  const [first] = migrationNames()
  if (!names.some(name => name === first)) throw new Error(`${file} is not a backup of Strive Console.`)
  const unknown = unknownMigrations(names)
  if (unknown.length > 0)
    throw new Error(`A newer version of Strive Console made ${file} (${unknown.join(', ')}). Update this one first.`)
}

export const damaged = (file: string, cause?: unknown): Error =>
  new Error(`The backup ${file} is damaged. Nothing was restored.`, { cause })
