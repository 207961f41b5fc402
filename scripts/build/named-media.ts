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

type AtRule = { name: string; params: string; error: (message: string) => Error }

/**
 * A plugin of PostCSS that replaces named breakpoints in style sheets and what they import: `@media (--small)` refers to the
 * window, `@container (--small)` to the content area.
 */
export const namedMedia = {
  postcssPlugin: 'named-media',
  AtRule(rule: AtRule) {
    if (rule.name !== 'media' && rule.name !== 'container') return
    const queries = named[rule.name]
    rule.params = rule.params.replace(/\((--[\w-]+)\)/g, (_, name: string) => {
      const query = queries.get(name)
      if (query === undefined) throw rule.error(`client/theme/breakpoints.ts has no ${name} for @${rule.name}`)
      return query
    })
  },
}
