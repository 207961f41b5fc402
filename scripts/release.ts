import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { VERSION } from '#server/version.ts'

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
  symlinkSync(`${ROOT}/node_modules`, `${FOLDER}/${NAME}/node_modules`)
  run(process.execPath, `${FOLDER}/${NAME}/scripts/build.ts`)
  rmSync(`${FOLDER}/${NAME}/node_modules`)
  run('tar', '-rf', archive, '-C', FOLDER, `${NAME}/dist`)
  run('gzip', '-9', archive)
  rmSync(`${FOLDER}/${NAME}`, { recursive: true })
  return `release/${NAME}.tar.gz`
}

console.log(release())
