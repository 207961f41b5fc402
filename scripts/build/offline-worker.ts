import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { build } from 'vite'
import { WORKER_FILE } from '#client/offline/names.ts'
import { ROOT } from './paths.ts'

/**
 * Builds the service worker into the folder of a finished build, under a name without a hash, which browsers look for
 * again. It contains a hash of the documents and of all file names, so it changes exactly if the console does.
 */
export async function writeOfflineWorker(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    define: { __BUILD__: JSON.stringify(`build-${hashOf(folder)}`) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: `${ROOT}/client/offline/worker.ts`,
        output: { format: 'iife', entryFileNames: WORKER_FILE },
      },
    },
  })
}

function hashOf(folder: string): string {
  const hash = createHash('sha256')
  for (const file of globSync('*.html', { cwd: folder }).sort()) hash.update(readFileSync(`${folder}/${file}`))
  for (const name of globSync('assets/*.{js,css}', { cwd: folder }).sort()) hash.update(`${name}\n`)
  return hash.digest('base64url').slice(0, 8)
}
