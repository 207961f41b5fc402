import { globSync } from 'node:fs'
import { build, type Rolldown } from 'vite'
import { ROOT } from './paths.ts'

/**
 * Builds the script of each screen for visitors by itself, because few open it: it shares no chunk with the sign-in
 * screen, which must stay small. Returns their addresses, by the screen's name.
 */
export async function writeVisitorScripts(folder: string, mount: string): Promise<Record<string, string>> {
  const addresses: Record<string, string> = {}
  for (const file of globSync('pages/**/screens/*/start.ts', { cwd: ROOT })) {
    const name = file.replaceAll('\\', '/').split('/').at(-2) ?? ''
    addresses[name] = mount + (await writeScript(folder, mount, name, `${ROOT}/${file}`))
  }
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
