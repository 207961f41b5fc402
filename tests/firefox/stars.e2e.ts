import { expect, test } from '#tests/browser.ts'

// Playwright cannot change reduced motion in Firefox, so this browser starts with motion.
test.use({
  launchOptions: [({ launchOptions }, use) => use({ ...launchOptions, firefoxUserPrefs: {} }), { scope: 'worker' }],
})

test('S-LOGIN-1: the stars move', { tag: '@firefox-long' }, async ({ page }) => {
  await page.goto('login')
  const picture = () =>
    page.locator('canvas.sky').evaluate((sky: HTMLCanvasElement) => {
      // A worker draws the sky, so its pixels can only be read from a copy.
      const copy = new OffscreenCanvas(sky.width, sky.height)
      const pen = copy.getContext('2d')
      pen?.drawImage(sky, 0, 0)
      return pen?.getImageData(0, 0, sky.width, sky.height).data.join('')
    })
  await expect.poll(async () => new Set([await picture(), await picture()]).size).toBe(2)
})
