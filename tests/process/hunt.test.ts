import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchArguments } from '#tests/launch.ts'
import { type RunningConsole, startConsole } from '#tests/running-console.ts'

// A tester's way: a suite of one's own, and `npm run hunt`, which says what it catches.

const ROOT = `${import.meta.dirname}/../..`
const folder = mkdtempSync(`${tmpdir()}/strive-hunt-`)
let running: RunningConsole
beforeAll(async () => {
  running = await startConsole()
})
afterAll(async () => {
  await running.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Fails if − adds, or if a product that does not exist is found. */
const SUITE = `
const { STRIVE_URL: url, STRIVE_KEY: key } = process.env
const headers = { authorization: 'Bearer ' + key, 'content-type': 'application/json' }
const read = async (path, init) => (await fetch(url + path, { headers, ...init })).json()
const before = await read('/api/counters')
const body = JSON.stringify({ target: 'number', by: -1 })
const after = await read('/api/counters/steps', { method: 'POST', body })
if (after.number !== before.number - 1) process.exit(1)
if ((await fetch(url + '/api/products/99999', { headers })).status !== 404) process.exit(1)
`

const hunt = (suite: string, ...more: string[]): Promise<{ code: unknown; said: string }> =>
  new Promise(resolve => {
    const file = `${folder}/suite.mjs`
    writeFileSync(file, suite)
    const args = [
      ...launchArguments('hunt'),
      '--console',
      running.url,
      '--test',
      `"${process.execPath}" ${file}`,
      ...more,
    ]
    execFile(process.execPath, args, { cwd: ROOT }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, said: (out + err).trim() }),
    )
  })

test('says which bugs a suite catches and what the missed ones do, and cleans up', async () => {
  const results = [`${folder}/hunt.json`, `${folder}/hunt.xml`] as const
  const args = ['--bugs', '12', '--level', 'easy', '--seed', '3', '--workers', '2']
  const { code, said } = await hunt(SUITE, ...args, '--json', results[0], '--junit', results[1])
  expect(code, said).toBe(0)
  expect(said).toMatch(/caught {2}counters-never-down +POST \/api\/counters\/steps/)
  expect(said).toMatch(/caught {2}products-unknown-found/)
  expect(said).toMatch(/MISSED {2}palette-no-chinese/)
  expect(said).toContain('A test: Search for the same member in both languages')
  const { bugs, score } = JSON.parse(readFileSync(results[0], 'utf8'))
  expect(said).toContain(`2 of ${bugs.length} bugs caught (${score} %)\nSeed 3`)
  expect(readFileSync(results[1], 'utf8')).toContain(`tests="${bugs.length}" failures="${bugs.length - 2}"`)
  // It has left no sandbox behind: the next one would be refused if five were there.
  expect((await hunt(SUITE, '--bugs', '1', '--level', 'easy', '--seed', '3')).code).toBe(0)
})

test('refuses a suite that fails without bugs, and a choice that does not exist', async () => {
  const failing = await hunt(`console.log('broken'); process.exit(1)`)
  expect(failing).toMatchObject({ code: 1, said: expect.stringContaining('The tests fail without any bug') })
  expect(failing.said).toContain('broken')
  const unknown = await hunt(SUITE, '--level', 'tough')
  expect(unknown).toMatchObject({ code: 1, said: 'There is no level “tough”. Choose easy, fair, hard.' })
})
