import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { baseMap } from '#scripts/build/base-map.ts'
import { chunkGroups, compileHint } from '#scripts/build/chunks.ts'
import { scopedName } from '#scripts/build/class-names.ts'
import { deepImports } from '#scripts/build/deep-imports.ts'
import { mantineStyles } from '#scripts/build/mantine-styles.ts'
import { namedMedia } from '#scripts/build/named-media.ts'
import { CSS_TARGET } from '#scripts/build/paths.ts'
import { serverWords } from '#scripts/build/server-words.ts'
import { themeVariables } from '#scripts/build/theme-variables.ts'

/** Where the app is mounted (S-ROUTE-1): the one constant. A deployment that wants another place changes it and builds. */
const MOUNT_PATH = '/strive/'

export default {
  root: import.meta.dirname,
  base: MOUNT_PATH,
  publicDir: 'client/public',
  plugins: [deepImports(), serverWords(), namedMedia(), mantineStyles(), themeVariables(), baseMap(), react()],
  // React has this hook itself since 18. The shim that TanStack's store loads is for older ones.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  worker: { format: 'es' },
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: 'es2023',
    cssTarget: CSS_TARGET,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The map library is the largest.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      // Cutting the base map takes a second or two, on a busy machine enough for a remark.
      checks: { bundlerTimings: false },
      // Three stages of a visit. Each imports the next by the address that the document names.
      input: ['client/start/boot.ts', 'client/start/backstage.ts', 'client/start/main.tsx'],
      preserveEntrySignatures: 'allow-extension',
      output: {
        postBanner: compileHint,
        // A group takes what its function names and nothing else: taken along, dependencies would draw the whole app into one chunk.
        codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups() },
      },
    },
  },
} satisfies UserConfig
