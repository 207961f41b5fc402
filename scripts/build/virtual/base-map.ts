import { mkdirSync, writeFileSync } from 'node:fs'
import { cutBaseMap } from '#scripts/build/base-map/cut.ts'
import { PACKAGES } from '#scripts/build/paths.ts'

const FOLDER = `${PACKAGES}/.strive-base-map`

/**
 * Exports the URLs of the base map's files, which are cut from the atlases. Vite serves them in development and adds hashes in a
 * build.
 */
export function write(): string {
  mkdirSync(FOLDER, { recursive: true })
  return Object.entries(cutBaseMap())
    .map(([name, collection]) => {
      const file = `${FOLDER}/${name}.json`
      writeFileSync(file, JSON.stringify(collection))
      return `export { default as ${name} } from ${JSON.stringify(`${file}?url`)}`
    })
    .join('\n')
}
