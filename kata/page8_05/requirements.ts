import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { choose } from '#kata/judge/choice.ts'
import { expect, PATIENCE_MS } from '#kata/judge/expect.ts'
import { anyOf } from '#kata/judge/fresh.ts'
import { countOpenRequests, delayFirst, holdFirst, isMeant, loseFirst } from '#kata/judge/network.ts'
import { alerts, expectNews } from '#kata/judge/news.ts'
import { rest } from '#kata/judge/silence.ts'
import type { Requirement, Situation } from '#kata/kata.ts'
import { isActive, type JobState, MAX_ACTIVE } from '#resources/jobs/rules.ts'
import type { Call } from '#scripts/call-api.ts'

type Input = { kind: string; format: keyof typeof FORMATS; eventKind?: string }
type Job = { id: string; input: Input; state: JobState; attempt: number; startedFrom: number; total: number }

const PATH = '/api/jobs'
const STARTING = { method: 'POST', path: PATH }
const FORMATS = { csv: 'CSV', jsonl: 'JSON Lines' }
const KINDS = ['order.placed', 'order.paid', 'order.packed']
/** Exported in nine batches. */
const WATCHED = { kind: 'export-events', format: 'csv', eventKind: 'member.signed-in' } as const
/** A watched job takes seven seconds. */
const PAUSE_MS = 800
/** A page that asks again by itself has done it in this time. */
const ASKING_MS = 2_500
const JOB_MS = 4 * PATIENCE_MS

const nameOf = ({ input }: Job) =>
  input.kind === 'export-events' ? `Export events (${FORMATS[input.format]})` : 'Sales report'
const stateName = (state: string) => state.charAt(0).toUpperCase() + state.slice(1)

const table = (page: Page) => page.getByRole('table', { name: 'Jobs', exact: true })
const heads = (page: Page) => table(page).getByRole('rowheader')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const startButton = (page: Page) => button(page, 'Start job')
const heading = (page: Page, job: Job) => page.getByRole('heading', { name: nameOf(job) })
const status = (page: Page, state: JobState) =>
  page.getByRole('status').filter({ hasText: new RegExp(`^\\s*${stateName(state)}\\s*$`) })
const pressable = (within: Page | Locator, name: RegExp) =>
  within.getByRole('button', { name }).or(within.getByRole('link', { name }))
const downloads = (page: Page) => pressable(page, /^Download events-/)

const list = async (call: Call) => (await call<{ rows: Job[] }>('GET', PATH)).rows
const read = (call: Call, { id }: Job) => call<Job>('GET', `${PATH}/${id}`)
const waitFor = (call: Call, job: Job, state: JobState) =>
  expect.poll(async () => (await read(call, job)).state, { message: 'the job', timeout: JOB_MS }).toBe(state)
const anyExport = (): Input => ({ kind: 'export-events', format: anyOf(['csv', 'jsonl']), eventKind: anyOf(KINDS) })

/** Starts an export as another window would. `pauseMs` is after each batch. */
const startElsewhere = (call: Call, practice: { pauseMs?: number; failAt?: number }, input: Input = WATCHED) =>
  call<Job>('POST', PATH, { input, ...practice })
/** Takes minutes. */
const startLong = (call: Call) => startElsewhere(call, { pauseMs: 1_000 }, { kind: 'export-events', format: 'csv' })

/** So many jobs may run at once, and those of earlier attempts may still do. */
async function cancelAll(call: Call) {
  for (const { id, state } of await list(call))
    if (isActive({ state })) await call('POST', `${PATH}/${id}/cancellation`).catch(() => undefined)
  await expect.poll(async () => (await list(call)).some(isActive), 'jobs that are running').toBe(false)
}

/** Opens a job by its row: the newest is first. */
async function openNewest(page: Page, job: Job) {
  await pressable(heads(page).first(), new RegExp(nameOf(job).replace(/[()]/g, '\\$&'))).click()
  await expect(heading(page, job)).toBeVisible()
}

/** How far the progress bar is, from 0 to 1. */
const progress = (page: Page) =>
  page
    .getByRole('progressbar')
    .filter({ visible: true })
    .first()
    .evaluate(element => {
      if (element instanceof HTMLProgressElement) return Math.max(0, element.position)
      const [now = 0, least = 0, most = 100] = ['now', 'min', 'max'].map(name => {
        const text = element.getAttribute(`aria-value${name}`)
        return text === null ? undefined : Number(text)
      })
      return (now - least) / (most - least)
    })

/** Chooses an export that no page can know before. */
async function chooseExport(page: Page): Promise<Input> {
  const input = anyExport()
  await choose(page, 'Format', FORMATS[input.format])
  await choose(page, 'Events', input.eventKind ?? '')
  return input
}

/** The job that was started since these were listed. Only one may be. */
async function expectStarted(call: Call, before: readonly Job[], input: Input): Promise<Job> {
  const fresh = async () => (await list(call)).filter(({ id }) => !before.some(one => one.id === id))
  await expect.poll(async () => (await fresh()).map(job => job.input), 'new jobs on the server').toEqual([input])
  const [job] = (await fresh()) as [Job] // One was just found.
  return job
}

/** Starts an export in the page, which opens it. */
async function startHere({ page, open, call }: Situation) {
  await cancelAll(call)
  const before = await list(call)
  await open()
  const input = await chooseExport(page)
  await startButton(page).click()
  const job = await expectStarted(call, before, input)
  await expect(heading(page, job)).toBeVisible()
  return { before, input, job }
}

export const requirements: Requirement[] = [
  {
    id: 'lists',
    says: {
      en: 'The table “Jobs” lists your jobs, the newest first. The row header has a link or button with the name of the job: “Export events (CSV)”, “Export events (JSON Lines)” or “Sales report”. Another cell has its state: “Waiting”, “Running”, “Cancelling”, “Succeeded”, “Failed” or “Cancelled”.',
      zh: '表格「Jobs」列出您的工作，新的在前。列標題中是以工作名稱為名的連結或按鈕：「Export events (CSV)」、「Export events (JSON Lines)」或「Sales report」。另一欄是狀態：「Waiting」、「Running」、「Cancelling」、「Succeeded」、「Failed」或「Cancelled」。',
    },
    async check({ page, open, call }) {
      await cancelAll(call)
      const report = await call<Job>('POST', PATH, { input: { kind: 'sales-report', language: 'en' } })
      const failing = await startElsewhere(call, { failAt: 1 })
      await waitFor(call, report, 'succeeded')
      await waitFor(call, failing, 'failed')
      const jobs = await list(call)
      await open()
      await expect(heads(page)).toHaveText(jobs.map(nameOf))
      for (const [at, { state }] of jobs.slice(0, 3).entries())
        await expect(
          table(page)
            .getByRole('row')
            .filter({ has: page.getByRole('rowheader') })
            .nth(at),
        ).toContainText(stateName(state))
    },
  },
  {
    id: 'starts',
    says: {
      en: '“Format” (“CSV”, “JSON Lines”) and “Events” (“All events”, “order.placed”, “order.paid”, “order.packed”, …) are choices: a select, a combobox with a listbox, or radio buttons. “Start job” starts the export and opens it: a heading with its name, and a status with its state. Without a reload, this becomes “Succeeded”. Then a button or link “Download events-….csv” (the name of the file) saves the file.',
      zh: '「Format」（「CSV」、「JSON Lines」）與「Events」（「All events」、「order.placed」、「order.paid」、「order.packed」…）是選項欄：下拉選單、附 listbox 的 combobox，或選項按鈕。「Start job」啟動匯出並開啟該工作：以工作名稱為標題，並以 status 顯示狀態，不必重新整理就會變成「Succeeded」。此時以「Download events-….csv」（檔名）按鈕或連結儲存檔案。',
    },
    async check(situation) {
      const { page, call } = situation
      const { input, job } = await startHere(situation)
      await expect(status(page, 'succeeded')).toBeAttached({ timeout: JOB_MS })
      const saved = page.waitForEvent('download')
      await downloads(page).first().click()
      const lines = (await readFile(await (await saved).path(), 'utf8')).trimEnd().split('\n')
      const rows = input.format === 'csv' ? lines.slice(1) : lines
      expect(rows.length, 'rows in the file').toBe((await read(call, job)).total)
      expect(rows[0], 'the first row in the file').toContain(input.eventKind)
    },
  },
  {
    id: 'progress',
    says: {
      en: 'Choosing a job in the table opens it, and a progress bar shows how far it is. It moves while the job runs, until the status is “Succeeded”.',
      zh: '在表格中選擇工作會開啟它，並以進度列顯示進度。工作執行時進度列會前進，直到狀態變成「Succeeded」。',
    },
    async check({ page, open, call }) {
      await cancelAll(call)
      const job = await startElsewhere(call, { pauseMs: PAUSE_MS })
      await open()
      await openNewest(page, job)
      await expect(status(page, 'running')).toBeAttached()
      await expect(status(page, 'succeeded'), '“Succeeded” while it runs').toHaveCount(0)
      const isHalfway = async () => {
        const part = await progress(page)
        return part > 0 && part < 1 ? 'halfway' : part
      }
      await expect.poll(isHalfway, 'the progress bar').toBe('halfway')
      await expect(status(page, 'succeeded')).toBeAttached({ timeout: JOB_MS })
    },
  },
  {
    id: 'late-reply',
    needs: ['progress'],
    says: {
      en: 'If a reply about a running job arrives only after the job has ended, the page still shows how it has ended: “Cancelled” if another window cancelled it.',
      zh: '工作執行中的回應若在工作結束後才抵達，頁面最後仍顯示結束時的狀態：若由另一個視窗取消，即為「Cancelled」。',
    },
    async check({ page, open, call }) {
      await cancelAll(call)
      // It runs until it is cancelled, however long the page takes.
      const job = await startLong(call)
      await waitFor(call, job, 'running')
      await open()
      const kind = { path: `${PATH}/${job.id}` }
      const openRequests = countOpenRequests(page, kind)
      const reply = await holdFirst(page, kind)
      await openNewest(page, job).catch(() => undefined)
      await reply.arrived()
      await call('POST', `${PATH}/${job.id}/cancellation`)
      await waitFor(call, job, 'cancelled')
      // A page that asks again meanwhile learns it, and its other replies come before the late one.
      const asksAgain = page.waitForRequest(request => isMeant(request, kind)).catch(() => null)
      if (await Promise.race([asksAgain, rest(page, ASKING_MS)]))
        await status(page, 'cancelled')
          .waitFor({ state: 'attached' })
          .catch(() => undefined)
      await expect.poll(openRequests, 'requests that wait for a reply').toBeLessThan(2)
      await reply.release()
      await expect(status(page, 'cancelled'), 'after the late reply').toBeAttached()
    },
  },
  {
    id: 'address',
    needs: ['starts'],
    says: {
      en: 'The address of the page leads to the open job. Reloading shows the same job, and starts nothing again.',
      zh: '網址指向開啟的工作：重新整理後顯示同一項工作，不會再次啟動。',
    },
    async check(situation) {
      const { page, call } = situation
      const { before, input, job } = await startHere(situation)
      await page.reload()
      await expect(heading(page, job)).toBeVisible()
      await expect(status(page, 'succeeded')).toBeAttached({ timeout: JOB_MS })
      await expectStarted(call, before, input)
    },
  },
  {
    id: 'cancels',
    needs: ['progress'],
    says: {
      en: '“Cancel” cancels a running job: the status becomes “Cancelled”, and there is no file to download. If the job ends before the server has received this, an alert says that it could not be cancelled, and the status is “Succeeded”.',
      zh: '「Cancel」取消執行中的工作：狀態變成「Cancelled」，也沒有可下載的檔案。若伺服器收到之前工作已結束，以 alert 說明無法取消，狀態為「Succeeded」。',
    },
    async check({ page, open, call }) {
      await cancelAll(call)
      const long = await startLong(call)
      await open()
      await openNewest(page, long)
      await expect(status(page, 'running')).toBeAttached()
      await expect(status(page, 'cancelled'), '“Cancelled” while it runs').toHaveCount(0)
      await button(page, 'Cancel').click()
      await expect(status(page, 'cancelled')).toBeAttached()
      await expect(downloads(page)).toHaveCount(0)
      expect((await read(call, long)).state, 'the job on the server').toBe('cancelled')

      const short = await startElsewhere(call, { pauseMs: PAUSE_MS })
      await open()
      await openNewest(page, short)
      const request = await delayFirst(page, { method: 'POST', path: `${PATH}/${short.id}/cancellation` })
      await expectNews(alerts(page), async () => {
        await button(page, 'Cancel').click()
        await request.arrived()
        expect(await status(page, 'cancelled').count(), '“Cancelled” before the server has received it').toBe(0)
        await waitFor(call, short, 'succeeded')
        request.release()
      })
      await expect(status(page, 'succeeded')).toBeAttached()
    },
  },
  {
    id: 'retries',
    needs: ['progress'],
    says: {
      en: 'If a job has failed, an alert says so. “Retry” lets the same job go on where it stopped, until it has succeeded.',
      zh: '工作失敗時以 alert 說明。「Retry」讓同一項工作從停止的地方繼續，直到完成。',
    },
    async check({ page, open, call }) {
      await cancelAll(call)
      const job = await startElsewhere(call, { failAt: 1 })
      await waitFor(call, job, 'failed')
      const before = await list(call)
      await open()
      await expectNews(alerts(page), () => openNewest(page, job))
      await expect(status(page, 'failed')).toBeAttached()
      await button(page, 'Retry').click()
      await expect(status(page, 'succeeded')).toBeAttached({ timeout: JOB_MS })
      const retried = await read(call, job)
      expect(retried, 'the job on the server').toMatchObject({ state: 'succeeded', attempt: 2 })
      expect((await list(call)).length, 'jobs on the server').toBe(before.length)
    },
  },
  {
    id: 'lost-reply',
    needs: ['starts'],
    says: {
      en: 'If the reply to “Start job” is lost, an alert says so. Pressed again, it opens the job that was started, and starts no second one.',
      zh: '「Start job」的回應遺失時，以 alert 說明。再按一次會開啟已啟動的工作，不會啟動第二項。',
    },
    async check({ page, open, call }) {
      await cancelAll(call)
      const before = await list(call)
      await open()
      const input = await chooseExport(page)
      const lost = await loseFirst(page, STARTING)
      await expectNews(alerts(page), async () => {
        await startButton(page).click()
        await lost.arrived()
      })
      await startButton(page).click()
      const job = await expectStarted(call, before, input)
      await expect(heading(page, job)).toBeVisible()
      await expect(status(page, 'succeeded')).toBeAttached({ timeout: JOB_MS })
      await expectStarted(call, before, input)
    },
  },
  {
    id: 'limit',
    needs: ['starts'],
    says: {
      en: `${MAX_ACTIVE} jobs may wait or run at once. If the server refuses another one, an alert says so. What was chosen stays, so that “Start job” starts it as soon as there is room.`,
      zh: `同時最多 ${MAX_ACTIVE} 項工作等待或執行。伺服器拒絕更多工作時，以 alert 說明；已選的內容保留，有空位後按「Start job」就會啟動。`,
    },
    async check({ page, open, call }) {
      await cancelAll(call)
      for (let count = 0; count < MAX_ACTIVE; count++) await startLong(call)
      const before = await list(call)
      await open()
      const input = await chooseExport(page)
      await expectNews(alerts(page), () => startButton(page).click())
      await cancelAll(call)
      await startButton(page).click()
      const job = await expectStarted(call, before, input)
      await expect(heading(page, job)).toBeVisible()
    },
  },
]
