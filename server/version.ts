import { readFileSync } from 'node:fs'

/** The version of the console, as package.json has it. */
export const { version: VERSION } = JSON.parse(readFileSync(`${import.meta.dirname}/../package.json`, 'utf8')) as {
  version: string
}
