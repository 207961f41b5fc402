import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'
import { ROOT } from './paths.ts'

const fileOf = (id: string) => `${ROOT}/scripts/build/virtual/${id.replace(/^\0?virtual:/, '')}.ts`

/** `virtual:base-map` is what `virtual/base-map.ts` writes when the module is first imported. */
export function virtualModules(): Plugin {
  return {
    name: 'virtual-modules',
    resolveId: { filter: { id: /^virtual:/ }, handler: id => (existsSync(fileOf(id)) ? `\0${id}` : null) },
    load: {
      filter: { id: /^\0virtual:/ },
      async handler(id) {
        if (!existsSync(fileOf(id))) return null
        const { write }: { write: () => string | Promise<string> } = await import(/* @vite-ignore */ fileOf(id))
        return write()
      },
    },
  }
}
