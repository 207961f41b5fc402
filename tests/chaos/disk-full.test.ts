import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { connect } from '#client/api/connect.ts'
import { addLogin, listLogins } from '#resources/login-log/contract.ts'
import { formatLoginTime } from '#resources/login-log/rules.ts'
import { readProfile } from '#resources/profile/contract.ts'
import { signIn } from '#resources/sessions/contract.ts'
import { DEMO_ACCOUNTS } from '#server/sessions/demo-accounts.ts'
import { launchArguments } from '#tests/launch.ts'

const ROOT = `${import.meta.dirname}/../..`
const [ADMIN] = DEMO_ACCOUNTS
/** Enough for a seeded database and its write-ahead log. */
const DISK_MB = 160

/** A mount namespace for the process, in which every user may mount a small disk. Linux only. */
const OWN_MOUNTS = ['--user', '--map-root-user', '--mount']
const canMount = () =>
  spawnSync('unshare', [...OWN_MOUNTS, 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()], { stdio: 'ignore' }).status === 0

/** Starts the console with a small disk mounted on its data folder. */
async function startOnSmallDisk(folder: string) {
  const script = `mount -t tmpfs -o size=${DISK_MB}m tmpfs "$STRIVE_DATA" && exec "$0" "$@"`
  const args = [...OWN_MOUNTS, 'sh', '-c', script, process.execPath, ...launchArguments('start')]
  const child = spawn('unshare', args, {
    cwd: ROOT,
    env: { ...process.env, STRIVE_PORT: '0', STRIVE_DATA: folder, STRIVE_LOG: 'error', DATABASE_URL: '' },
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', piece => {
    said.out += piece
  })
  child.stderr.on('data', piece => {
    said.err += piece
  })
  const url = () => /listening on (http:\/\/[^/\s]+)/.exec(said.out)?.[1]
  await expect.poll(url).toBeDefined()
  return { child, said, url: url() ?? '' }
}

/** A file in the data folder, through the mount namespace of the process. */
const fillerOf = ({ pid }: ChildProcess, folder: string) => `/proc/${pid}/root${folder}/filler`

function fill(file: string) {
  try {
    // Fills the disk to the last byte by halving each part that no longer fits.
    for (let size = DISK_MB * 1024 * 1024; size >= 1; )
      try {
        writeFileSync(file, Buffer.alloc(size), { flag: 'a' })
      } catch {
        size = Math.floor(size / 2)
      }
  } catch (error) {
    throw new Error('The disk was not filled.', { cause: error })
  }
}

test('S-LOG-2: a full disk refuses writes but loses none, reads still work, and free space is enough to recover', {
  timeout: 240_000,
}, async context => {
  if (!canMount()) return context.skip('A small disk needs Linux, and leave to mount one in a namespace of its own.')
  const folder = mkdtempSync(`${tmpdir()}/strive-disk-`)
  const { child, said, url } = await startOnSmallDisk(folder)
  const request = (path: string, init?: RequestInit) => fetch(url + path, init)
  const { token } = await connect(request).call(signIn, { body: ADMIN })
  const { call } = connect(request, { headers: () => ({ authorization: `Bearer ${token}` }) })
  const answered: number[] = []
  const write = async () => {
    const LoginTime = formatLoginTime(new Date())
    const body = { id: 0 as const, user: 'admin', email: 'admin@strive.example', level: 'normal' as const, LoginTime }
    const { id } = await call(addLogin, { headers: { 'idempotency-key': crypto.randomUUID() }, body })
    answered.push(id)
  }
  await write()

  const filler = fillerOf(child, folder)
  fill(filler)
  // The write-ahead log has allocated space that a checkpoint frees again, so single writes may still succeed.
  for (let refusals = 0; refusals < 20; )
    refusals = await write().then(
      () => 0,
      error => {
        expect(error).toMatchObject({ status: 503, code: 'storage-full' })
        return refusals + 1
      },
    )
  expect(await call(readProfile)).toMatchObject({ account: ADMIN.account })
  expect((await request('/readyz')).status).toBe(503)
  const isOnlyThat = said.err
    .trim()
    .split('\n')
    .every(line => line.includes('the disk of the database is full'))
  expect(isOnlyThat, said.err).toBe(true)

  rmSync(filler)
  await expect.poll(async () => (await request('/readyz')).status).toBe(200)
  await write()
  const stored = await call(listLogins, { query: { limit: 200 } })
  const ids = stored.rows.map(({ id }) => id)
  expect(answered.slice(-150).filter(id => !ids.includes(id))).toEqual([])

  child.kill('SIGTERM')
  expect(await new Promise(resolve => child.once('exit', resolve))).toBe(0)
  rmSync(folder, { recursive: true, force: true })
})
