// @vitest-environment node
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { connect } from '#client/api/connect.ts'
import { createKey } from '#resources/keys/contract.ts'
import { liveSocket, streamLiveEvents } from '#resources/live/contract.ts'
import { addLogin } from '#resources/login-log/contract.ts'
import { signIn } from '#resources/sessions/contract.ts'
import { type RunningConsole, startConsole } from '#tests/running-console.ts'
import { type Followed, followCurl, followFetch, followInBrowser, followNode } from './stream-code.ts'

const FOLDER = `${import.meta.dirname}/../../../../../test-results/follow-${process.pid}`
const ACCOUNT = { account: 'operator', password: '654321' }
let running: RunningConsole
let token: string
const started: ChildProcess[] = []
beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true })
  running = await startConsole()
  token = (await client.call(signIn, { body: ACCOUNT })).token
}, 240_000)
afterEach(() => {
  for (const child of started.splice(0)) child.kill()
})
afterAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true })
  await running?.stop()
})

const client = connect((url, init) => fetch(running.url + url, init), {
  headers: () => (token ? { authorization: `Bearer ${token}` } : ({} as Record<string, string>)),
})
const followed = (given: Partial<Followed> = {}): Followed => ({
  origin: running.url,
  path: streamLiveEvents.path,
  ticketPath: liveSocket.ticket.path,
  last: null,
  isAnswered: false,
  ...given,
})

/** Runs the code as someone who copied it would. */
function run(command: string, words: string[], given: string) {
  const child = spawn(command, words, { env: { ...process.env, STRIVE_TOKEN: given } })
  started.push(child)
  let said = ''
  child.stdout.on('data', piece => {
    said += piece
  })
  child.stderr.on('data', piece => {
    said += piece
  })
  return () => said
}

let second = 10
const log = async () => {
  const { account } = ACCOUNT
  const LoginTime = `2026-11-20 00:02:${second++}`
  const body = { id: 0, user: account, email: `${account}@strive.example`, level: 'normal', LoginTime } as const
  return (await client.call(addLogin, { body })).id
}

test('as fetch: Node prints the messages for a key, after the given number', async () => {
  const { token: key } = await client.call(createKey, { body: { name: 'follow', scope: 'read' } })
  const missed = await log()
  const code = followFetch(followed({ last: missed - 1 }))
  const said = run(process.execPath, ['--input-type=module', '--eval', code], key)
  await expect.poll(said).toContain(`seq: ${missed}`)
  const next = await log()
  await expect.poll(said).toContain(`seq: ${next}`)
  const refused = run(process.execPath, ['--input-type=module', '--eval', code], 'strive_no')
  await expect.poll(refused).toMatch(/^401 .*key-ended/)
})

test('as curl: a shell prints the stream as it arrives', async () => {
  const missed = await log()
  const said = run('sh', ['-c', followCurl(followed({ last: missed - 1 }))], token)
  await expect.poll(said).toContain(`id: ${missed}\nevent: login\n`)
})

test('as a socket: Node requests a ticket, and prints the messages', async () => {
  const missed = await log()
  const file = `${FOLDER}/follow.mjs`
  writeFileSync(file, followNode(followed({ path: liveSocket.path, last: missed - 1, isAnswered: true })))
  const said = run(process.execPath, [file], token)
  await expect.poll(said).toContain(`seq: ${missed}`)
  expect(() => new Function(`return async () => {${followInBrowser(followed())}}`)).not.toThrow()
})
