import type { Page } from '@playwright/test'
import { SEND_OUTBOX } from '#client/offline/names.ts'
import type { Visit } from '#resources/visits/contract.ts'
import { type Fault, MAX_DELAY_MS } from '#shared/platform/faults.ts'
import { expect, expectViewsAccessible, findAxeViolations, test } from '#tests/browser.ts'
import { makeFault } from '#tests/journeys/fault-lab.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { enter } from '#tests/journeys/sign-in.ts'

const PAGE = 'page8/page8_07'
/** The browser logs requests without a response, and refused ones. */
const OFFLINE = /ERR_|WebSocket|API request Failed|dynamically imported module|Unable to preload|403|412/

const region = (page: Page, name: string) => page.getByRole('region', { name })
const rows = (page: Page) => region(page, 'Visits').getByRole('listitem')
const hold = (page: Page) => page.getByRole('checkbox', { name: 'Hold changes' })
const workOffline = (page: Page) => page.getByRole('checkbox', { name: 'Work offline' })
const outbox = (page: Page) => region(page, 'Outbox')
const allSent = (page: Page) => expect(outbox(page).getByText('Nothing is waiting.')).toBeVisible()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Signs in and works in a sandbox of the test's own. Returns a caller of its API. */
async function open(page: Page) {
  await enter(page)
  const call = await workInOwnSandbox(page)
  await show(page)
  return {
    read: (id: number) => call<Visit>('GET', `/api/visits/${id}`),
    /** Another device reports on a visit. */
    report: async (id: number, body: object) => {
      const { version } = await call<Visit>('GET', `/api/visits/${id}`)
      await call('PATCH', `/api/visits/${id}`, body, { 'if-match': `"${version}"` })
    },
    /** The server refuses the next report. */
    refuseOnce: () => failOnce(call, { status: 403 }),
    /** The server takes the next report and doesn't respond for a minute. */
    delayOnce: () => failOnce(call, { delay: MAX_DELAY_MS }),
  }
}

async function failOnce(call: Awaited<ReturnType<typeof workInOwnSandbox>>, fault: Fault) {
  // A spent rule of another test would still be the one that applies.
  await call('DELETE', '/api/faults')
  await call('POST', '/api/faults', { method: 'PATCH', path: '/api/visits/{visitId}', fault: { ...fault, first: 1 } })
}

/** Returns what dispatches the event that browsers send to a service worker when the connection is back. */
async function backgroundSyncOf(page: Page, origin: string) {
  const devtools = await page.context().newCDPSession(page)
  const found = new Promise<string>(resolve =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
      if (registration) resolve(registration.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  const registrationId = await found
  return () =>
    devtools.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag: SEND_OUTBOX, lastChance: false })
}

async function show(page: Page) {
  await page.goto(PAGE)
  await expect(rows(page)).toHaveCount(12)
}

type Report = { Status?: string; Minutes?: string; Parts?: string; Note?: string }

/** Reports on the visit at a place of the list. */
async function report(page: Page, index: number, { Status, ...texts }: Report) {
  await rows(page)
    .nth(index)
    .getByRole('button', { name: /^Report/ })
    .click()
  const dialog = page.getByRole('dialog', { name: /^Report/ })
  if (Status) await dialog.getByLabel('Status').selectOption(Status)
  for (const [label, text] of Object.entries(texts)) await dialog.getByLabel(label, { exact: true }).fill(text)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}

async function turnOn(page: Page) {
  await workOffline(page).check()
  await expect(region(page, 'This device').getByText('Stored', { exact: true })).toBeVisible()
}

test.describe('the tasks', () => {
  test.use({ expectedErrors: [OFFLINE] })

  test('are solved: replay in order, merge two devices, survive a lost response', async ({ page, context }) => {
    const { read } = await open(page)
    await beginTasks(page, 'page8_07')

    await hold(page).check()
    await report(page, 0, { Minutes: '10' })
    await report(page, 0, { Parts: 'Zip' })
    await report(page, 0, { Status: 'Done' })
    await expect(outbox(page).getByText('3 changes are waiting.')).toBeVisible()
    expect((await read(1)).version).toBe(1)
    await hold(page).uncheck()
    await allSent(page)
    expect(await read(1)).toMatchObject({ minutes: 10, parts: 'Zip', status: 'done', version: 4 })

    await hold(page).check()
    await report(page, 1, { Minutes: '25' })
    const other = await context.newPage()
    await show(other)
    await report(other, 1, { Note: 'Ring twice' })
    await allSent(other)
    await other.close()
    await hold(page).uncheck()
    await allSent(page)
    await expect(page.getByText('Both changes were kept.', { exact: false })).toBeVisible()
    expect(await read(2)).toMatchObject({ minutes: 25, note: 'Ring twice', version: 3 })

    await makeFault(page, 'PATCH /api/visits/{visitId}', {
      'Failure type': 'Lost response: executed, then disconnected',
      Calls: 'First n calls',
      'Number of calls': '1',
    })
    await show(page)
    const lost = page.waitForEvent('requestfailed', request => request.method() === 'PATCH')
    await report(page, 2, { Note: 'Once' })
    await lost
    await allSent(page)
    expect(await read(3)).toMatchObject({ note: 'Once', version: 2 })

    await expectTasksSolved(page, PAGE)
  })
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: [OFFLINE] })

  test('the page reloads with its visits, keeps reports of all tabs, and sends each once', async ({
    page,
    context,
  }) => {
    const { read } = await open(page)
    await turnOn(page)
    await context.setOffline(true)
    await page.reload()
    await expect(rows(page)).toHaveCount(12)
    // Its code is not stored, and the page goes on without it.
    await button(page, 'Lesson').click()
    await expect(page.getByText('This part of the console could not be loaded.', { exact: false })).toBeVisible()
    await report(page, 0, { Minutes: '40' })
    await expect(rows(page).first().getByText('1 change waiting')).toBeVisible()
    await page.reload()
    await expect(outbox(page).getByText('1 change is waiting.')).toBeVisible()
    await expect(rows(page).first()).toContainText('40 min')
    const second = await context.newPage()
    await show(second)
    await report(second, 1, { Note: 'Ring twice' })
    await expect(outbox(page).getByText('2 changes are waiting.')).toBeVisible()
    await context.setOffline(false)
    await allSent(page)
    expect(await read(1)).toMatchObject({ minutes: 40, version: 2 })
    expect(await read(2)).toMatchObject({ note: 'Ring twice', version: 2 })
  })

  test('background sync wakes a tab that sleeps; a request that hangs is given up, said so, and sent again', {
    tag: '@long',
  }, async ({ page, context, running }) => {
    await page.clock.install()
    const { read, delayOnce } = await open(page)
    await turnOn(page)
    const dispatchSync = await backgroundSyncOf(page, running.url)
    await context.setOffline(true)
    await report(page, 0, { Minutes: '40' })
    await expect(outbox(page).getByText('1 change is waiting.', { exact: false })).toBeVisible()
    // The timers of a tab that sleeps don't run, so it doesn't notice by itself that the connection is back.
    await page.clock.pauseAt(Date.now() + 60_000)
    await context.setOffline(false)
    await dispatchSync()
    await expect.poll(async () => (await read(1)).version).toBe(2)
    await page.clock.resume()
    await allSent(page)

    await delayOnce()
    const sent = page.waitForRequest(request => request.method() === 'PATCH')
    await report(page, 1, { Note: 'Ring twice' })
    await sent
    await expect(outbox(page).getByText('Sending', { exact: true })).toBeVisible()
    await page.clock.fastForward(10_000)
    await expect(page.getByText('The change is sent again.', { exact: false })).toBeVisible()
    await allSent(page)
    expect(await read(2)).toMatchObject({ note: 'Ring twice', version: 2 })
  })

  test('a conflict is asked about in place, what waits can be taken back, what is refused sent again', {
    tag: '@long',
  }, async ({ page }) => {
    const { read, report: reportElsewhere, refuseOnce } = await open(page)
    await turnOn(page)
    await hold(page).check()
    await report(page, 0, { Minutes: '30' })
    await report(page, 1, { Note: 'by mistake' })
    await outbox(page)
      .getByRole('button', { name: /^Take back/ })
      .last()
      .click()
    await button(page, 'Undo').click()
    await expect(outbox(page).getByText('2 changes are waiting.')).toBeVisible()
    await outbox(page)
      .getByRole('button', { name: /^Take back/ })
      .last()
      .click()
    await expect(outbox(page).getByText('1 change is waiting.')).toBeFocused()

    await reportElsewhere(1, { minutes: 45 })
    await hold(page).uncheck()
    await expect(outbox(page).getByText('Conflict', { exact: true })).toBeVisible()
    // The question survives a reload.
    await page.reload()
    await outbox(page)
      .getByRole('button', { name: /^Resolve/ })
      .click()
    expect(await findAxeViolations(page)).toEqual([])
    await page.getByRole('radio', { name: '30 min' }).check()
    await button(page, 'Save selected values').click()
    await allSent(page)
    expect(await read(1)).toMatchObject({ minutes: 30, version: 3 })
    expect(await read(2)).toMatchObject({ note: '', version: 1 })

    await refuseOnce()
    await report(page, 2, { Minutes: '30' })
    await expect(outbox(page).getByText('Refused', { exact: true })).toBeVisible()
    await expect(rows(page).nth(2).getByText('Refused', { exact: true })).toBeVisible()
    await outbox(page)
      .getByRole('button', { name: /^Try again/ })
      .click()
    await allSent(page)
    expect(await read(3)).toMatchObject({ minutes: 30, version: 2 })
  })
})

/** Browsers cache how much room is left. A write that exceeds it makes them look again. (Random, as they compress it.) */
const tryToStore = (bytes: number) =>
  new Promise<void>(resolve => {
    const opening = indexedDB.open('filler', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('filler')
    opening.onerror = () => resolve()
    opening.onsuccess = () => {
      const writing = opening.result.transaction('filler', 'readwrite')
      writing.onabort = () => resolve()
      writing.oncomplete = () => resolve()
      writing.objectStore('filler').put(
        new Uint8Array(bytes).map(() => Math.random() * 256),
        'filler',
      )
    }
  })

test('says if the storage is full or was deleted; turning it off, or logging out, deletes everything', {
  tag: '@long',
}, async ({ page, context, running }) => {
  const stored = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).filter(name => name.startsWith('strive-offline')).length,
    ])
  const devtools = await context.newCDPSession(page)
  const origin = running.url
  const limitStorage = (quotaSize?: number) => devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize })
  await limitStorage(5_000_000)
  await open(page)
  await turnOn(page)
  await hold(page).check()
  await report(page, 0, { Minutes: '30' })
  await limitStorage(1)
  await page.evaluate(tryToStore, 5_000_000)
  await report(page, 1, { Minutes: '20' })
  await expect(page.getByText('1 of 2 waiting changes are stored.', { exact: false })).toBeVisible()
  await limitStorage()
  await report(page, 2, { Minutes: '10' })
  await expect(page.getByText('The storage of this browser is full.', { exact: false })).toBeHidden()

  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,cache_storage,service_workers' })
  await report(page, 3, { Minutes: '5' })
  await expect(page.getByText('The data stored on this device was deleted.', { exact: false })).toBeVisible()
  await button(page, 'OK').click()
  await page.reload()
  // After the reload nothing is held, so all four are sent.
  await allSent(page)
  await expect(rows(page).nth(3)).toContainText('5 min')

  await hold(page).check()
  await report(page, 0, { Minutes: '40' })
  await workOffline(page).click()
  const turningOff = page.getByRole('dialog', { name: 'Stop working offline?' })
  await turningOff.getByRole('button', { name: 'Cancel' }).click()
  await expect(workOffline(page)).toBeChecked()
  await workOffline(page).click()
  await turningOff.getByRole('button', { name: 'Stop and delete' }).click()
  await expect(workOffline(page)).not.toBeChecked()
  await expect.poll(stored).toEqual([0, 0])
  await expect(outbox(page).getByText('1 change is waiting.')).toBeVisible()

  await turnOn(page)
  expect(await stored()).toEqual([1, 1])
  await button(page, 'Log out').click()
  const loggingOut = page.getByRole('dialog', { name: 'Log out with unsent changes?' })
  await loggingOut.getByRole('button', { name: 'Log out and delete' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect.poll(stored).toEqual([0, 0])
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|WebSocket/] })

  test('logging out asks, and deletes everything', async ({ page, context }) => {
    await open(page)
    await turnOn(page)
    await context.setOffline(true)
    await report(page, 0, { Minutes: '30' })
    // After a reload, the console has only what the worker stores.
    await page.reload()
    await expect(outbox(page).getByText('1 change is waiting.')).toBeVisible()
    await button(page, 'Log out').click()
    const loggingOut = page.getByRole('dialog', { name: 'Log out with unsent changes?' })
    await loggingOut.getByRole('button', { name: 'Log out and delete' }).click()
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).filter(name => name.startsWith('strive-offline')).length,
        await new Promise(resolve => {
          const opening = indexedDB.open('strive-offline')
          opening.onsuccess = () => {
            const count = opening.result.transaction('kept').objectStore('kept').count()
            count.onsuccess = () => resolve(count.result)
          }
        }),
      ])
    await expect.poll(left).toEqual([0, 0, 0])
  })
})

test('is accessible in both languages, themes and widths', async ({ page }) => {
  test.slow()
  await open(page)
  await expectViewsAccessible(page, PAGE, async (_, look) => {
    await page.getByRole('checkbox', { name: /^(Hold changes|暫緩送出)$/ }).check()
    await page
      .getByRole('button', { name: /^(Report: |回報：)/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^(Minutes|分鐘數)$/).fill('30')
    await look()
    await dialog.getByRole('button', { name: /^(Save|儲存)$/ }).click()
    await expect(page.getByText(/^(1 change is waiting\.|有 1 筆變更待送出。)$/)).toBeVisible()
  })
})
