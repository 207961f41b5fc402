import { type Browser, chromium, type Page } from '@playwright/test'
import type { FloorPlan, ListedFloorPlan } from '#resources/floor-plans/contract.ts'
import { BROWSER_ARGS, ensureBrowser } from '#scripts/browser.ts'
import { callerOf } from '#tests/journeys/own-sandbox.ts'
import { enter } from '#tests/journeys/sign-in.ts'
import { startConsole } from '#tests/running-console.ts'
import { type Frames, figureOf, measureFrames } from './frames.ts'
import type { Row } from './report.ts'

const SLOWDOWN = 4
const STEPS = 40
const GOAL = 'promise: ≥ 50 frames/s'

/** What is measured on a plan with 500 shapes: what comes before, and what each frame does. */
type Act = Frames & { prepare?: (page: Page) => Promise<void> }

/** A drag to and fro of the shape in `shape`, one pointer event per frame. */
const drag = (shape: string) => ({
  begin: `
    const shape = ${shape}
    const { left, top } = shape.getBoundingClientRect()
    const send = (type, step) => shape.dispatchEvent(new PointerEvent(type, {
      bubbles: true, isPrimary: true, pointerId: 1, pointerType: 'mouse',
      clientX: left + 4 + step, clientY: top + 4 + Math.round(step / 2),
    }))
    send('pointerdown', 0)`,
  frame: `send('pointermove', 60 - Math.abs((step % 120) - 60))`,
  end: `send('pointerup', 0)`,
})
const CHOSEN = `document.querySelector('[data-shape][aria-pressed="true"]')`

const ACTS: Record<string, Act> = {
  'one of 500 shapes dragged': drag(`document.querySelectorAll('[data-shape]')[260]`),
  '60 of 500 shapes dragged together': { prepare: selectSixty, ...drag(CHOSEN) },
  'all 500 shapes dragged together': { prepare: selectAll, ...drag(CHOSEN) },
  'the history of 500 shapes scrubbed': {
    prepare: addSteps,
    begin: `
      const slider = document.querySelector('input[type=range]')
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set`,
    frame: `
      set.call(slider, String(Math.abs((step % ${2 * STEPS}) - ${STEPS})))
      slider.dispatchEvent(new Event('input', { bubbles: true }))`,
  },
  'the enlarged plan scrolled': {
    prepare: enlarge,
    begin: `
      const scroller = document.querySelector('svg[role=group]').parentElement.parentElement`,
    frame: 'scroller.scrollTo(300 - Math.abs(((step * 10) % 600) - 300), 200 - Math.abs(((step * 7) % 400) - 200))',
  },
}

async function selectAll(page: Page) {
  await page.locator('[data-shape]').first().focus()
  await page.keyboard.press('Control+a')
}

/** Presses sixty shapes with Shift. */
async function selectSixty(page: Page) {
  await page.evaluate(() => {
    for (const shape of [...document.querySelectorAll('[data-shape]')].slice(220, 280))
      for (const type of ['pointerdown', 'pointerup'])
        shape.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, shiftKey: true }))
  })
  await page.waitForFunction(() => document.querySelectorAll('[data-shape][aria-pressed="true"]').length === 60)
}

async function addSteps(page: Page) {
  const call = await callerOf(page)
  const { rows } = await call<{ rows: ListedFloorPlan[] }>('GET', '/api/floor-plans')
  const plan = await call<FloorPlan>('GET', `/api/floor-plans/${rows.at(-1)?.id}`)
  for (let step = 0; step < STEPS; step++) {
    const { id, x = 0 } = plan.shapes[step * 7] ?? {}
    const changes = [{ kind: 'set', id, fields: { x: x + 20 } }]
    await call(
      'POST',
      `/api/floor-plans/${plan.id}/steps`,
      { kind: 'do', action: 'move', changes },
      {
        'if-match': `"${plan.version + step}"`,
      },
    )
  }
  await page.waitForFunction(
    steps => document.querySelector('input[type=range]')?.getAttribute('max') === steps,
    `${STEPS}`,
  )
  // Where it is when somebody scrubs. Over the plan, the browser would look for the shape under it in each frame.
  await page.getByRole('slider').hover()
}

async function enlarge(page: Page) {
  for (let press = 0; press < 2; press++) await page.getByRole('button', { name: 'Zoom in' }).click()
}

/** Works on a plan of 500 shapes on page 6_05, with the CPU slowed down. */
export async function measureFloorPlan(): Promise<Row[]> {
  const running = await startConsole()
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS })
  try {
    const rows: Row[] = []
    for (const [what, act] of Object.entries(ACTS)) {
      const slow = await measure(browser, running.url, act, SLOWDOWN)
      const { busyMs } = await measure(browser, running.url, act, 1)
      rows.push([what, figureOf(slow.times, busyMs), GOAL])
    }
    return rows
  } finally {
    await browser.close()
    await running.stop()
  }
}

async function measure(browser: Browser, origin: string, { prepare, ...frames }: Act, slowdown: number) {
  const context = await browser.newContext({ baseURL: `${origin}/strive/`, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await enter(page, 'page6/page6_05')
  await page.getByRole('button', { name: 'Manage plans' }).click()
  await page.getByRole('button', { name: 'New plan with 500 shapes' }).click()
  await page.waitForFunction(() => document.querySelectorAll('[data-shape]').length === 500)
  await prepare?.(page)
  const measured = await measureFrames(page, frames, slowdown)
  const call = await callerOf(page)
  const { rows } = await call<{ rows: ListedFloorPlan[] }>('GET', '/api/floor-plans')
  const made = rows.at(-1)
  if (made) await call('DELETE', `/api/floor-plans/${made.id}`, undefined, { 'if-match': `"${made.version}"` })
  await context.close()
  return measured
}
