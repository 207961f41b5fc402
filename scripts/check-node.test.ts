import { execFileSync, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const ROOT = `${import.meta.dirname}/..`
/** The Node that runs npm, if it is older than the console's. */
const older = findOlder()
function findOlder(): string | undefined {
  const { npm_node_execpath: node } = process.env
  if (!node) return undefined
  const version = execFileSync(node, ['--version'], { encoding: 'utf8' })
  return Number(/^v(\d+)/.exec(version)?.[1]) < 26 ? node : undefined
}
const REASON = 'the Node that runs npm is not older than the console’s'

/** A project as npm 10 leaves it: its Node is installed, but not linked in `.bin`. */
let project: string
const link = () => join(project, 'node_modules/.bin/node')
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'strive-node-'))
  for (const folder of ['scripts', 'node_modules/.bin', 'node_modules/the-node/bin'])
    mkdirSync(join(project, folder), { recursive: true })
  copyFileSync(`${ROOT}/scripts/check-node.mjs`, join(project, 'scripts/check-node.mjs'))
  writeFileSync(
    join(project, 'package.json'),
    '{"type":"module","optionalDependencies":{"other-node":"1","the-node":"1"}}',
  )
  writeFileSync(
    join(project, 'probe.ts'),
    `const [, , ...given]: string[] = process.argv
console.log(process.version, ...given)
process.exitCode = 3`,
  )
})
afterEach(() => rmSync(project, { recursive: true }))

const run = () =>
  spawnSync(older ?? '', ['--import', './scripts/check-node.mjs', 'probe.ts', 'a b', 'c'], {
    cwd: project,
    encoding: 'utf8',
  })

test('an older Node runs the command with the one of the packages, and links it for the next', context => {
  context.skip(!older, REASON)
  const newer = join(project, 'node_modules/the-node/bin/node')
  symlinkSync(process.execPath, newer)
  for (const _ of ['without the link', 'with it']) {
    expect(run()).toMatchObject({ status: 3, stdout: `${process.version} a b c\n`, stderr: '' })
    expect(lstatSync(link()).isSymbolicLink()).toBe(true)
    expect(realpathSync(link())).toBe(realpathSync(newer))
  }
})

test('an older Node says what to do if that package is missing', context => {
  context.skip(!older, REASON)
  const { status, stdout, stderr } = run()
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain('Strive Console needs Node 26.10')
  expect(stderr).toContain('npm ci')
})
