import { describe, expect, test } from 'vitest'
import { findCircles } from './find-circles.ts'
import { IMPORT, importsOf, sources, targetOf, textOf } from './source-files.ts'

/** The area that a file belongs to: a top-level folder, or a single page or resource. */
function roomOf(file: string): string {
  const [first = '', second = '', third = ''] = file.split('/')
  if (/\.(test|e2e|cases)\.tsx?$/.test(file)) return 'tests'
  // A page of no group, `page1-today`, can have folders of its own.
  if (first === 'pages')
    return /^page\d$/.test(second) && !third.includes('.') ? `pages/${second}/${third}` : `pages/${second}`
  if (first === 'practice') return `practice ${second}`
  if (first !== 'resources') return first
  if (/^(contract|fields|limits|rules)\.ts$/.test(third)) return 'contract'
  return /^(server|seed|install|sweep|background)\.ts$/.test(third) ? `resources/${second}` : 'entities'
}

// The allowed imports of docs/ARCHITECTURE.md. An area may always import itself.
const ALLOWED: Record<string, string[]> = {
  shared: [],
  contract: ['shared'],
  pages: ['shared', 'contract', 'client', 'practice client'],
  // A resource's entity and operations on its rows. Other resources may import these, but not its endpoints.
  entities: ['shared', 'contract', 'server', 'company', 'practice server'],
  resources: ['shared', 'contract', 'entities', 'server', 'company', 'practice server'],
  company: ['shared', 'contract', 'entities', 'server'],
  client: ['shared', 'contract'],
  // The hosts find it, and work without it.
  'practice client': ['shared', 'contract', 'client'],
  'practice server': ['shared', 'contract', 'entities', 'server'],
  // The platform imports no resource. It finds them by listing folders.
  server: ['shared'],
  scripts: ['shared', 'contract', 'server', 'client', 'tab'],
  tests: [
    'shared',
    'contract',
    'server',
    'client',
    'scripts',
    'pages',
    'practice client',
    'practice server',
    'resources',
    'entities',
    'company',
    'bench',
    'kata',
    'tab',
  ],
  // Its snippets of code are those of page8_08.
  // The build for a browser brings client and server together.
  tab: ['shared', 'entities', 'server', 'client'],
  kata: ['shared', 'contract', 'scripts', 'pages'],
  bench: ['shared', 'contract', 'server', 'client', 'scripts', 'tests'],
}

/** What only Node runs, and why. The build for a browser leaves these files out. */
const NODE_ONLY: Record<string, string> = {
  'server/bus/postgres-listener.ts': 'the driver of PostgreSQL needs a network',
  'server/config/config.ts': 'reads the environment of a process',
  'server/database/postgres/postgres.ts': 'the driver of PostgreSQL needs a network',
  'server/database/sqlite/check-file.ts': 'checks a file of a disk',
  'server/database/sqlite/sqlite.ts': 'opens a file of a disk',
  'server/main.ts': 'listens on a port',
  'server/metrics/metrics.ts': 'counts for a monitoring system',
  'server/metrics/serve-metrics.ts': 'listens on a port',
  'server/pages/built-pages.ts': 'serves files over a network',
  'server/pages/live-pages.ts': 'serves files over a network',
  'server/pages/mounted.ts': 'serves files over a network',
  'server/source-maps/locate.ts': 'reads the source maps, which are for the server alone',
  'server/start/check-start.ts': 'looks at the port and the disk before the start',
}

describe('imports', () => {
  test('start with ./ or #, never ../', () => {
    const climbing = sources.flatMap(file =>
      importsOf(file)
        .filter(path => path.startsWith('..'))
        .map(path => `${file}: ${path}`),
    )
    expect(climbing).toEqual([])
  })

  test('stay in their area or follow the allowed directions', () => {
    const wrong: string[] = []
    for (const file of sources) {
      const room = roomOf(file)
      for (const path of importsOf(file)) {
        const target = targetOf(file, path)
        if (!target) continue
        const other = roomOf(target)
        const isAllowed =
          other === room || (ALLOWED[room.split('/')[0] ?? ''] ?? []).some(name => other.split('/')[0] === name)
        if (!isAllowed) wrong.push(`${file} imports ${target}`)
      }
    }
    expect(wrong).toEqual([])
  })

  const known = new Set(sources)
  // Comments may contain code.
  const codeOf = (file: string) => textOf(file).replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')
  const targetsOf = (file: string) =>
    [...codeOf(file).matchAll(IMPORT)]
      .map(([, path = '']) => targetOf(file, path))
      .filter(target => target !== null && target !== file && known.has(target))
      .map(String)

  test('have no cycles, also of types and of what loads later', () => {
    const imports = new Map(sources.map(file => [file, targetsOf(file)]))
    expect([...imports.values()].flat().length).toBeGreaterThan(sources.length)
    expect(findCircles(imports)).toEqual([])
    expect(findCircles(new Map(Object.entries({ a: ['b'], b: ['c', 'd'], c: ['a'], d: [] })))).toEqual([
      ['a', 'b', 'c'],
    ])
  })

  const production = sources.filter(file => !/\.(test|e2e|cases)\.tsx?$|samples\.ts$/.test(file))

  test('lead from a folder of a host only to folders below it', () => {
    for (const host of ['client', 'server']) {
      const folders = new Map<string, Set<string>>()
      const folderOf = (file: string) => (file.startsWith(`${host}/`) ? (file.split('/')[1] ?? '') : '')
      for (const file of production) {
        const folder = folderOf(file)
        if (folder === '' || folder.includes('.')) continue
        const below = folders.get(folder) ?? new Set()
        folders.set(folder, below)
        for (const other of targetsOf(file).map(folderOf))
          if (other !== '' && other !== folder && !other.includes('.')) below.add(other)
      }
      expect(folders.size).toBeGreaterThan(10)
      const mutual = [...folders].flatMap(([a, below]) =>
        [...below].filter(b => a < b && folders.get(b)?.has(a)).map(b => `${host}: ${a} and ${b}`),
      )
      expect(mutual).toEqual([])
    }
  })

  test('lead to Node in one folder of the server, and in files that a browser never runs', () => {
    const rooms = ['server', 'resources', 'shared', 'company', 'practice']
    const found = sources.filter(
      file =>
        rooms.includes(file.split('/')[0] ?? '') &&
        roomOf(file) !== 'tests' &&
        !file.startsWith('server/platform/') &&
        importsOf(file).some(path => /^(node:|ws$|pg$|pino$|prom-client$|@hono\/node-server)/.test(path)),
    )
    expect(found.sort()).toEqual(Object.keys(NODE_ONLY).sort())
  })

  test('lead from the hosts to few resources, so that the others can leave', () => {
    const resourceOf = (file: string) => (file.startsWith('resources/') ? (file.split('/')[1] ?? '') : '')
    const reached = new Set(production.filter(file => /^(client|server|shared|company)\//.test(file)).flatMap(needsOf))
    function needsOf(file: string) {
      return targetsOf(file).map(resourceOf).filter(Boolean)
    }
    for (const resource of reached)
      for (const needed of production.filter(file => resourceOf(file) === resource).flatMap(needsOf))
        reached.add(needed)
    expect(reached.size).toBeGreaterThan(5)
    expect(reached.size).toBeLessThanOrEqual(12)
  })
})
