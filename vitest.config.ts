import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

// The same server tests run twice, once on each database.
const SERVER_TESTS = ['resources/**/*.test.ts', 'server/**/*.test.ts', 'tests/server/*.test.ts']
/** A test that hangs is ended; one that is slow on a busy machine is not. */
const PATIENCE_MS = 60_000
const RULES = 'resources/*/*rules.test.ts'

export default defineConfig({
  test: {
    // By itself it leaves one core alone, which is half of a small machine.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['shared/**/*.test.ts', RULES, 'tests/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'sqlite',
          environment: 'node',
          include: SERVER_TESTS,
          exclude: [RULES, '**/postgres*.test.ts'],
          env: { TEST_DATABASE: 'sqlite' },
          globalSetup: './scripts/sqlite-template.ts',
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      },
      {
        test: {
          name: 'postgres',
          environment: 'node',
          include: SERVER_TESTS,
          exclude: [RULES, '**/sqlite*.test.ts'],
          env: { TEST_DATABASE: 'postgres' },
          testTimeout: PATIENCE_MS,
          globalSetup: './scripts/postgres.ts',
          hookTimeout: PATIENCE_MS,
        },
      },
      {
        test: {
          name: 'process',
          environment: 'node',
          include: ['tests/{process,chaos}/*.test.ts'],
          // After the others: they start whole servers and kill them under load.
          sequence: { groupOrder: 1 },
          testTimeout: PATIENCE_MS,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'client',
          testTimeout: PATIENCE_MS,
          environment: 'happy-dom',
          include: ['{client,pages}/**/*.test.{ts,tsx}'],
          setupFiles: './tests/browser-gaps.ts',
        },
      },
    ],
  },
})
