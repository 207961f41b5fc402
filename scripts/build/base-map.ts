import { mkdirSync, writeFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { cutBaseMap } from './base-map/cut.ts'
import { PACKAGES } from './paths.ts'

const NAME = 'virtual:base-map'
const FOLDER = `${PACKAGES}/.strive-base-map`

/**
 * `virtual:base-map`: the addresses of the base map's files, cut from the atlases when they are first asked for. Vite serves them in
 * development and gives each a hash of its own in a build.
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
