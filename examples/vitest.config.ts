import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const { STRIVE_URL: url = 'http://127.0.0.1:3014', STRIVE_ACCOUNT, STRIVE_PASSWORD, STRIVE_SANDBOX } = process.env

export default defineConfig({
  // The console answers its own pages only, so requests go through Vite, as if they came from there.
  server: { proxy: { '/api': { target: url, changeOrigin: true, headers: { origin: url } } } },
  define: { STRIVE: JSON.stringify({ account: STRIVE_ACCOUNT, password: STRIVE_PASSWORD, sandbox: STRIVE_SANDBOX }) },
  test: {
    include: ['*.browser.ts'],
    browser: {
      enabled: true,
      headless: true,
      // These tests show no page.
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { ...(process.env.CHROME && { executablePath: process.env.CHROME }), args: ['--no-sandbox'] },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
