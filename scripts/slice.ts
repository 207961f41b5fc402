import { cpSync, existsSync, globSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Choice, closeOver } from './slice/closure.ts'
import { manifestsOf } from './slice/manifest.ts'
import { pickMigrations } from './slice/migrations.ts'
import { pageFolder, ROOT, readProject } from './slice/project.ts'
import { pickTests } from './slice/tests.ts'

const USAGE = `npm run slice -- page3_01 page5_01 --into ../back-office
npm run slice -- page3_01 --into ../back-office --name back-office --without practice

Writes the chosen pages, with everything they need, as a project of its own. --without practice leaves out lessons, faults and the log of
requests.`

/** Read by tools, so that no import leads to them. */
const TOOLS = [
  '.npmrc',
  '.gitignore',
  '.containerignore',
  '.env.example',
  'LICENSE',
  'biome.json',
  'tsconfig*.json',
  'hosting/*',
  'client/public/**/*',
  '{client,shared,server,pages}/**/*.d.ts',
]

export type Slice = Choice & { name: string }

/** The files of a slice: those that are copied as they are, and those that are written for it, by path. */
export function cutSlice(choice: Slice) {
  const project = readProject()
  const closure = closeOver(project, choice)
  const { missing } = closure
  if (missing.length > 0) throw new Error(`These need something that is not there:\n${missing.join('\n')}`)
  const migrations = pickMigrations(project, closure)
  const tests = pickTests(project, closure, choice)
  const tools = globSync(TOOLS, { cwd: ROOT, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => resolve(entry.parentPath, entry.name).slice(resolve(ROOT).length + 1))
  const copied = new Set([...closure.files.keys(), ...migrations.files, ...tests.files, ...tools])
  const manifests = manifestsOf(choice.name, copied, new Set([...closure.packages.keys(), ...tests.packages]))
  const written = Object.fromEntries(
    Object.entries(manifests).map(([file, value]) => [file, `${JSON.stringify(value, null, 2)}\n`]),
  )
  return { copied, written, closure, left: tests.left }
}

/** Writes a slice into a folder. */
export function writeSlice(into: string, { copied, written }: Pick<ReturnType<typeof cutSlice>, 'copied' | 'written'>) {
  for (const file of [...copied, ...Object.keys(written)]) {
    const path = `${into}/${file}`
    mkdirSync(dirname(path), { recursive: true })
    const text = written[file]
    if (text === undefined) cpSync(`${ROOT}/${file}`, path)
    else writeFileSync(path, text)
  }
}

function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { into: { type: 'string' }, name: { type: 'string' }, without: { type: 'string' } },
  })
  const { into: folder, without } = values
  if (positionals.length === 0 || !folder) throw new Error('Say which pages, and into which folder.')
  if (without !== undefined && without !== 'practice') throw new Error('Only practice can be left out.')
  const into = resolve(process.env.INIT_CWD ?? '.', folder)
  if (existsSync(into) && readdirSync(into).length > 0) throw new Error(`${into} is not empty.`)
  const pages = positionals.map(pageFolder)
  const slice = cutSlice({ pages, hasPractice: without === undefined, name: values.name ?? basename(into) })
  writeSlice(into, slice)
  console.log(`${slice.copied.size} files in ${into}`)
  console.log(slice.left.join('\n'))
}

if (import.meta.main) {
  try {
    main()
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
    process.exitCode = 1
  }
}
