import type { Closure } from './closure.ts'
import { type Project, resourceOf } from './project.ts'

/** What pages take along, without tests: code and styles, with what a start and a build need. */
export type Cost = { files: number; lines: number; kilobytes: number; resources: number; tables: number }

/** `migrations`: their texts. */
export function costOf(project: Project, files: Closure['files'], migrations: readonly string[]): Cost {
  const code = [...files.keys()].filter(file => /\.(?:tsx?|mjs|css)$/.test(file) && !file.startsWith('tests/'))
  const texts = [...code.map(project.textOf), ...migrations]
  return {
    files: texts.length,
    lines: texts.reduce((sum, text) => sum + linesOfCode(text), 0),
    kilobytes: Math.round(texts.reduce((sum, text) => sum + text.length, 0) / 1024),
    resources: new Set(code.filter(file => /^resources\/[^/]+\/contract\.ts$/.test(file)).map(resourceOf)).size,
    tables: [...project.tables.values()].filter(([file = '']) => files.has(file)).length,
  }
}

/** Neither empty lines nor comments. */
export const linesOfCode = (text: string) =>
  text
    .replace(/^\s*\/\*[\s\S]*?\*\//gm, '')
    .split('\n')
    .filter(line => !/^\s*(?:\/\/.*)?$/.test(line)).length
