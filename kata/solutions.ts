import { existsSync, readFileSync } from 'node:fs'
import type { Template } from './templates.ts'

/** The file in which a page is written, and the extension of its solution. React has no solutions. */
const WRITTEN: Record<Template, { file: string; extension: string }> = {
  vanilla: { file: 'src/main.ts', extension: 'ts' },
  vue: { file: 'src/app.vue', extension: 'vue' },
  react: { file: 'src/app.tsx', extension: 'tsx' },
}
export const fileOf = (template: Template): string => WRITTEN[template].file

/** Our solution of a page. Throws if there is none with this template. */
export function solutionOf(page: string, template: Template): string {
  const file = `${import.meta.dirname}/${page}/solution.${WRITTEN[template].extension}`
  if (!existsSync(file)) throw new Error(`${page} has no solution with ${template}. Choose vanilla or vue.`)
  return readFileSync(file, 'utf8')
}

const FUNCTION_START = /(=> \{|\bfunction\b.*\{)$/
const CALL = /\bstrive[<(]/
const indentOf = (line: string) => line.length - line.trimStart().length

/**
 * The page as it is drawn, without what it does on the network: each innermost function that sends a request has lost its
 * body. It relies on the layout of our solutions, where a function ends at the indentation at which it began.
 */
export function withoutNetwork(code: string): string {
  const lines = code.split('\n')
  for (let at = lines.length - 1; at >= 0; at--) {
    if (!CALL.test(lines[at] ?? '')) continue
    let start = at
    let indent = indentOf(lines[at] ?? '')
    while (start > 0) {
      start--
      const line = lines[start] ?? ''
      if (line.trim() === '' || indentOf(line) >= indent) continue
      indent = indentOf(line)
      if (FUNCTION_START.test(line)) break
    }
    const end = lines.findIndex(
      (line, index) => index > at && indentOf(line) === indent && line.trimStart().startsWith('}'),
    )
    const inner = ' '.repeat(indent + 2)
    lines.splice(start + 1, end - start - 1, `${inner}throw new Error('Write this: it needs the server.')`)
    at = start
  }
  return lines.join('\n')
}

/** Comments say what the code should do, and so what is wrong with it. */
export const withoutComments = (code: string): string =>
  code.replace(/^[ \t]*\/\*\*[\s\S]*?\*\/\n/gm, '').replace(/^[ \t]*\/\/.*\n/gm, '')
