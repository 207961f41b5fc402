import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { ROOT } from './paths.ts'

/**
 * The name of a CSS module's class in the document: its own name and four characters for its file. Vite's default also
 * contains the line number, which only adds bytes.
 */
export function scopedName(name: string, file: string): string {
  const path = relative(ROOT, file.replace(/\?.*$/, '')).replaceAll('\\', '/')
  return `${name}-${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`
}

/**
 * Imports the classes of CSS modules one by one instead of as an object. Then the bundler writes each name where it is
 * used (`inlineConst`), and neither the object nor its keys are in a chunk.
 */
export const classNames = (): Plugin[] => [
  {
    name: 'class-names',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: /\.module\.css'/ },
      handler: code => ({
        code: code.replace(/^import (\w+ from '[^']+\.module\.css')/gm, 'import * as $1'),
        map: null,
      }),
    },
  },
  {
    name: 'keep-styles',
    apply: 'build',
    enforce: 'post',
    // Without names of its own in a chunk, a CSS module would be dropped together with its styles.
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: code => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  },
]
