import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { BROWSER_ARGS, ensureBrowser } from '#scripts/browser.ts'
import { workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { openView } from '#tests/looks/picture.ts'
import { startConsole } from '#tests/running-console.ts'
import { openCamera } from './camera.ts'
import { SCENES } from './scenes.ts'

// npm run pictures: takes the moving pictures of the README again, from a console that is used in a browser.

const FOLDER = 'docs/moving'
const VIEW = { name: '1280 light en', width: 1280, scheme: 'light', language: 'en' } as const

mkdirSync(FOLDER, { recursive: true })
const running = await startConsole({ STRIVE_TODAY: '2026-10-31' })
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS })
try {
  const wanted = process.argv.slice(2)
  for (const [name, play] of Object.entries(SCENES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const context = await openView(browser, running.url, VIEW, { viewport: { width: VIEW.width, height: 720 } })
    const page = await context.newPage()
    await page.goto('page3/page3_01')
    await workInOwnSandbox(page)
    const blank = await context.newPage()
    const camera = await openCamera(page, blank)
    await play(page, camera)
    const picture = camera.finish()
    writeFileSync(`${FOLDER}/${name}.png`, picture)
    console.log(`${FOLDER}/${name}.png: ${Math.round(picture.length / 1024)} KB`)
    await context.close()
  }
} finally {
  await browser.close()
  await running.stop()
}
