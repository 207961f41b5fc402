import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'

const ROOT = `${import.meta.dirname}/..`
const TEMPLATES = `${import.meta.dirname}/new-page`
const PERMISSIONS = 'shared/permissions.ts'
const SHORTCUTS = 'resources/preferences/rules.ts'
const SNAPSHOT = 'tests/__snapshots__/architecture.test.ts.snap'
const USAGE = `npm run new-page -- page5_08 stock-count "Stock Count" "庫存盤點"
npm run new-page -- page5_08 stock-counts "Stock Counts" "庫存盤點" --resource

Creates a page with its lesson. Give its route, its folder name, and its title in both languages. With --resource it also creates a resource
of the same name (a plural), with its migration and permissions, and the page lists its rows.`

type NewPage = { id: string; name: string; en: string; zh: string; hasResource?: boolean }

/** The files of a page and its resource, by path. Throws if the arguments are invalid. */
export function draftPage({ id, name, en, zh, hasResource = false }: NewPage): Record<string, string> {
  const [, group] = /^(page\d)(?:_\d\d)?$/.exec(id) ?? []
  if (!group) throw new Error(`${id} is not a route. Use page9 or page5_08.`)
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    throw new Error(`${name} is not a folder name. Use kebab-case, such as stock-count.`)
  if (!en || !zh) throw new Error('Give the title in both languages.')
  if (hasResource && !name.endsWith('s')) throw new Error(`${name} is not a plural. Use a name such as stock-counts.`)
  const one = name.replace(/s$/, '')
  const folder = id === group ? `pages/${id}-${name}` : `pages/${group}/${id}-${name}`
  const words = {
    id,
    name,
    folder,
    one,
    zh,
    route: id === group ? id : `${group}/${id}`,
    title: `{ en: ${quote(en)}, zh: ${quote(zh)} }`,
    component: `${pascal(name)}Page`,
    words: name.replaceAll('-', ' '),
    Plural: pascal(name),
    plural: camel(name),
    Singular: pascal(one),
    singular: camel(one),
    table: one.replaceAll('-', '_'),
  }
  const files = filled('page', folder, words)
  if (!hasResource) return files
  const migration = `server/database/migrations/${nextMigration()}-${name}.ts`
  return {
    ...files,
    ...filled('list', folder, words),
    ...filled('resource', `resources/${name}`, words),
    [migration]: fill(readFileSync(`${TEMPLATES}/migration.ts.txt`, 'utf8'), words),
    [PERMISSIONS]: withPermissions(readFileSync(`${ROOT}/${PERMISSIONS}`, 'utf8'), name),
    [SHORTCUTS]: withShortcuts(readFileSync(`${ROOT}/${SHORTCUTS}`, 'utf8'), id),
  }
}

/** Fills the templates of a folder: replaces `__word__` with its value, and names `page.tsx.txt` `page.tsx`. */
function filled(kind: string, folder: string, words: Record<string, string>): Record<string, string> {
  const templates = globSync(`${TEMPLATES}/${kind}/*.txt`).sort()
  return Object.fromEntries(
    templates.map(path => [
      `${folder}/${fill(basename(path, '.txt'), words)}`,
      fill(readFileSync(path, 'utf8'), words),
    ]),
  )
}

const fill = (text: string, words: Record<string, string>) =>
  text.replace(/__([A-Za-z]+)__/g, (token, word: string) => words[word] ?? token)

function nextMigration(): string {
  const [latest = '000'] = globSync('server/database/migrations/*.ts', { cwd: ROOT })
    .map(path => basename(path))
    .sort()
    .reverse()
  return String(Number(latest.slice(0, 3)) + 1).padStart(3, '0')
}

/** Adds the permissions of a new resource to those that depend on the role. */
const withPermissions = (text: string, name: string) =>
  text.replace('] as const\nexport type RolePermission', `  '${name}:read',\n  '${name}:write',\n$&`)

/** Adds a list to the pages on which one key leads to the next record, and one to that before. */
const withShortcuts = (text: string, id: string) =>
  text.replace(/(?<=^ {2}(?:previous|next): \[)[^\]]*/gm, listed => {
    const pages = [...(listed.match(/page\w+/g) ?? []), id].sort()
    return pages.map(page => `'${page}'`).join(', ')
  })

const pascal = (name: string) => name.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase())
const camel = (name: string) => name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

function write({ hasResource = false, ...page }: NewPage): void {
  const taken = globSync([`pages/**/${page.id}-*`, ...(hasResource ? [`resources/${page.name}`] : [])], { cwd: ROOT })
  if (taken[0]) throw new Error(`${taken[0]} already exists.`)
  const files = Object.entries(draftPage({ ...page, hasResource }))
  for (const [path, text] of files) {
    mkdirSync(dirname(`${ROOT}/${path}`), { recursive: true })
    writeFileSync(`${ROOT}/${path}`, text)
  }
  // Line breaks depend on the length of the names.
  const paths = files.map(([path]) => path)
  execFileSync('node_modules/.bin/biome', ['check', '--write', ...paths], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // The lists of routes and endpoints, which a reviewer reads.
  const test = ['run', '--project', 'unit', 'tests/architecture.test.ts', '-t', 'route table|endpoints and', '--update']
  execFileSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...test], { cwd: ROOT, stdio: 'ignore' })
  console.log(`${[...paths, SNAPSHOT].join('\n')}

Start the console (npm run dev) to see the page in the menu.`)
}

if (import.meta.main) {
  const hasResource = process.argv.includes('--resource')
  const [id = '', name = '', en = '', zh = ''] = process.argv.slice(2).filter(word => word !== '--resource')
  try {
    write({ id, name, en, zh, hasResource })
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
    process.exitCode = 1
  }
}
