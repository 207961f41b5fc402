import { expect, test } from '#tests/browser.ts'
import { workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { enter } from '#tests/journeys/sign-in.ts'
import { openCamera } from './camera.ts'
import { SCENES } from './scenes.ts'

// The moving pictures of the README show what happens today (npm run pictures).
test.describe('moving pictures', () => {
  // The browser logs a refused request as an error.
  test.use({ expectedErrors: [/412/] })

  for (const [name, play] of Object.entries(SCENES))
    test(`${name}: can be played, and its frames are those of one picture`, { tag: '@long' }, async ({
      page,
      context,
    }) => {
      await enter(page)
      await workInOwnSandbox(page)
      const blank = await context.newPage()
      await blank.goto('/healthz')
      const camera = await openCamera(page, blank)
      await play(page, camera)
      const frames = await blank.evaluate(async base64 => {
        const decoder = new ImageDecoder({ type: 'image/png', data: Uint8Array.fromBase64(base64) })
        await decoder.completed
        const { image } = await decoder.decode({ frameIndex: 5 })
        return { count: decoder.tracks.selectedTrack?.frameCount, width: image.displayWidth }
      }, camera.finish().toString('base64'))
      expect(frames.count).toBeGreaterThan(10)
      expect(frames.width).toBe(page.viewportSize()?.width)
    })
})
