import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { BROWSER_ARGS, findBrowser, findFirefox } from './scripts/browser.ts'
import { isLong } from './tests/tier.ts'

const executablePath = findBrowser()

// In tests, practice data always ends on the last day of the data set, not today (company/clock.ts).
process.env.STRIVE_TODAY ??= '2026-10-31'

/**
 * Documents of stories live for seconds. Optimizing their code takes longer than the faster code saves: with this,
 * stories take nine tenths of the time.
 */
const BASELINE_CODE = '--js-flags=--no-maglev --no-turbofan'

/**
 * scripts/test.ts installs Firefox, or says that it is missing. It runs what may differ between engines; the long tier also
 * runs `@firefox-long`.
 */
const FIREFOX = {
  name: 'firefox',
  grep: isLong ? /@firefox/ : /@firefox(?!-long)/,
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    // Playwright cannot set reduced motion in Firefox.
    launchOptions: { executablePath: 'tests/firefox/esr.mjs', firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 } },
  },
} as const

export default defineConfig({
  testDir: '.',
  testMatch: ['pages/**/*.e2e.ts', 'tests/**/*.e2e.ts', 'kata/*.e2e.ts'],
  outputDir: 'test-results',
  globalSetup: './tests/journeys/prepare.ts',
  // A browser, its console and the story keep one and a half cores busy. Three or more take longer on two cores.
  workers: Math.max(2, availableParallelism()),
  forbidOnly: true,
  // On a busy machine, a browser may be slow once. A story that fails twice has failed.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    // Actions time out before the story does, because only their error names the step. The longest story takes 72 s on
    // a busy machine.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'en-US',
    timezoneId: 'Asia/Taipei',
    // Moving stars take half the CPU time of a machine without a GPU. The stories about the stars turn motion on.
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing every story would add a quarter to the run time. Failed stories run again with a trace.
    trace: 'on-first-retry',
  },
  // Firefox first, because its stories are the longest: at the end, other workers would wait for them.
  projects: [
    ...(findFirefox() ? [FIREFOX] : []),
    {
      name: 'chromium',
      testIgnore: 'tests/firefox/**',
      // What a component test or another story shows as well.
      ...(!isLong && { grepInvert: /@long\b/ }),
      use: { launchOptions: { ...(executablePath && { executablePath }), args: [...BROWSER_ARGS, BASELINE_CODE] } },
    },
  ],
})
