import { readFile, stat } from 'node:fs/promises'
import { SourceMap, type SourceMapPayload } from 'node:module'
import type { SourcePosition } from './position.ts'

/** A parsed map takes several times the size of its file, and an error concerns only a few files. */
const MAX_PARSED = 4
/** Only the large libraries have larger maps. */
const MAX_BYTES = 400_000

const parsed = new Map<string, Promise<SourceMap | null>>()

async function read(file: string): Promise<SourceMap | null> {
  try {
    if ((await stat(file)).size > MAX_BYTES) return null
    // The build has written this file.
    const payload: SourceMapPayload = JSON.parse(await readFile(file, 'utf8'))
    return new SourceMap(payload)
  } catch {
    return null
  }
}

function find(file: string) {
  const map = parsed.get(file) ?? read(file)
  // Moved to the end: the map that was used longest ago is dropped first.
  parsed.delete(file)
  parsed.set(file, map)
  for (const oldest of parsed.keys()) {
    if (parsed.size <= MAX_PARSED) break
    parsed.delete(oldest)
  }
  return map
}

/** The source of a position, by the map in this file. */
export async function locate(input: { file: string; line: number; column: number }): Promise<SourcePosition | null> {
  const entry = (await find(input.file))?.findEntry(input.line - 1, input.column - 1)
  // A position outside all mappings yields an empty object.
  if (!entry || !('originalSource' in entry) || !entry.originalSource) return null
  return {
    file: pathOf(entry.originalSource),
    line: entry.originalLine + 1,
    column: entry.originalColumn + 1,
  }
}

/** `../../../pages/page1/page.tsx` → `pages/page1/page.tsx`; a package's file begins with `node_modules/`. */
function pathOf(source: string): string {
  const path = source.replace(/^(?:\.\.?\/)+/, '').replace(/^.*node_modules\//, 'node_modules/')
  return /^(?:client|pages|practice|resources|shared|node_modules)\//.test(path) ? path : `node_modules/${path}`
}
