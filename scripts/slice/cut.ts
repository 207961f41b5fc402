import { cpSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { closeOver } from './closure.ts'
import { costOf } from './cost.ts'
import { cutDocuments } from './documents.ts'
import { KINDS, manifestsOf } from './manifest.ts'
import { migrationFiles, squashMigrations } from './migrations.ts'
import { idOf, MIGRATIONS, ROOT, readProject } from './project.ts'
import { pickTests } from './tests.ts'
import { memory, readDocuments, readme, type Slice, SNAPSHOT, snapshot } from './written.ts'

/** Read by tools, so that no import leads to them. */
const TOOLS = [
  '{.npmrc,.gitignore,.containerignore,.env.example,LICENSE,biome.json,tsconfig*.json}',
  '{hosting,examples/openid-connect,client/public}/**/*',
  '{client,shared,server,pages}/**/*.d.ts',
]
/** Installed by who follows the example that comes along. */
const OF_EXAMPLES = ['openid-client', 'oidc-provider']
const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`

/** The files of a slice: those that are copied as they are, and those that are written for it, by path. */
export async function cutSlice(choice: Slice) {
  const project = readProject()
  const closure = closeOver(project, choice)
  const { missing } = closure
  if (missing.length > 0) throw new Error(`These need something that is not there:\n${missing.join('\n')}`)
  const migrations = migrationFiles(await squashMigrations(project, closure))
  const tests = pickTests(project, closure, choice)
  const tools = globSync(TOOLS, { cwd: ROOT, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => resolve(entry.parentPath, entry.name).slice(resolve(ROOT).length + 1))
  const copied = new Set([...closure.files.keys(), ...tests.files, ...tools])
  const manifests = manifestsOf(choice.name, copied, new Set([...closure.packages.keys(), ...tests.packages]))
  const { 'package.json': manifest } = manifests
  const isHere = (path: string) =>
    copied.has(path) || MIGRATIONS.startsWith(path) || [...copied].some(file => file.startsWith(`${path}/`))
  const documents = cutDocuments(readDocuments(), {
    has: path => isHere(path) || path in manifests || path === 'slice.json',
    pages: choice.pages.map(idOf),
    scripts: Object.keys(manifest.scripts),
    packages: [...KINDS.flatMap(kind => Object.keys(manifest[kind])), ...OF_EXAMPLES],
  })
  const written: Record<string, string> = {
    ...migrations,
    [SNAPSHOT]: snapshot(copied),
    'slice.json': json(memory(choice)),
    ...Object.fromEntries(documents),
    'README.md': readme(choice),
    ...Object.fromEntries(Object.entries(manifests).map(([file, value]) => [file, json(value)])),
  }
  for (const file of copied) if (file.endsWith('.md')) copied.delete(file)
  return { copied, written, cost: costOf(project, closure.files, Object.values(migrations)) }
}

/** Writes a slice into a folder. */
export function writeSlice(into: string, { copied, written }: Awaited<ReturnType<typeof cutSlice>>) {
  for (const file of [...copied, ...Object.keys(written)]) {
    const path = `${into}/${file}`
    mkdirSync(dirname(path), { recursive: true })
    const text = written[file]
    if (text === undefined) cpSync(`${ROOT}/${file}`, path)
    else writeFileSync(path, text)
  }
}
