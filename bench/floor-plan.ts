import { type Browser, chromium } from '@playwright/test'
import { BROWSER_ARGS, ensureBrowser } from '#scripts/browser.ts'
import { enter } from '#tests/journeys/sign-in.ts'
import { startConsole } from '#tests/running-console.ts'
import { quantile, type Row } from './report.ts'

const SLOWDOWN = 4
const FRAMES = 240
const GOAL = 'promise: ≥ 50 frames/s'

/** Drags shapes of a plan with 500 of them on page 6_05, one pointer event per frame, with the CPU slowed down. */
export async function measureFloorPlan(): Promise<Row[]> {
  const running = await startConsole()
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS })
  try {
    const rows: Row[] = []
    for (const [what, isAll] of [
      ['one of 500 shapes dragged', false],
      ['all 500 shapes dragged together', true],
    ] as const) {
      const { times } = await measureDrag(browser, running.url, { isAll, slowdown: SLOWDOWN })
      const { busyMs } = await measureDrag(browser, running.url, { isAll, slowdown: 1 })
      const perSecond = (1000 * times.length) / times.reduce((sum, time) => sum + time, 0)
      const p95 = quantile(times, 0.95).toFixed(1)
      rows.push([
        what,
        `${perSecond.toFixed(1)} frames/s, p95 ${p95} ms per frame; ${busyMs.toFixed(1)} ms of CPU time per frame at full speed`,
        GOAL,
      ])
    }
    return rows
  } finally {
    await browser.close()
    await running.stop()
  }
}

type Drag = { isAll: boolean; slowdown: number }

/** The time of each frame of a drag, and the mean time for which a frame keeps the main thread busy. */
async function measureDrag(browser: Browser, origin: string, { isAll, slowdown }: Drag) {
  const context = await browser.newContext({ baseURL: `${origin}/strive/`, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await enter(page, 'page6/page6_05')
  await page.getByRole('button', { name: 'Manage plans' }).click()
  await page.getByRole('button', { name: 'New plan with 500 shapes' }).click()
  await page.waitForFunction(() => document.querySelectorAll('[data-shape]').length === 500)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  // The time of the thread, which other programs on the machine hardly change.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busy = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  }
  if (isAll) {
    await page.locator('[data-shape]').first().focus()
    await page.keyboard.press('Control+a')
  }
  const begun = await busy()
  const times = await page.evaluate(async frames => {
    const shape = document.querySelectorAll('[data-shape]')[260]
    if (!shape) throw new Error('The plan has no such shape.')
    const { left, top } = shape.getBoundingClientRect()
    const send = (type: string, step: number) =>
      shape.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          isPrimary: true,
          pointerId: 1,
          pointerType: 'mouse',
          clientX: left + 4 + step,
          clientY: top + 4 + Math.round(step / 2),
        }),
      )
    const frame = () => new Promise<number>(resolve => requestAnimationFrame(resolve))
    const found: number[] = []
    send('pointerdown', 0)
    let before = await frame()
    for (let step = 1; step <= frames; step++) {
      // To and fro, so that the shapes never stop at the edge of the room.
      send('pointermove', 60 - Math.abs((step % 120) - 60))
      const now = await frame()
      found.push(now - before)
      before = now
    }
    send('pointerup', 0)
    return found
  }, FRAMES)
  const busyMs = ((await busy()) - begun) * (1000 / FRAMES)
  await context.close()
  return { times, busyMs }
}
