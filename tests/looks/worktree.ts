import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'

const ROOT = `${import.meta.dirname}/../..`
const LOCK = 'package-lock.json'
const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim()

/** The source as of a commit, in a folder of its own, with our packages or, if it needs others, with those. */
export function checkOut(commit: string): { root: string; name: string; remove: () => void } {
  const name = git('log', '-1', '--format=%h %s', commit)
  const folder = mkdtempSync(`${tmpdir()}/strive-looks-`)
  const root = `${folder}/source`
  git('worktree', 'add', '--detach', root, commit)
  const isSame = readFileSync(`${root}/${LOCK}`, 'utf8') === readFileSync(`${ROOT}/${LOCK}`, 'utf8')
  if (isSame) symlinkSync(`${ROOT}/node_modules`, `${root}/node_modules`)
  else execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: root, stdio: 'inherit' })
  const remove = () => {
    git('worktree', 'remove', '--force', root)
    rmSync(folder, { recursive: true, force: true })
  }
  return { root, name, remove }
}
