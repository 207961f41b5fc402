import type { Plugin } from 'vite'
import { CONTENT, WINDOW } from '#client/theme/breakpoints.ts'

/** `extraSmall` → `--extra-small`. */
const byName = (queries: Record<string, string>) =>
  new Map(
    Object.entries(queries).map(([name, query]) => [
      `--${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`,
      query,
    ]),
  )

const named = { media: byName(WINDOW), container: byName(CONTENT) }

/**
 * Replaces named breakpoints in stylesheets: `@media (--small)` refers to the window, `@container (--small)` to the
 * content area.
 */
export function namedMedia(): Plugin {
  return {
    name: 'named-media',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:$|\?)/, code: /@(?:media|container)[^{]*\(--/ },
      handler(code) {
        return {
          code: code.replace(/@(media|container)([^{]*)/g, (_, kind: 'media' | 'container', condition: string) => {
            const written = condition.replace(/\((--[\w-]+)\)/g, (_, name: string) => {
              const query = named[kind].get(name)
              return query ?? this.error(`client/theme/breakpoints.ts has no ${name} for @${kind}`)
            })
            return `@${kind}${written}`
          }),
          map: null,
        }
      },
    },
  }
}
