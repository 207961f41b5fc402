import { openThread } from '#server/threads/thread.ts'
import type { Tasks } from './main.ts'
import type { SourcePosition } from './position.ts'

export type SourceMaps = {
  /** The source of a position in a built file. Null if the build has no map for this URL. */
  locate: (url: string, line: number, column: number) => Promise<SourcePosition | null>
  close: () => Promise<void>
}

/**
 * Maps positions in the files of a build to its sources. The maps are in a folder of the build that is not served, so
 * only the server can read them. A thread parses them, because that takes a tenth of a second each.
 */
export function createSourceMaps(dist: string | null): SourceMaps {
  const thread = openThread<Tasks>('server/source-maps/main.ts')
  return {
    async locate(url, line, column) {
      const [, name] = /\/assets\/([\w.-]+\.js)(?:\?[^/]*)?$/.exec(url) ?? []
      if (dist === null || name === undefined) return null
      // A stack without its sources is better than none.
      return thread.run('locate', { file: `${dist}/maps/${name}.map`, line, column }).catch(() => null)
    },
    close: () => thread.close(),
  }
}
