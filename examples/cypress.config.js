import { defineConfig } from 'cypress'

const { STRIVE_URL: url = 'http://127.0.0.1:3014', STRIVE_ACCOUNT, STRIVE_PASSWORD, STRIVE_SANDBOX } = process.env

export default defineConfig({
  env: { account: STRIVE_ACCOUNT ?? 'operator', password: STRIVE_PASSWORD ?? '654321', sandbox: STRIVE_SANDBOX },
  e2e: { baseUrl: url, specPattern: '*.cy.js', supportFile: false },
})
