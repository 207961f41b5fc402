import { randomInt } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { BUG_KINDS, BUG_LEVELS, MAX_BUGS, MAX_SEED } from '#shared/platform/bugs.ts'
import { signInAt } from './call-api.ts'
import { jsonOf, junitOf, type Result, tableOf } from './hunt/report.ts'
import { type Account, runOnce } from './hunt/runs.ts'

const USAGE = `npm run hunt -- --test "npx playwright test"

Runs your tests once without bugs, then once for each bug, each time in a fresh sandbox, and says which bugs they catch.
The tests are any command that exits with another code than 0 if one fails. In its environment: STRIVE_URL,
STRIVE_ACCOUNT, STRIVE_PASSWORD, STRIVE_SANDBOX (the sandbox to switch to) and STRIVE_KEY (an API key of that sandbox).

  --bugs 5                            how many bugs, at most ${MAX_BUGS}
  --level ${BUG_LEVELS.join('|')}              only bugs of this difficulty
  --kinds ${BUG_KINDS.slice(0, 3).join(',')}    only bugs of these kinds (${BUG_KINDS.join(', ')})
  --seed 7                            the same seed and choice hunt the same bugs
  --workers 1                         how many runs at once, at most 3
  --console http://127.0.0.1:3014     where the console runs
  --account operator                  whose sandboxes they are; STRIVE_PASSWORD is the password if it is no longer the demo password
  --json hunt.json, --junit hunt.xml  write the result to a file`

const OPTIONS = {
  test: { type: 'string' },
  bugs: { type: 'string', default: '5' },
  level: { type: 'string' },
  kinds: { type: 'string' },
  seed: { type: 'string' },
  workers: { type: 'string', default: '1' },
  console: { type: 'string', default: 'http://127.0.0.1:3014' },
  account: { type: 'string', default: 'operator' },
  json: { type: 'string' },
  junit: { type: 'string' },
} as const

function numberIn(name: string, text: string, most: number): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 0 || number > most) throw new Error(`--${name} must be at most ${most}.`)
  return number
}

function chosen<T extends string>(name: string, text: string | undefined, all: readonly T[]): T[] | undefined {
  const wanted = text?.split(',')
  const unknown = wanted?.find(one => !all.some(known => known === one))
  if (unknown !== undefined) throw new Error(`There is no ${name} “${unknown}”. Choose ${all.join(', ')}.`)
  return wanted && all.filter(one => wanted.includes(one))
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS })
  if (!values.test) throw new Error(USAGE)
  const command = values.test
  const bugs = numberIn('bugs', values.bugs, MAX_BUGS)
  const seed = values.seed === undefined ? randomInt(MAX_SEED) : numberIn('seed', values.seed, MAX_SEED)
  const [level] = chosen('level', values.level, BUG_LEVELS) ?? []
  const kinds = chosen('kind', values.kinds, BUG_KINDS)
  const account: Account = { url: values.console, account: values.account }
  const call = await signInAt(account.url, account.account)
  const name = (run: number) => `Hunt ${seed} run ${run} ${new Date().toISOString().slice(11, 19)}`

  console.log('Without bugs …')
  const clean = await runOnce(call, account, command, { name: name(0), hunt: null })
  if (!clean.isPassed) throw new Error(`${clean.output}\nThe tests fail without any bug. Mend them first.`)

  const results: Result[] = []
  const waiting = Array.from({ length: bugs }, (_, index) => index + 1)
  async function work() {
    for (let only = waiting.shift(); only !== undefined; only = waiting.shift()) {
      const hunt = { bugs, seed, only, ...(level && { level }), ...(kinds && { kinds }) }
      const { bug, ...outcome } = await runOnce(call, account, command, { name: name(only), hunt })
      // If fewer bugs match the choice, there are fewer.
      if (!bug) continue
      results.push({ ...outcome, bug })
      console.log(`Bug ${only}: ${outcome.isPassed ? 'missed' : 'caught'} (${outcome.seconds.toFixed(1)} s)`)
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, numberIn('workers', values.workers, 3)) }, work))
  results.sort((one, other) => (one.bug.id < other.bug.id ? -1 : 1))
  if (results.length === 0) throw new Error('No bug matches this choice.')
  console.log(`\n${tableOf(results)}\nSeed ${seed}`)
  if (values.json) writeFileSync(values.json, jsonOf(seed, results))
  if (values.junit) writeFileSync(values.junit, junitOf(results))
}

await main().catch(error => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
