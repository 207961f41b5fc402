import { readFileSync } from 'node:fs'

/** The version from package.json. */
export const { version: VERSION } = JSON.parse(readFileSync(`${import.meta.dirname}/../package.json`, 'utf8')) as {
  version: string
}
