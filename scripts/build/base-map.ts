import { mkdirSync, writeFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { cutBaseMap } from './base-map/cut.ts'
import { PACKAGES } from './paths.ts'

const NAME = 'virtual:base-map'
const FOLDER = `${PACKAGES}/.strive-base-map`

/**
 * `virtual:base-map` exports the URLs of the base map's files, which are cut from the atlases when the module is first
 * imported. Vite serves them in development and adds hashes in a build.
 */
export function baseMap(): Plugin {
  return {
    name: 'base-map',
    resolveId: { filter: { id: /^virtual:base-map$/ }, handler: () => `\0${NAME}` },
    load: {
      filter: { id: /^\0virtual:base-map$/ },
      handler: () => {
        mkdirSync(FOLDER, { recursive: true })
        return Object.entries(cutBaseMap())
          .map(([name, collection]) => {
            const file = `${FOLDER}/${name}.json`
            writeFileSync(file, JSON.stringify(collection))
            return `export { default as ${name} } from ${JSON.stringify(`${file}?url`)}`
          })
          .join('\n')
      },
    },
  }
}
