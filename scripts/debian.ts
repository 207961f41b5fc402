import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs'

const APT = '/usr/bin/apt-get'
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
  if (!existsSync(APT)) return undefined
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

/** Installs packages, if apt is available as root. If that fails, the caller doesn't find the program and says so. */
export function installPackages(packages: readonly string[]): void {
  if (packages.length === 0 || process.getuid?.() !== 0 || !existsSync(APT)) return
  console.log(`Installing ${packages.join(', ')} for the tests.`)
  const apt = (...options: string[]) =>
    execFileSync(APT, options, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: 300_000,
    })
  try {
    if (packages.includes('postgresql')) forbidCluster()
    apt('update', '-q')
    apt('install', '-qy', '--no-install-recommends', ...packages)
  } catch {
    // The caller looks for the program again.
  }
}

/** By default, the package of PostgreSQL creates and starts a cluster. We only need the programs. */
function forbidCluster(): void {
  mkdirSync('/etc/postgresql-common', { recursive: true })
  writeFileSync('/etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n')
}
