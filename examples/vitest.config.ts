import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const url = process.env.STRIVE_URL ?? 'http://127.0.0.1:3014'

export default defineConfig({
  // The console answers its own pages only, so requests go through Vite, as if they came from there.
  server: { proxy: { '/api': { target: url, changeOrigin: true, headers: { origin: url } } } },
  define: { SANDBOX: JSON.stringify(process.env.STRIVE_SANDBOX ?? '') },
  test: {
    include: ['*.browser.ts'],
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { ...(process.env.CHROME && { executablePath: process.env.CHROME }), args: ['--no-sandbox'] },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
