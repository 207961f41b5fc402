import { readFileSync } from 'node:fs'
import { ROOT } from './project.ts'

type Packages = Record<string, string>
export const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const
type Manifest = { name: string; version: string; scripts: Packages; imports: Packages } & Record<
  (typeof KINDS)[number],
  Packages
>
type Locked = Partial<Record<(typeof KINDS)[number] | 'peerDependencies', Packages>>
type Lock = { name: string; packages: Record<string, Locked> }

const read = (file: string) => JSON.parse(readFileSync(`${ROOT}/${file}`, 'utf8'))

/** package.json and package-lock.json of a slice: the packages that its files use, and the scripts that are there. */
export function manifestsOf(name: string, files: ReadonlySet<string>, imported: ReadonlySet<string>) {
  // Both are files of this project.
  const { workspaces: _, overrides: __, ...own }: Manifest & Record<string, unknown> = read('package.json')
  const { packages, ...rest }: Lock = read('package-lock.json')
  const used = new Set([...imported, ...usedByTools(files)])
  const isUsed = (one: string) => used.has(one) || used.has(one.replace(/^@types\//, '').replace('__', '/'))
  const keep = (all: Packages, is: (name: string, value: string) => boolean) =>
    Object.fromEntries(Object.entries(all).filter(([key, value]) => is(key, value)))
  const version = '0.1.0'
  const scripts = keep(own.scripts, (_, command) => files.has(/\S+\.ts(?= |$)/.exec(command)?.[0] ?? ''))
  const imports = keep(own.imports, key => [...files].some(file => file.startsWith(key.slice(1, -1))))
  const [dependencies, devDependencies] = [keep(own.dependencies, isUsed), keep(own.devDependencies, isUsed)]
  const { license, engines, optionalDependencies } = own
  const root = { name, version, license, dependencies, devDependencies, engines, optionalDependencies }
  const manifest = { ...own, ...root, description: 'A back office.', scripts, imports }
  const reached = reach(packages, root)
  const locked = Object.entries(packages).filter(([path]) => reached.has(path))
  const lock = { ...rest, name, version, packages: { '': root, ...Object.fromEntries(locked) } }
  return { 'package.json': manifest, 'package-lock.json': lock }
}

/** Packages that are named outside imports: by path in scripts and tests, and by name in the configuration of a tool. */
export function usedByTools(files: ReadonlySet<string>): string[] {
  return [...files]
    .filter(file => /\.(?:tsx?|mjs|json)$/.test(file))
    .flatMap(file => {
      const isConfig = /^[\w.]+\.(?:config\.ts|json)$/.test(file)
      const pattern = isConfig
        ? /['"]((?:@[\w-]+\/)?[\w.-]+)(?:\/[\w-]+)?['"]/g
        : /(?:node_modules\/|['"](?=[\w./@-]+\.json['"]))((?:@[\w-]+\/)?[\w.-]+)/g
      return [...readFileSync(`${ROOT}/${file}`, 'utf8').matchAll(pattern)].map(([, one = '']) => one)
    })
}

/** The paths in the lock file of all packages that these need, as npm looks them up: the nearest folder first. */
function reach(packages: Lock['packages'], root: Locked): Set<string> {
  const reached = new Set<string>()
  const visit = (from: string, locked: Locked) => {
    for (const name of [...KINDS, 'peerDependencies' as const].flatMap(kind => Object.keys(locked[kind] ?? {}))) {
      let folder = from
      while (folder && !packages[`${folder}/node_modules/${name}`])
        folder = folder.replace(/(?:^|\/)(?:node_modules|PACKAGES\})\/(?:@[^/]+\/)?[^/]+$/, '')
      const path = `${folder ? `${folder}/` : ''}node_modules/${name}`
      const found = packages[path]
      if (!found || reached.has(path)) continue
      reached.add(path)
      visit(path, found)
    }
  }
  visit('', root)
  return reached
}
