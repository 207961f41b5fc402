import { build, type Rolldown } from 'vite'
import { ROOT } from './paths.ts'

/**
 * Builds the script of each screen for visitors by itself, because few open it: it shares no chunk with the sign-in
 * screen, which must stay small. `sources` are their files, by the screen's name. Returns their addresses.
 */
export async function writeVisitorScripts(
  folder: string,
  mount: string,
  sources: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const addresses: Record<string, string> = {}
  for (const [name, file] of Object.entries(sources))
    addresses[name] = mount + (await writeScript(folder, mount, name, ROOT + file))
  return addresses
}

async function writeScript(folder: string, mount: string, name: string, file: string): Promise<string> {
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
        input: { [name]: file },
        output: { entryFileNames: 'assets/[name]-[hash:7].js', sourcemapExcludeSources: true },
      },
    },
  })) as Rolldown.RolldownOutput // One input, one output, and no watching.
  const [entry] = output.output
  return entry.fileName
}
