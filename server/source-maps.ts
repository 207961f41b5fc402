import { readFile, stat } from 'node:fs/promises'
import { SourceMap, type SourceMapPayload } from 'node:module'

/** A position in a source file, with a path from the root of the repository. Lines and columns count from 1. */
export type SourcePosition = { file: string; line: number; column: number }

export type SourceMaps = {
  /** The source of a position in a built file. Null if the build has no map for this URL. */
  locate: (url: string, line: number, column: number) => Promise<SourcePosition | null>
}

/** A parsed map takes several times the size of its file, and an error concerns only a few files. */
const MAX_PARSED = 4
/** Parsing blocks the server, about 0.1 ms a kilobyte. Only the large libraries have larger maps. */
const MAX_BYTES = 400_000

/**
 * Maps positions in the files of a build to its sources. The maps are in a folder of the build that is not served, so
 * only the server can read them.
 */
export function createSourceMaps(dist: string | null): SourceMaps {
  const parsed = new Map<string, Promise<SourceMap | null>>()

  async function read(name: string): Promise<SourceMap | null> {
    const file = `${dist}/maps/${name}.map`
    try {
      if ((await stat(file)).size > MAX_BYTES) return null
      // The build has written this file.
      const payload: SourceMapPayload = JSON.parse(await readFile(file, 'utf8'))
      return new SourceMap(payload)
    } catch {
      return null
    }
  }

  function find(name: string) {
    const map = parsed.get(name) ?? read(name)
    // Moved to the end: the map that was used longest ago is dropped first.
    parsed.delete(name)
    parsed.set(name, map)
    for (const oldest of parsed.keys()) {
      if (parsed.size <= MAX_PARSED) break
      parsed.delete(oldest)
    }
    return map
  }

  return {
    async locate(url, line, column) {
      const [, name] = /\/assets\/([\w.-]+\.js)(?:\?[^/]*)?$/.exec(url) ?? []
      const map = dist === null || name === undefined ? null : await find(name)
      const entry = map?.findEntry(line - 1, column - 1)
      // A position outside all mappings yields an empty object.
      if (!entry || !('originalSource' in entry) || !entry.originalSource) return null
      return {
        file: pathOf(entry.originalSource),
        line: entry.originalLine + 1,
        column: entry.originalColumn + 1,
      }
    },
  }
}

/** `../../../pages/page1/page.tsx` → `pages/page1/page.tsx`; a package's file begins with `node_modules/`. */
function pathOf(source: string): string {
  const path = source.replace(/^(?:\.\.?\/)+/, '').replace(/^.*node_modules\//, 'node_modules/')
  return /^(?:client|pages|resources|shared|node_modules)\//.test(path) ? path : `node_modules/${path}`
}
