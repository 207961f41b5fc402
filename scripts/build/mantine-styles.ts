import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { PACKAGES, ROOT } from './paths.ts'

const NAME = 'virtual:mantine.css'
const CORE = `${PACKAGES}/@mantine/core`
/** Styles that every component needs. The variables come from the console's theme (theme-variables.ts). */
const ALWAYS = ['baseline', 'global']

/**
 * `virtual:mantine.css` contains the styles of all Mantine components that the client and pages use, directly or not,
 * in Mantine's order. It is one stylesheet that loads with the shell, so nothing is styled late, and the order in which
 * pages are visited does not matter.
 */
export function mantineStyles(): Plugin {
  return {
    name: 'mantine-styles',
    resolveId: { filter: { id: /^virtual:mantine\.css$/ }, handler: () => `\0${NAME}` },
    load: {
      filter: { id: /^\0virtual:mantine\.css$/ },
      handler: () =>
        [coreStyles(), ...otherPackages().map(name => read(`${PACKAGES}/${name}/styles.layer.css`))].join('\n'),
    },
  }
}

/** Other imported Mantine packages that have a stylesheet. */
const otherPackages = () =>
  [
    ...new Set(
      sources().flatMap(text => [...text.matchAll(/from '(@mantine\/(?!core|hooks|form)\w+)'/g)].map(m => m[1] ?? '')),
    ),
  ]
    .filter(name => globSync(`${PACKAGES}/${name}/styles.layer.css`).length > 0)
    .sort()

function coreStyles() {
  const whole = read(`${CORE}/styles.layer.css`)
  return [...ALWAYS, ...usedStyles()]
    .map(name => read(`${CORE}/styles/${name}.layer.css`))
    .map(css => ({ css, place: whole.indexOf(rulesOf(css)) }))
    .sort((one, other) => one.place - other.place)
    .map(({ css }) => css)
    .join('\n')
}

/** The rules of a style file without the enclosing layer, as they occur in the whole stylesheet. */
const rulesOf = (css: string) =>
  css
    .replace(/^@layer mantine\s*\{/, '')
    .replace(/\}\s*$/, '')
    .trim()

/** The style files of the used components. `Button.mjs` imports `Button.module.mjs`, which belongs to `Button.css`. */
function usedStyles(): string[] {
  const fileOf = new Map<string, string>()
  for (const [names, file] of importsOf(read(`${CORE}/esm/index.mjs`)))
    if (file.startsWith('.')) for (const name of names) fileOf.set(name, resolve(CORE, 'esm', file))
  const reached = new Set<string>()
  const visit = (file: string) => {
    if (reached.has(file)) return
    reached.add(file)
    for (const [, from] of importsOf(read(file))) if (from.startsWith('.')) visit(resolve(dirname(file), from))
  }
  visit(`${CORE}/esm/core/MantineProvider/MantineProvider.mjs`)
  const others = otherPackages().flatMap(name => globSync(`${PACKAGES}/${name}/esm/**/*.mjs`).map(read))
  for (const text of [...sources(), ...others])
    for (const [names, from] of importsOf(text))
      if (from === '@mantine/core') for (const name of names) if (fileOf.has(name)) visit(fileOf.get(name) ?? '')
  return [...reached].filter(file => file.endsWith('.module.mjs')).map(file => basename(file, '.module.mjs'))
}

const sources = () =>
  globSync('{client,pages,practice}/**/*.{ts,tsx}', { cwd: ROOT })
    .filter(file => !/\.(test|e2e|cases)\./.test(file))
    .map(file => read(`${ROOT}/${file}`))

const read = (file: string) => readFileSync(file, 'utf8')

/** The names and source of each import. Imports for side effects have no names. */
const importsOf = (text: string): [names: string[], from: string][] =>
  [...text.matchAll(/import\s+(?:(?:[\w$]+\s*,?\s*)?(?:\{([^}]*)\})?\s*from\s*)?["']([^"']+)["']/g)].map(
    ([, names = '', from = '']) => [
      names
        .split(',')
        .map(
          one =>
            one
              .trim()
              .replace(/^type /, '')
              .split(/\s+as\s+/)[0] ?? '',
        )
        .filter(Boolean),
      from,
    ],
  )
