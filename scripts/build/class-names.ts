import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { ROOT } from './paths.ts'

/**
 * The name of a CSS module's class in the document: its own name and four characters for its file. Vite's default also
 * contains the line number, which only adds bytes.
 */
export function scopedName(name: string, file: string): string {
  const path = relative(ROOT, file.replace(/\?.*$/, '')).replaceAll('\\', '/')
  return `${name}-${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`
}
