import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

// Practice data ends on the day on which it is made; in tests always on the last one of the data set (company/clock.ts).
process.env.STRIVE_TODAY ??= '2026-10-31'

// The same server tests run twice, once on each database.
const SERVER_TESTS = ['resources/**/*.test.ts', 'server/**/*.test.ts', 'company/*.test.ts', 'tests/server/*.test.ts']
/** A test that hangs is ended; one that is slow on a busy machine is not. What is waited for ends sooner, so that it is told what did not come. */
const PATIENCE = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 25_000 } } }
/**
 * Files share a worker with its modules: loading those anew for each took a fifth of the time. A test of what a module keeps loads its own
 * (`vi.resetModules`).
 */
const SHARED = { isolate: false }
const RULES = 'resources/*/*rules.test.ts'

export default defineConfig({
  test: {
    // By itself it leaves one core alone, which is half of a small machine.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          ...PATIENCE,
          ...SHARED,
          name: 'unit',
          environment: 'node',
          include: ['shared/**/*.test.ts', RULES, 'tests/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        test: {
          ...PATIENCE,
          ...SHARED,
          name: 'sqlite',
          environment: 'node',
          include: SERVER_TESTS,
          exclude: [RULES, '**/postgres*.test.ts'],
          env: { TEST_DATABASE: 'sqlite' },
          globalSetup: './scripts/sqlite-template.ts',
        },
      },
      {
        test: {
          ...PATIENCE,
          ...SHARED,
          name: 'postgres',
          environment: 'node',
          include: SERVER_TESTS,
          exclude: [RULES, '**/sqlite*.test.ts'],
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: './scripts/postgres.ts',
        },
      },
      {
        test: {
          // Whole servers start, of which some fill a database first.
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 100_000 } },
          name: 'process',
          environment: 'node',
          include: ['tests/{process,chaos}/*.test.ts'],
          globalSetup: './scripts/sqlite-template.ts',
          // After the others: they start whole servers and kill them under load.
          sequence: { groupOrder: 1 },
        },
      },
      {
        plugins: [react()],
        test: {
          // Not shared: a module that another file has loaded would not be the one that `vi.mock` gives.
          ...PATIENCE,
          name: 'client',
          // Each file has its modules and its document to itself, as by the other pools, in half of their time.
          pool: 'vmThreads',
          environment: 'happy-dom',
          include: ['{client,pages}/**/*.test.{ts,tsx}'],
          setupFiles: './tests/browser-gaps.ts',
        },
      },
    ],
  },
})
