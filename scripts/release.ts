import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { VERSION } from '#server/version.ts'
import { usedByTools } from './slice/manifest.ts'
import { isTest, readProject } from './slice/project.ts'

const ROOT = `${import.meta.dirname}/..`
const FOLDER = `${ROOT}/release`
const NAME = `strive-console-${VERSION}`

/**
 * Writes `release/strive-console-1.0.0.tar.gz`: the last commit with its pages built, which starts with
 * `npm ci --omit=dev && npm start`. Git gives all files the time of the commit, so the build is still fresh wherever the
 * archive is unpacked.
 */
function release(): string {
  const archive = `${FOLDER}/${NAME}.tar`
  const run = (program: string, ...words: string[]) => execFileSync(program, words, { cwd: ROOT, stdio: 'inherit' })
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER)
  run('git', 'archive', '--format=tar', `--prefix=${NAME}/`, `--output=${archive}`, 'HEAD')
  run('tar', '-xf', archive, '-C', FOLDER)
  leaveOutPages(`${FOLDER}/${NAME}/package.json`)
  symlinkSync(`${ROOT}/node_modules`, `${FOLDER}/${NAME}/node_modules`)
  run(process.execPath, `${FOLDER}/${NAME}/scripts/build.ts`)
  rmSync(`${FOLDER}/${NAME}/node_modules`)
  run('tar', '-cf', archive, '-C', FOLDER, NAME)
  run('gzip', '-9', archive)
  rmSync(`${FOLDER}/${NAME}`, { recursive: true })
  return `release/${NAME}.tar.gz`
}

const ON_SERVER = /^(?:server|resources|company|practice\/server|shared|scripts\/backup)\/|^scripts\/[\w-]+\.ts$/
/** `npm run dev`, which needs the packages of the pages as well. */
const IN_DEVELOPMENT = 'server/pages/live-pages.ts'

/** Makes what only pages import a package for development: the pages are built, so `npm ci --omit=dev` needs half as many. */
function leaveOutPages(file: string) {
  const project = readProject()
  const files = project.files.filter(one => ON_SERVER.test(one) && one !== IN_DEVELOPMENT && !isTest(one))
  const used = new Set([...files.flatMap(one => project.edgesOf(one).packages), ...usedByTools(new Set(files))])
  // It is that of this project.
  const manifest: Record<'dependencies' | 'devDependencies', Record<string, string>> = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  const { true: dependencies = [], false: others = [] } = Object.groupBy(
    Object.entries(manifest.dependencies),
    ([name]) => (used.has(name) ? 'true' : 'false'),
  )
  manifest.dependencies = Object.fromEntries(dependencies)
  Object.assign(manifest.devDependencies, Object.fromEntries(others))
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`)
}

console.log(release())
