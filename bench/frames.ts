import type { Page } from '@playwright/test'
import { quantile } from './report.ts'

const FRAMES = 240

/** Code that runs in the page before the first frame, in each frame (with `step` from 1), and after the last. */
export type Frames = { begin: string; frame: string; end?: string }

export type Measured = {
  /** The time of each frame, in ms. */
  times: number[]
  /** The mean time for which a frame keeps the main thread busy, in ms. */
  busyMs: number
}

/** Measures 240 frames of a page, with its CPU slowed down so many times. */
export async function measureFrames(
  page: Page,
  { begin, frame, end = '' }: Frames,
  slowdown: number,
): Promise<Measured> {
  const busy = await slowDown(page, slowdown)
  const begun = await busy()
  const times = await page.evaluate<number[]>(`(async () => {
    const next = () => new Promise(resolve => requestAnimationFrame(resolve))
    ${begin}
    const found = []
    let before = await next()
    for (let step = 1; step <= ${FRAMES}; step++) {
      ${frame}
      const now = await next()
      found.push(now - before)
      before = now
    }
    ${end}
    return found
  })()`)
  return { times, busyMs: ((await busy()) - begun) * (1000 / FRAMES) }
}

/** Slows the CPU of a page down so many times. Returns a function that reads how long its main thread was busy, in s. */
export async function slowDown(page: Page, slowdown: number): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  // The time of the thread, which other programs on the machine hardly change.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  }
}

/** Frames per second on the slower CPU, and what a frame costs at full speed. */
export function figureOf(times: number[], busyMs: number): string {
  const perSecond = (1000 * times.length) / times.reduce((sum, time) => sum + time, 0)
  const p95 = quantile(times, 0.95).toFixed(1)
  return `${perSecond.toFixed(1)} frames/s, p95 ${p95} ms per frame; ${busyMs.toFixed(1)} ms of CPU time per frame at full speed`
}
