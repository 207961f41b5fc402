import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { ROOT } from './paths.ts'

/**
 * What a class of a CSS module is called in the document: its own name and four characters that stand for its file. The default adds its
 * line, which no one needs and every visit pays for.
 */
export function scopedName(name: string, file: string): string {
  const path = relative(ROOT, file.replace(/\?.*$/, '')).replaceAll('\\', '/')
  return `${name}-${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`
}
