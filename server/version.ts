import { readFileSync } from 'node:fs'

// It is our own file.
export const { version: VERSION } = JSON.parse(readFileSync(`${import.meta.dirname}/../package.json`, 'utf8')) as {
  version: string
}
