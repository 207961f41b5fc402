import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { NOT_SAID, writeIds } from './lose.ts'

// Runs the stories while the first reply to each kind of write is lost, until no story sends a write that has not been lost.
// A story ends where its reply is lost, so its later writes are met in the next pass.

const FOLDER = mkdtempSync(`${tmpdir()}/strive-lost-replies-`)
const LOST = `${FOLDER}/writes`
const MAX_PASSES = 12

const runStories = (...args: string[]) =>
  new Promise<void>(resolve => {
    const options = ['--retries=0', '--reporter=line', '--project=chromium', '--max-failures=0']
    const child = spawn(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...options, ...args], {
      stdio: 'inherit',
      env: { ...process.env, STRIVE_LOST_REPLIES: FOLDER },
    })
    // Stories that lost a reply have failed: what counts is what the pages said.
    child.once('close', () => resolve())
  })

/** The writes whose page says nothing about a lost reply, and those that no story sends. `only`: just these writes. */
export async function findSilentWrites(args: string[], only = writeIds): Promise<string[]> {
  mkdirSync(LOST)
  for (const id of writeIds) if (!only.includes(id)) mkdirSync(`${LOST}/${id}`)
  for (let pass = 1, before = -1; pass <= MAX_PASSES && readdirSync(LOST).length > before; pass++) {
    before = readdirSync(LOST).length
    console.log(`pass ${pass}: ${before} of ${writeIds.length} kinds of writes have lost a reply`)
    await runStories(...args)
  }
  return only
    .filter(id => !(id in NOT_SAID))
    .flatMap(id => {
      const said = `${LOST}/${id}/said`
      if (!existsSync(said)) return [`${id}: no story sends it from a page`]
      const text = readFileSync(said, 'utf8')
      return text === 'unknown' ? [] : [`${id}: its page says “${text.slice(0, 300)}”`]
    })
}

if (import.meta.main) {
  // `--only=createRoom,updateArea` loses the replies to these alone.
  const [first = '', ...others] = process.argv.slice(2)
  const only = first.startsWith('--only=') ? first.slice('--only='.length).split(',') : undefined
  const silent = await findSilentWrites(only ? others : [first, ...others], only)
  for (const one of silent) console.log(one)
  console.log(`${writeIds.length} kinds of writes, ${silent.length} without the words`)
  process.exit(silent.length > 0 ? 1 : 0)
}
