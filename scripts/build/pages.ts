import { build, resolveConfig } from 'vite'
import { type PagesFile, writeDocuments } from './documents.ts'
import { ROOT } from './paths.ts'

/** Builds the client and its documents into a folder, for the console's own server, or for a browser tab at another mount path. */
export async function buildPages(
  folder: string,
  mount?: string,
  repository?: string,
): Promise<Omit<PagesFile, 'fingerprint'>> {
  const config = {
    configFile: `${ROOT}/vite.config.ts`,
    configLoader: 'native',
    logLevel: 'warn',
    // client/shell/slots.tsx looks at the mode.
    ...(mount !== undefined && {
      base: mount,
      mode: 'tab',
      define: { 'import.meta.env.STRIVE_REPOSITORY': JSON.stringify(repository ?? null) },
    }),
  } as const
  await build({ ...config, build: { outDir: folder, emptyOutDir: true } })
  const { base } = await resolveConfig(config, 'build')
  return writeDocuments(folder, base)
}
