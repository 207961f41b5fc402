import { connect } from '#client/api/connect.ts'
import { createAccount } from '#resources/accounts/contract.ts'
import { listRoles } from '#resources/roles/contract.ts'
import { setLevel, signIn } from '#resources/sessions/contract.ts'
import { DEMO_ACCOUNTS } from '#server/sessions/demo-accounts.ts'
import { LEVEL_CODE, startConsole } from '#tests/running-console.ts'
import { patiently } from './patiently.ts'
import { cpuMs } from './process.ts'
import { quantile, type Row } from './report.ts'

// Measures nine o'clock: a whole room signs in at once, from one address. BENCH_DATABASE may name an empty PostgreSQL database.

const PEOPLE = 100

export async function measureRoom(): Promise<Row[]> {
  const running = await startConsole({ DATABASE_URL: process.env.BENCH_DATABASE ?? '' })
  const request = (path: string, init?: RequestInit) => fetch(running.url + path, init)
  const { token } = await connect(request).call(signIn, { body: DEMO_ACCOUNTS[0] })
  const { call } = connect(request, { headers: () => ({ authorization: `Bearer ${token}` }) })
  await call(setLevel, { body: { code: LEVEL_CODE } })
  const roleId = (await call(listRoles)).rows.at(-1)?.id ?? 0
  const people: Person[] = []
  for (let n = 0; n < PEOPLE; n++) {
    const account = `room-${Date.now()}-${n}`
    const { password } = await call(createAccount, { body: { account, name: account, roleId } })
    people.push({ account, password })
  }
  let refused = 0
  const begun = performance.now()
  const { pid = 0 } = running.process
  const used = cpuMs(pid)
  const times = await Promise.all(
    people.map(async person => {
      await patiently(
        () => connect(request).call(signIn, { body: person }),
        () => refused++,
      )
      return performance.now() - begun
    }),
  )
  const cpuSeconds = (cpuMs(pid) - used) / 1000
  await running.stop()
  const seconds = (q: number) => (quantile(times, q) / 1000).toFixed(1)
  return [
    [
      `${PEOPLE} people sign in at once from one address`,
      `p50 ${seconds(0.5)} s, all after ${seconds(1)} s; ${refused} told to try again; ${cpuSeconds.toFixed(1)} s of CPU`,
      'promise: all within 20 s',
    ],
  ]
}

type Person = { account: string; password: string }
