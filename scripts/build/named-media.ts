import type { Plugin } from 'vite'
import * as breakpoints from '#client/theme/breakpoints.ts'

/** `EXTRA_SMALL` → `--extra-small`. */
const named = new Map(
  Object.entries(breakpoints).map(([name, query]) => [`--${name.toLowerCase().replaceAll('_', '-')}`, query]),
)

/** Puts the console's breakpoints where a style sheet names them: `@media (--small)`. */
export function namedMedia(): Plugin {
  return {
    name: 'named-media',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:$|\?)/, code: /@media[^{]*\(--/ },
      handler(code) {
        return {
          code: code.replace(/(?<=@media[^{]*)\((--[\w-]+)\)/g, (_, name: string) => {
            const query = named.get(name)
            return query ?? this.error(`client/theme/breakpoints.ts has no ${name}`)
          }),
          map: null,
        }
      },
    },
  }
}
