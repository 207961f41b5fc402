import { build, type Rolldown } from 'vite'
import { ROOT } from './paths.ts'

/** The code of the script that stands inside the app's document. */
export async function buildReadEarly(): Promise<string> {
  const output = (await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: `${ROOT}/client/start/read-early.ts`, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput // One input, one output, and no watching.
  return output.output[0].code.trim()
}
