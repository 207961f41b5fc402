import { defineConfig } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from './scripts/browser.ts'

const executablePath = findBrowser()

// Practice data ends on the day on which it is made; in tests always on the last one of the data set (company/clock.ts).
process.env.STRIVE_TODAY ??= '2026-10-31'

export default defineConfig({
  testDir: '.',
  testMatch: ['pages/**/*.e2e.ts', 'tests/journeys/*.e2e.ts'],
  outputDir: 'test-results',
  globalSetup: './tests/journeys/prepare.ts',
  workers: 2,
  forbidOnly: true,
  // A busy machine may make a browser late once; what fails twice fails.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    // What does not come is told sooner than the story's own limit, which names no step: the longest story takes 72 s on a busy machine.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: { ...(executablePath && { executablePath }), args: BROWSER_ARGS },
    locale: 'en-US',
    timezoneId: 'Asia/Taipei',
    // Stars that move cost a machine without a GPU half of its time; the stories about them ask for motion.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every story costs a quarter of the time; what fails is run again.
    trace: 'on-first-retry',
  },
})
