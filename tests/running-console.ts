import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { copyTemplate } from '#scripts/sqlite-template.ts'
import { launchArguments } from './launch.ts'

export const LEVEL_CODE = 'the-right-code'
/** The settings of every console under test. */
export const TEST_SETTINGS = {
  STRIVE_LEVEL_CODE: LEVEL_CODE,
  STRIVE_LOG: 'error',
  DATABASE_URL: '',
  STRIVE_ENV_FILE: '',
}
const LISTENS = /listening on (http:\/\/[^/\s]+)/
const ROOT = `${import.meta.dirname}/..`

export type RunningConsole = {
  /** `http://127.0.0.1:port` */
  url: string
  /** What it printed before it listened. */
  said: string
  process: ChildProcess
  /** Kills the process, like a power cut. */
  kill(): Promise<void>
  /** Starts it again on the same port and data after a kill. */
  restart(): Promise<void>
  /** Stops it gracefully and removes its data. */
  stop(): Promise<void>
}

/**
 * Starts the console like `npm start` or `npm run dev`, on a free port and with a temporary data folder. The settings
 * are environment variables. `root`: the folder of another source than this one.
 */
export async function startConsole(
  settings: Record<string, string> = {},
  { dev = false, root = ROOT } = {},
): Promise<RunningConsole> {
  const { STRIVE_TEMPLATE } = process.env
  // Another source installs its own data.
  const template = root === ROOT ? STRIVE_TEMPLATE : undefined
  const folder = template ? copyTemplate(template) : mkdtempSync(`${tmpdir()}/strive-console-`)
  const launch = (port: string) => startProcess(root, dev, { STRIVE_PORT: port, STRIVE_DATA: folder, ...settings })
  let current = await launch('0')
  const end = async (signal: NodeJS.Signals) => {
    current.child.kill(signal)
    await current.exited
  }
  return {
    url: current.url,
    said: current.said,
    get process() {
      return current.child
    },
    kill: () => end('SIGKILL'),
    async restart() {
      current = await launch(new URL(current.url).port)
    },
    async stop() {
      await end('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function startProcess(root: string, dev: boolean, settings: Record<string, string>) {
  const child = spawn(process.execPath, launchArguments(dev ? 'dev' : 'start'), {
    cwd: root,
    env: { ...process.env, ...TEST_SETTINGS, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>(resolve => child.once('exit', () => resolve()))
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', piece => {
      said += piece
      const [, found] = LISTENS.exec(said) ?? []
      if (found) resolve(found)
    })
    child.once('exit', code => reject(new Error(`The console did not start (exit ${code}). It said: ${said}`)))
  })
  return { child, exited, url, said }
}
