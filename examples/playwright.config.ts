import { defineConfig } from '@playwright/test'

export default defineConfig({
  testMatch: '*.playwright.ts',
  // Faults and the log are those of the account, so tests with one account run one after the other.
  workers: 1,
  // The console tries a failed read again a few times before it says so.
  expect: { timeout: 20_000 },
  timeout: 120_000,
  use: {
    baseURL: `${process.env.STRIVE_URL ?? 'http://127.0.0.1:3014'}/strive/`,
    locale: 'en-US',
    ...(process.env.CHROME && { launchOptions: { executablePath: process.env.CHROME, args: ['--no-sandbox'] } }),
  },
})
