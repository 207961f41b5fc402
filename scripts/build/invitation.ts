import { build, type Rolldown } from 'vite'
import { ROOT } from './paths.ts'

/**
 * Builds the script of the invitation page by itself, because few visitors open it: it shares no chunk with the
 * sign-in screen, which must stay small. Returns its address.
 */
export async function writeInvitation(folder: string, mount: string): Promise<string> {
  const output = (await build({
    configFile: false,
    root: ROOT,
    base: mount,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      modulePreload: false,
      sourcemap: 'hidden',
      rolldownOptions: {
        input: { invitation: `${ROOT}/client/invitation/start.ts` },
        output: { entryFileNames: 'assets/[name]-[hash:7].js', sourcemapExcludeSources: true },
      },
    },
  })) as Rolldown.RolldownOutput // One input, one output, and no watching.
  const [entry] = output.output
  return mount + entry.fileName
}
