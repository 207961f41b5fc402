import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { installPackages } from './debian.ts'

const DEBIAN = '/usr/lib/postgresql'
const isRoot = process.getuid?.() === 0

/** The folder of the newest PostgreSQL programs from Debian's packages, if there are any. */
export const newestInstalled = (): string | undefined =>
  existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((a, b) => Number(b) - Number(a))
        .map(version => `${DEBIAN}/${version}/bin`)
        .find(folder => existsSync(`${folder}/initdb`))
    : undefined

/** Debian's packages of PostgreSQL, if this machine lacks it. */
export const missingPostgres = (): string[] => (newestInstalled() ? [] : ['postgresql'])

/** Faster settings for tests that don't need durability. */
const FORGETFUL = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/**
 * Starts a new cluster in a temporary folder. It listens on a Unix socket there, so that ports cannot collide. Returns
 * undefined if PostgreSQL is not available. `kill` stops it like a power cut, `restart` starts it again on the same
 * data, and `freeze` suspends all its processes until `thaw`.
 */
export async function startPostgres({ durable = false } = {}) {
  installPackages(missingPostgres())
  const programs = newestInstalled()
  if (!programs) return undefined
  const folder = mkdtempSync(`${tmpdir()}/strive-pg-`)
  // PostgreSQL refuses to run as root, so root switches to the package's user.
  const user = isRoot ? Number(execFileSync('id', ['-u', 'postgres'])) : undefined
  const as = user === undefined ? {} : { uid: user, gid: user }
  if (user !== undefined) chownSync(folder, user, user)
  const cluster = ['-D', `${folder}/data`]
  execFileSync(
    `${programs}/initdb`,
    [...cluster, '-U', 'strive', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions'],
    { ...as, stdio: 'ignore', cwd: folder },
  )
  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    max_connections: '200',
    ...(durable ? {} : FORGETFUL),
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const url = `postgres://strive@/postgres?host=${folder}`
  const run = () => spawn(`${programs}/postgres`, [...cluster, ...options], { ...as, cwd: folder, stdio: 'ignore' })
  let server = run()
  await waitFor(url)
  process.once('exit', () => server.kill('SIGQUIT'))

  async function end(signal: NodeJS.Signals) {
    const gone = new Promise(resolve => server.once('exit', resolve))
    server.kill(signal)
    await gone
  }
  return {
    url,
    kill: () => end('SIGQUIT'),
    freeze: () => signalAll(server.pid, 'SIGSTOP'),
    thaw: () => signalAll(server.pid, 'SIGCONT'),
    async restart() {
      server = run()
      await waitFor(url)
    },
    async stop() {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Signals the server and its child processes. Each connection is a process with its own process group. */
function signalAll(server: number | undefined, signal: NodeJS.Signals) {
  if (server === undefined) throw new Error('PostgreSQL is not running.')
  process.kill(server, signal)
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  for (const [pid, parent] of processes.map(line => line.trim().split(/\s+/).map(Number)))
    try {
      if (pid && parent === server) process.kill(pid, signal)
    } catch {
      // The process has exited in the meantime.
    }
}

async function waitFor(connectionString: string) {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (tries === 200) throw error
      await sleep(50)
    }
  }
}

/** The database that tests copy, because filling one takes seconds, but copying it does not. */
export const TEMPLATE = 'delivered'

async function makeTemplate(server: string) {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${TEMPLATE} template template0`)
  await admin.end()
  // Runs in plain Node, because the server's modules need to load from their own paths, outside the test runner.
  const program = `${import.meta.dirname}/fill-database.ts`
  execFileSync(process.execPath, [program, server.replace('/postgres?', `/${TEMPLATE}?`)], { stdio: 'inherit' })
}

/** Vitest's global set-up of the PostgreSQL tests. Provides the server's URL, or `pglite` if there is no server. */
export default async function setup({ provide }: { provide: (key: 'postgres', value: string) => void }) {
  const server = process.env.TEST_PGLITE ? undefined : await startPostgres()
  if (server) await makeTemplate(server.url)
  provide('postgres', server?.url ?? 'pglite')
  return () => server?.stop()
}
