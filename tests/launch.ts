import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'

const ROOT = `${import.meta.dirname}/..`

const {
  scripts,
}: { scripts: Record<'start' | 'dev' | 'accounts' | 'backup' | 'restore' | 'kata' | 'judge' | 'hunt', string> } =
  JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8'))

/** The arguments that an npm script passes to Node, so that tests start the console the same way. */
export const launchArguments = (script: keyof typeof scripts): string[] => scripts[script].split(' ').slice(1)

/** The database of a console, as its settings name it. */
export type DatabaseSettings = { STRIVE_DATA: string } | { DATABASE_URL: string }

/** Runs an npm script with arguments until it ends. Returns its exit code and all that it said. */
export const runScript = (
  script: keyof typeof scripts,
  given: string[],
  settings: DatabaseSettings,
  path = process.env.PATH ?? '',
): Promise<{ code: unknown; said: string }> =>
  new Promise(resolve => {
    const options = { cwd: ROOT, env: { PATH: path, STRIVE_ENV_FILE: '', ...settings } }
    execFile(process.execPath, [...launchArguments(script), ...given], options, (error, out, err) =>
      resolve({ code: error?.code ?? 0, said: (out + err).trim() }),
    )
  })
