import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { connect } from '#client/api/connect.ts'
import { createClass, joinClass, listClasses, readClassProgress, resetClass } from '#resources/classes/contract.ts'
import { createLiveTicket } from '#resources/live/contract.ts'
import { createMember, listMembers } from '#resources/members/contract.ts'
import { readProfile } from '#resources/profile/contract.ts'
import { searchRecords } from '#resources/search/contract.ts'
import { setLevel, signIn } from '#resources/sessions/contract.ts'
import { DEMO_ACCOUNTS } from '#server/sessions/demo-accounts.ts'
import { Problem } from '#shared/errors.ts'
import { LEVEL_CODE, startConsole } from '#tests/running-console.ts'
import { patiently } from './patiently.ts'
import { cpuMs, residentKb } from './process.ts'
import { quantile, type Row } from './report.ts'

const LEARNERS = 100
const WORK_MS = 60_000
/** One request in five writes. */
const WRITES = 0.2
const READINGS = 20
/** So many learners solve a task while the others work. */
const SOLVERS = 10

const thinkMs = () => 1_000 + Math.random() * 2_000
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const load = () => loadavg()[0]?.toFixed(0)

const newMember = () => ({
  name: { en: 'Lin Shu-guang', zh: '林曙光' },
  email: `${crypto.randomUUID()}@strive.example`,
  teamId: 13,
  job: 'driver' as const,
  joinedOn: '2026-10-01',
})

/** Measures a class: a hundred learners who join at once, work, and are reset. */
export async function measureClass(): Promise<Row[]> {
  // BENCH_DATABASE may name an empty PostgreSQL database.
  const running = await startConsole({ DATABASE_URL: process.env.BENCH_DATABASE ?? '' })
  const clientOf = (token?: string) =>
    connect((path, init) => fetch(running.url + path, init), {
      headers: () => (token ? { authorization: `Bearer ${token}` } : ({} as Record<string, string>)),
    })
  const enter = async (account: { account: string; password: string }) =>
    clientOf((await patiently(() => clientOf().call(signIn, { body: account }))).token)
  const [coach, other] = [await enter(DEMO_ACCOUNTS[0]), await enter(DEMO_ACCOUNTS[1])]
  await coach.call(setLevel, { body: { code: LEVEL_CODE } })
  const of = await coach.call(createClass, {
    body: { name: 'Bench', language: 'en', endsOn: '2099-12-31', pages: [], startFrom: 'main' },
  })

  const { pid = 0 } = running.process
  /** How long something takes, and how much CPU time the server uses for it. */
  async function measure(work: () => Promise<unknown>) {
    const [began, used] = [performance.now(), cpuMs(pid)]
    await work()
    return { tookMs: performance.now() - began, cpuMs: cpuMs(pid) - used }
  }

  const loadBefore = load()
  const sockets: WebSocket[] = []
  async function join(n: number) {
    const learner = { account: `learner-${n}`, name: `Learner ${n}`, password: 'correct horse' }
    await patiently(() => clientOf().call(joinClass, { body: { code: of.code, ...learner } }))
    return enter(learner)
  }
  const learners: ReturnType<typeof clientOf>[] = []
  const joined = await measure(async () =>
    learners.push(...(await Promise.all(Array.from({ length: LEARNERS }, (_, n) => join(n))))),
  )

  const times = { read: [] as number[], write: [] as number[] }
  const refused = new Map<string, number>()
  let isOver = false
  async function openLive({ call }: (typeof learners)[number]) {
    const { ticket } = await call(createLiveTicket)
    const address = `${running.url.replace('http', 'ws')}/ws/live`
    const socket = new WebSocket(address, ['strive', ticket], { origin: running.url })
    socket.on('error', ({ message }) => refused.set(message, (refused.get(message) ?? 0) + 1))
    sockets.push(socket)
    return socket
  }
  async function work(learner: (typeof learners)[number]) {
    await openLive(learner)
    const { call } = learner
    while (!isOver) {
      await pause(thinkMs())
      const kind = Math.random() < WRITES ? 'write' : 'read'
      const asked = performance.now()
      try {
        if (kind === 'write') await call(createMember, { body: newMember() })
        else await call(listMembers, { query: { limit: 50 } })
        times[kind].push(performance.now() - asked)
      } catch (error) {
        const code = error instanceof Problem ? error.code : String(error)
        refused.set(code, (refused.get(code) ?? 0) + 1)
      }
    }
  }
  /** How long after the reply that solves a task the coach has heard of it and read that it is solved. */
  async function solveAndHear({ call }: (typeof learners)[number], news: WebSocket) {
    const { account } = await call(readProfile)
    const solvedOf = async () => {
      const { learners: read } = await coach.call(readClassProgress, { params: { classId: of.id } })
      return read.find(one => one.account === account)?.solved ?? 0
    }
    const before = await solvedOf()
    const heard = Promise.withResolvers<number>()
    const listen = () => void solvedOf().then(now => now > before && heard.resolve(performance.now()))
    news.on('message', listen)
    await call(searchRecords, { query: { text: '%' } })
    const asked = performance.now()
    const at = await heard.promise
    news.off('message', listen)
    return at - asked
  }
  const told: number[] = []
  const worked = await measure(async () => {
    const working = learners.map(work)
    const end = performance.now() + WORK_MS
    const news = await openLive(coach)
    for (const learner of learners.slice(0, SOLVERS)) {
      told.push(await solveAndHear(learner, news))
      await pause(WORK_MS / SOLVERS / 2)
    }
    await pause(Math.max(0, end - performance.now()))
    isOver = true
    await Promise.all(working)
  })
  const requests = times.read.length + times.write.length

  const progress = await measure(async () => {
    for (let n = 0; n < READINGS; n++) await coach.call(readClassProgress, { params: { classId: of.id } })
  })

  const delays: number[] = []
  const isResetting = async () => ((await coach.call(listClasses)).rows[0]?.waiting ?? 0) > 0
  const reset = await measure(async () => {
    await coach.call(resetClass, { params: { classId: of.id }, body: {} })
    while (await isResetting()) {
      const asked = performance.now()
      await other.call(listMembers, { query: { limit: 50 } })
      delays.push(performance.now() - asked)
      await pause(20)
    }
  })
  const memoryKb = residentKb(pid)
  for (const socket of sockets) socket.terminate()
  await running.stop()

  const p95 = (of: number[]) =>
    `p50 ${quantile(of, 0.5).toFixed(0)}, p95 ${quantile(of, 0.95).toFixed(0)} ms of ${of.length}`
  const failures = [...refused].map(([code, count]) => `${count} × ${code}`).join(', ') || 'none'
  const took = ({ tookMs, cpuMs }: typeof reset) => `${seconds(tookMs)}; ${seconds(cpuMs)} of CPU`
  return [
    [`${LEARNERS} join and sign in at once, until the last has a sandbox`, took(joined), 'promise: 120 s'],
    ['reads with a think time of 1–3 s each', p95(times.read), 'promise: p95 60 ms'],
    ['writes', p95(times.write), 'promise: p95 150 ms'],
    ['CPU of the server meanwhile, per request', `${(worked.cpuMs / requests).toFixed(1)} ms`, ''],
    ['requests refused', failures, 'promise: none'],
    ['a task is solved → the coach has read it', p95(told), 'promise: 1 s'],
    ['CPU of the server for the progress of the class', `${(progress.cpuMs / READINGS).toFixed(0)} ms`, '50 ms'],
    [`all ${LEARNERS} sandboxes reset`, took(reset), ''],
    ['longest request of an operator meanwhile', `${Math.max(...delays).toFixed(0)} ms`, 'promise: 250 ms'],
    ['memory of the server afterwards', `${(memoryKb / 1024).toFixed(0)} MB`, ''],
    ['other work on the machine: load before and after', `${loadBefore}; ${load()}`, ''],
  ]
}
