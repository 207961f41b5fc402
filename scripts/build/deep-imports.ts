import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { PACKAGES } from './paths.ts'

/** Packages whose index re-exports everything. Through it, the components of all pages would end up in one chunk. */
const BARRELS = ['@mantine/core', '@mantine/hooks', '@mantine/notifications'] as const
type Barrel = (typeof BARRELS)[number]
type Target = { file: string; name: string }

/** Rewrites `import { Button } from '@mantine/core'` to import the file that defines Button. For builds only. */
export function deepImports(): Plugin {
  const targets = new Map<string, Map<string, Target>>()
  const targetsOf = (barrel: Barrel) => {
    const known = targets.get(barrel) ?? readTargets(barrel)
    targets.set(barrel, known)
    return known
  }
  return {
    name: 'deep-imports',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.m?[jt]sx?$/, code: /@mantine\/(?:core|hooks|notifications)['"]/ },
      handler: code => ({
        code: code.replace(NAMED_IMPORT, (whole, names: string, barrel: Barrel) =>
          /^import\s+type/.test(whole) ? whole : split(names, barrel, targetsOf(barrel)),
        ),
        // Lines don't move, and a source map for columns alone is not worth its cost.
        map: null,
      }),
    },
  }
}

const NAMED_IMPORT = /import\s+(?:type\s+)?\{([^}]+)\}\s*from\s*['"](@mantine\/(?:core|hooks|notifications))['"];?/g

function split(names: string, barrel: Barrel, targets: Map<string, Target>) {
  const lines = names
    .split(',')
    .map(one => one.trim())
    .filter(one => one !== '' && !one.startsWith('type '))
    .map(one => {
      const [name = '', alias = name] = one.split(/\s+as\s+/)
      const target = targets.get(name)
      // Names that the index re-exports from other packages are still imported through it.
      return target
        ? `import { ${target.name} as ${alias} } from ${JSON.stringify(target.file)}`
        : `import { ${one} } from '${barrel}'`
    })
  return lines.join(';')
}

/** The file of each name that a package's index exports. */
function readTargets(barrel: Barrel): Map<string, Target> {
  const folder = `${PACKAGES}/${barrel}/esm`
  const index = readFileSync(`${folder}/index.mjs`, 'utf8')
  const targets = new Map<string, Target>()
  for (const [, names = '', from = ''] of index.matchAll(/(?:import|export)\s*\{([^}]+)\}\s*from\s*["']([^"']+)["']/g))
    for (const one of names.split(',')) {
      const [name = '', alias = name] = one.trim().split(/\s+as\s+/)
      targets.set(alias, { name, file: from.startsWith('.') ? `${folder}/${from}` : from })
    }
  return targets
}
