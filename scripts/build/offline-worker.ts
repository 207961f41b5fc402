import { globSync } from 'node:fs'
import { build } from 'vite'
import { WORKER_FILE } from '#client/offline/names.ts'
import { ROOT } from './paths.ts'

/**
 * Builds the service worker into the folder of a finished build, under a name without a hash, which browsers look for
 * again. There is none without a page that has one.
 */
export async function writeOfflineWorker(folder: string): Promise<void> {
  const [input] = globSync('pages/*/*/worker/worker.ts', { cwd: ROOT })
  if (!input) return
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: `${ROOT}/${input}`,
        output: { format: 'iife', entryFileNames: WORKER_FILE },
      },
    },
  })
}
