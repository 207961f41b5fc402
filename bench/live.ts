import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { connect } from '#client/api/connect.ts'
import { createLiveTicket } from '#resources/live/contract.ts'
import { createRoom, postRoomMessage } from '#resources/rooms/contract.ts'
import { signIn } from '#resources/sessions/contract.ts'
import { DEMO_ACCOUNTS } from '#server/sessions/demo-accounts.ts'
import { startConsole } from '#tests/running-console.ts'
import { cpuMs, residentKb } from './process.ts'
import { median, type Row } from './report.ts'

const CONNECTIONS = 5_000
const WARM_UP = 200
const AT_ONCE = 50
const MESSAGES = 10
/** Until the server is idle again. */
const BETWEEN_MS = 1_000
/** Until garbage has been collected. */
const SETTLE_MS = 20_000

/** Measures what an idle live connection costs, and how long a message takes to reach all of them. */
export async function measureLive(): Promise<Row[]> {
  const running = await startConsole()
  const [reader, writer] = await Promise.all(DEMO_ACCOUNTS.map(account => signedIn(running.url, account)))
  if (!reader || !writer) throw new Error('Two accounts are needed.')
  const sockets: WebSocket[] = []
  const open = async () => {
    const { ticket } = await reader.call(createLiveTicket)
    const url = `${running.url.replace('http', 'ws')}/ws/live`
    const socket = new WebSocket(url, ['strive', ticket], { origin: running.url, perMessageDeflate: false })
    await new Promise((resolve, reject) => {
      socket.once('message', resolve)
      socket.once('error', reject)
    })
    sockets.push(socket)
  }
  const openMany = async (count: number) => {
    for (let opened = 0; opened < count; opened += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, open))
  }
  const settledKb = async () => {
    await sleep(SETTLE_MS)
    return residentKb(running.process.pid ?? 0)
  }

  await openMany(WARM_UP)
  const before = await settledKb()
  await openMany(CONNECTIONS - WARM_UP)
  const each = ((await settledKb()) - before) / (CONNECTIONS - WARM_UP)

  // By another operator: one who posts also hears of their own requests, in every window.
  const room = await writer.call(createRoom, { body: { name: 'Everybody' } })
  const times: number[] = []
  const cpuTimes: number[] = []
  for (let count = 0; count < MESSAGES; count++) {
    await sleep(BETWEEN_MS)
    const heard = Promise.all(sockets.map(announced))
    const [begun, cpuBegun] = [performance.now(), cpuMs(running.process.pid ?? 0)]
    await writer.call(postRoomMessage, { params: { roomId: room.id }, body: { text: `Message ${count}` } })
    await heard
    times.push(performance.now() - begun)
    cpuTimes.push(cpuMs(running.process.pid ?? 0) - cpuBegun)
  }
  for (const socket of sockets) socket.terminate()
  await running.stop()
  return [
    [
      `an idle live connection, of ${CONNECTIONS}`,
      `${each.toFixed(1)} KB of the server’s memory`,
      'goal: at most 25 KB',
    ],
    [
      `a message to ${CONNECTIONS} connections, until the last has heard of it`,
      `median ${median(times).toFixed(0)} ms, at most ${Math.max(...times).toFixed(0)} ms; ${median(cpuTimes).toFixed(0)} ms of the server’s CPU time`,
      'goal: at most 500 ms',
    ],
  ]
}

/** A client of the console, signed in. */
async function signedIn(url: string, account: (typeof DEMO_ACCOUNTS)[number]) {
  let token = ''
  const client = connect((path, init) => fetch(url + path, init), {
    headers: () => (token ? { authorization: `Bearer ${token}` } : ({} as Record<string, string>)),
  })
  token = (await client.call(signIn, { body: account })).token
  return client
}

/** Resolves when the socket hears of a message in a room. */
const announced = (socket: WebSocket) =>
  new Promise<void>(resolve => {
    const listen = (data: unknown) => {
      if (!String(data).includes('"room-messages"')) return
      socket.off('message', listen)
      resolve()
    }
    socket.on('message', listen)
  })
