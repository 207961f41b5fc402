import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { chunkGroups, compileHint, hintFirst } from '#scripts/build/chunks.ts'
import { classNames, scopedName } from '#scripts/build/class-names.ts'
import { contracts } from '#scripts/build/contracts.ts'
import { icons } from '#scripts/build/icons.ts'
import { lessonWords } from '#scripts/build/lesson-words.ts'
import { namedMedia } from '#scripts/build/named-media.ts'
import { CSS_TARGET } from '#scripts/build/paths.ts'
import { virtualModules } from '#scripts/build/virtual.ts'

/** The mount path of the app (S-ROUTE-1). To mount it elsewhere, change this constant and rebuild. */
const MOUNT_PATH = '/strive/'

/** A hash can't be compressed, and the shell names some 150 files. Seven characters tell four trillion versions apart. */
const files = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
}

export default {
  root: import.meta.dirname,
  base: MOUNT_PATH,
  publicDir: 'client/public',
  plugins: [contracts(), classNames(), icons(), lessonWords(), virtualModules(), hintFirst(), react()],
  worker: { format: 'es', rolldownOptions: { output: files } },
  css: { modules: { generateScopedName: scopedName }, postcss: { plugins: [namedMedia] } },
  build: {
    target: 'es2023',
    cssTarget: CSS_TARGET,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // For the stacks of error reports. The build moves the maps out of the folder that is served (scripts/build.ts).
    sourcemap: 'hidden',
    // The chunk of the map library is the largest.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      // Cutting the base map takes a second or two, which would cause a warning on a busy machine.
      checks: { bundlerTimings: false },
      // The three stages of a visit. Each imports the next by a URL from the document.
      input: ['client/start/boot.ts', 'client/start/loader.ts', 'client/start/main.tsx'],
      preserveEntrySignatures: 'allow-extension',
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        ...files,
        postBanner: compileHint,
        sourcemapExcludeSources: true,
        // Each group contains only the modules that its function names. Including their dependencies would put the
        // whole app into one chunk.
        codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups() },
      },
    },
  },
} satisfies UserConfig
