import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { MIGRATIONS, ROOT } from './project.ts'

export const PATCH = 'slice.patch'

type Memory = { name: string; pages: string; hasPractice: boolean; from: string | null }

/**
 * Writes what has changed here since a slice was cut, as a patch for it: the same slice is cut from both commits, each by
 * its own slicer, and compared. Returns a summary of the changes. It has those of migrations, which the patch leaves out: the
 * databases of the slice have run theirs.
 */
export function writePatch(into: string): string {
  // The slicer has written it (memory).
  const memory: Memory = JSON.parse(readFileSync(`${into}/slice.json`, 'utf8'))
  const { from } = memory
  if (from === null) throw new Error('Its slice.json does not know from which commit it came.')
  const folder = mkdtempSync(`${tmpdir()}/strive-slice-`)
  const git = (...words: string[]) => execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' })
  try {
    git('worktree', 'add', '--detach', `${folder}/source`, from)
    cut(`${folder}/source`, `${folder}/old`, memory)
    cut(ROOT, `${folder}/new`, memory)
    const compare = (option: string, path = '') => {
      const words = ['diff', '--no-index', option, `old/${path}`, `new/${path}`]
      return spawnSync('git', words, { cwd: folder, maxBuffer: 2 ** 28 }).stdout
    }
    const tables = compare('--unified=0', MIGRATIONS)
    rmSync(`${folder}/new/${MIGRATIONS}`, { recursive: true })
    cpSync(`${folder}/old/${MIGRATIONS}`, `${folder}/new/${MIGRATIONS}`, { recursive: true })
    writeFileSync(`${into}/${PATCH}`, compare('--binary'))
    const changes = compare('--shortstat').toString().trim()
    return tables.length === 0 ? changes : `${changes}\nWrite a migration of your own for these tables:\n${tables}`
  } finally {
    rmSync(folder, { recursive: true, force: true })
    git('worktree', 'prune')
  }
}

function cut(root: string, into: string, { name, pages, hasPractice }: Memory) {
  const without = hasPractice ? [] : ['--without', 'practice']
  const words = ['scripts/slice.ts', ...pages.split(' '), '--into', into, '--name', name, ...without]
  execFileSync(process.execPath, words, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
}
