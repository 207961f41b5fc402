import { build, resolveConfig } from 'vite'
import { type PagesFile, writeDocuments } from './documents.ts'
import { ROOT } from './paths.ts'

/** Builds the client and its documents into a folder, for the mount path of vite.config.ts or another. */
export async function buildPages(folder: string, mount?: string): Promise<Omit<PagesFile, 'fingerprint'>> {
  const config = {
    configFile: `${ROOT}/vite.config.ts`,
    configLoader: 'native',
    logLevel: 'warn',
    ...(mount !== undefined && { base: mount }),
  } as const
  await build({ ...config, build: { outDir: folder, emptyOutDir: true } })
  const { base } = await resolveConfig(config, 'build')
  return writeDocuments(folder, base)
}
