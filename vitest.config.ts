import { globSync, readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { lessonWords } from './scripts/build/lesson-words.ts'
import { LongTestsFirst } from './scripts/long-tests-first.ts'
import { isLong } from './tests/tier.ts'

// In tests, practice data always ends on the last day of the data set, not today (company/clock.ts).
process.env.STRIVE_TODAY ??= '2026-10-31'

// Server tests run twice, once on each database.
const SERVER_TESTS = [
  'resources/**/*.test.ts',
  'server/**/*.test.ts',
  'practice/server/**/*.test.ts',
  'company/*.test.ts',
  'tests/server/*.test.ts',
]
/**
 * Long enough for a slow test on a busy machine. Polling times out earlier than the test, so that the error message
 * names the failed expectation. Like a story, a test that fails twice has failed.
 */
const PATIENCE = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } }, retry: 1 }
/**
 * Test files share the modules of their worker, because loading them for each file took a fifth of the time. Tests that
 * depend on module state load their own copy (`vi.resetModules`).
 */
const SHARED = { isolate: false }
const RULES = 'resources/*/*rules.test.ts'
/** Each fails before a query, or compares in memory what a query of the platform has found. */
const WITHOUT_DATABASE = ['lessons', 'input', 'examples', 'sign-in-flood', 'strict-transport', 'metrics']
/** SQL of its own, or a lock: what may differ between databases. */
const OWN_SQL = /\bsql[`<(]|\block(?:ed|Rows)\(|\bdatabaseKind\b/
/** Their subject is in `server/`. */
const OF_THE_PLATFORM = ['audit', 'sandboxes', 'sessions']
/**
 * Resources that read and write only through the platform's queries. On PostgreSQL, the generated tests call each of their
 * endpoints (writes, isolation, permissions, cursors, limits), and the long tier runs their own tests.
 */
const WITHOUT_SQL = readdirSync('resources').filter(
  name =>
    !OF_THE_PLATFORM.includes(name) &&
    !globSync(`resources/${name}/**/!(*.test).ts`).some(file => OWN_SQL.test(readFileSync(file, 'utf8'))),
)
const SQLITE_ONLY = isLong
  ? []
  : [
      ...WITHOUT_DATABASE.map(name => `tests/server/${name}.test.ts`),
      ...WITHOUT_SQL.map(name => `resources/${name}/**`),
    ]

/** What takes a minute and rarely finds more: further kills, and generated requests to PostgreSQL. */
const LONG_ONLY = [
  'tests/chaos/{kill-postgres,kill-jobs,outage,disk-full}.test.ts',
  'tests/process/fuzz-postgres.test.ts',
]

/** Measures how long others wait, so nothing else runs beside it. In the long tier only. */
const ALONE = 'tests/process/hostile.test.ts'
/** Whole servers, some of which fill a database first. */
const PROCESSES = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 100_000 } },
  environment: 'node',
  globalSetup: './scripts/sqlite-template.ts',
} as const

export default defineConfig({
  test: {
    // The default leaves one core unused, which is half of a small machine. Tests that wait for a server or a child
    // process leave room for two workers more.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: LongTestsFirst },
    projects: [
      {
        test: {
          ...PATIENCE,
          ...SHARED,
          name: 'unit',
          environment: 'node',
          include: [
            'shared/**/*.test.ts',
            RULES,
            'tests/{,bugs/,mistakes/,imports/,tab/}*.test.ts',
            'scripts/**/*.test.ts',
            'kata/*.test.ts',
          ],
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
          exclude: [RULES, '**/sqlite*.test.ts', ...SQLITE_ONLY],
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: './scripts/postgres.ts',
        },
      },
      {
        test: {
          ...PROCESSES,
          name: 'process',
          include: ['tests/{process,chaos}/*.test.ts'],
          exclude: [ALONE, ...(isLong ? [] : LONG_ONLY)],
          // Runs after the others, because these tests start whole servers and kill them under load.
          sequence: { groupOrder: 1 },
        },
      },
      { test: { ...PROCESSES, name: 'alone', include: isLong ? [ALONE] : [], sequence: { groupOrder: 2 } } },
      {
        plugins: [react(), lessonWords()],
        test: {
          // Not SHARED: `vi.mock` has no effect on a module that another file has already loaded.
          ...PATIENCE,
          name: 'client',
          // Isolates modules and the document of each file like the other pools do, in half the time.
          pool: 'vmThreads',
          environment: 'happy-dom',
          include: ['{client,pages,practice/client}/**/*.test.{ts,tsx}'],
          setupFiles: './tests/browser-gaps.ts',
        },
      },
    ],
  },
})
