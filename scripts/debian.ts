import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync } from 'node:fs'

const CACHE = `${import.meta.dirname}/../node_modules/.cache/debian`

/**
 * A program from a package of Debian: the installed one, or one that is unpacked into a folder of ours. So nothing is
 * installed or started, and root isn't needed. Returns undefined if the package can't be had.
 */
export function debianProgram(name: string, path: string): string | undefined {
  if (existsSync(path)) return path
  const folder = `${CACHE}/${name}`
  const unpacked = `${folder}/root${path}`
  if (existsSync(unpacked)) return unpacked
  if (!existsSync('/usr/bin/apt-get')) return undefined
  mkdirSync(folder, { recursive: true })
  const run = (program: string, ...options: string[]) =>
    execFileSync(program, options, { cwd: folder, stdio: 'ignore', timeout: 120_000 })
  const download = () => run('apt-get', 'download', name)
  try {
    try {
      download()
    } catch {
      // A new machine has no list of packages, or an old one.
      run('apt-get', 'update')
      download()
    }
    for (const file of globSync('*.deb', { cwd: folder })) run('dpkg-deb', '-x', file, 'root')
  } catch {
    return undefined
  }
  return existsSync(unpacked) ? unpacked : undefined
}
