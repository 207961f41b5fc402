import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '#client/api/connect.ts'
import { formatLoginTime } from '#resources/login-log/rules.ts'
import { signIn } from '#resources/sessions/contract.ts'
import { openDatabase } from '#server/database/open.ts'
import { DEMO_ACCOUNTS } from '#server/sessions/demo-accounts.ts'
import { startConsole } from '#tests/running-console.ts'
import { type Load, post } from './load.ts'
import type { Row } from './report.ts'

const CLIENTS = 32
const SECONDS = 5
const ROOT = `${import.meta.dirname}/..`

export const record = (n: number) => ({
  id: 0,
  user: 'admin',
  email: 'admin@strive.example',
  level: 'normal',
  // A different second for each record, so that no record is a duplicate.
  LoginTime: formatLoginTime(new Date(Date.UTC(2000, 0, 1) + n * 1000)),
})

async function measureConsole(rows: number): Promise<Load> {
  const folder = mkdtempSync(`${tmpdir()}/strive-bench-`)
  await fillLoginLog(folder, rows)
  const running = await startConsole({ STRIVE_DATA: folder })
  const client = connect((path, init) => fetch(running.url + path, init))
  const { token } = await client.call(signIn, { body: DEMO_ACCOUNTS[0] })
  const headers = { authorization: `Bearer ${token}` }
  const load = await post(`${running.url}/loginLog`, { clients: CLIENTS, seconds: SECONDS, headers, body: record })
  await running.stop()
  rmSync(folder, { recursive: true, force: true })
  return load
}

export async function fillLoginLog(folder: string, rows: number) {
  const db = await openDatabase(folder)
  const old = record(0)
  await db.transaction().execute(async trx => {
    for (let start = 0; start < rows; start += 500) {
      const batch = Array.from({ length: Math.min(500, rows - start) }, (_, i) => ({
        sent_key: `bench:${start + i}`,
        outcome: 'signed-in' as const,
        reason: null,
        account: old.user,
        email: old.email,
        level: 'normal' as const,
        login_time: new Date(Date.UTC(1990, 0, 1) + (start + i) * 1000).toISOString(),
        address: '127.0.0.1',
        agent: 'bench',
        received_at: '',
      }))
      await trx.insertInto('login').values(batch).execute()
    }
  })
  await db.destroy()
}

/** json-server 0.17 on a file with the same number of rows, the usual back end of such a login log. */
async function measureJsonServer(rows: number): Promise<Load> {
  const folder = mkdtempSync(`${tmpdir()}/strive-bench-`)
  const loginLog = Array.from({ length: rows }, (_, n) => ({ ...record(n), id: n + 1 }))
  writeFileSync(`${folder}/db.json`, JSON.stringify({ loginLog }))
  const args = ['node_modules/json-server/lib/cli/bin.js', `${folder}/db.json`, '--port', '3915', '--quiet']
  const server = spawn(process.execPath, args, { cwd: ROOT, stdio: 'ignore' })
  const url = 'http://127.0.0.1:3915/loginLog'
  while (
    !(await fetch(`${url}/1`).then(
      reply => reply.ok,
      () => false,
    ))
  )
    await sleep(100)
  const body = (n: number) => ({ ...record(n), id: undefined })
  const load = await post(url, { clients: CLIENTS, seconds: SECONDS, headers: {}, body })
  server.kill()
  rmSync(folder, { recursive: true, force: true })
  return load
}

const describe = ({ perSecond, p50Ms, p97Ms }: Load) =>
  `${Math.round(perSecond)} requests/s, p50 ${p50Ms.toFixed(1)} ms, p97.5 ${p97Ms.toFixed(1)} ms`

export async function measureLoginLog(): Promise<Row[]> {
  const few = await measureConsole(1_000)
  const some = await measureConsole(10_000)
  const many = await measureConsole(1_000_000)
  const other = await measureJsonServer(10_000)
  if (few.failed + some.failed + many.failed + other.failed > 0) throw new Error('Some requests were refused.')
  const ratio = some.perSecond / other.perSecond
  const drift = many.perSecond / few.perSecond
  return [
    ['`POST /loginLog`, durable, 32 clients, 10,000 rows', describe(some), `json-server 0.17: ${describe(other)}`],
    ['… against json-server in the same run', `${ratio.toFixed(0)} ×`, 'promise: ≥ 20 ×'],
    ['… at 1,000 rows', describe(few), ''],
    ['… at 1,000,000 rows', describe(many), `${(drift * 100).toFixed(0)} % of 1,000 rows; promise: ± 20 %`],
  ]
}
