import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'

export const LEVEL_CODE = 'the-right-code'
const LISTENS = /listens on (http:\/\/[^/\s]+)/
const ROOT = `${import.meta.dirname}/..`

export type RunningConsole = {
  /** `http://127.0.0.1:port` */
  url: string
  process: ChildProcess
  /** Ends the process as a power cut would. */
  kill(): Promise<void>
  /** Asks it to stop, waits until it has, and removes its data. */
  stop(): Promise<void>
}

/** Starts the console as `npm start` does, on a port and a folder of its own. The settings are environment variables. */
export async function startConsole(settings: Record<string, string> = {}): Promise<RunningConsole> {
  const folder = mkdtempSync(`${tmpdir()}/strive-console-`)
  const child = spawn(process.execPath, ['--import', './scripts/check-node.mjs', 'scripts/start.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      STRIVE_PORT: '0',
      STRIVE_DATA: folder,
      STRIVE_LEVEL_CODE: LEVEL_CODE,
      STRIVE_LOG: 'error',
      DATABASE_URL: '',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', piece => {
      said += piece
      const [, found] = LISTENS.exec(said) ?? []
      if (found) resolve(found)
    })
    child.once('exit', code => reject(new Error(`The console did not start (exit ${code}). It said: ${said}`)))
  })
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await exited
  }
  return {
    url,
    process: child,
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
