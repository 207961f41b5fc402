import type { Page } from '@playwright/test'
import { expect } from '#kata/judge/expect.ts'
import { freshWord } from '#kata/judge/fresh.ts'
import { loseFirst, withoutLine } from '#kata/judge/network.ts'
import { expectNews } from '#kata/judge/news.ts'
import type { Requirement } from '#kata/kata.ts'
import type { Call } from '#scripts/call-api.ts'

type Visit = { id: number; version: number; minutes: number | null; note: string; customer: { en: string } }
type Report = { minutes?: number | null; note?: string }

const LIST = '/api/visits'
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const itemIn = (page: Page, name: string, { customer }: Visit) =>
  region(page, name).getByRole('listitem').filter({ hasText: customer.en })
const visitItem = (page: Page, visit: Visit) => itemIn(page, 'Visits', visit)
const change = (page: Page, visit: Visit) => itemIn(page, 'Outbox', visit)

const read = (call: Call, { id }: Visit) => call<Visit>('GET', `${LIST}/${id}`)

/** Reports on a visit from another device. */
async function reportElsewhere(call: Call, visit: Visit, report: Report): Promise<Visit> {
  const { version } = await read(call, visit)
  return call('PATCH', `${LIST}/${visit.id}`, report, { 'if-match': `"${version}"` })
}

/** The first visits of the day, without a report. */
async function clearVisits(call: Call, count: number): Promise<Visit[]> {
  const { rows } = await call<{ rows: Visit[] }>('GET', LIST)
  const cleared: Visit[] = []
  for (const visit of rows.slice(0, count))
    cleared.push({ ...visit, ...(await reportElsewhere(call, visit, { minutes: null, note: '' })) })
  return cleared
}

async function report(page: Page, visit: Visit, fields: { Minutes?: string; Note?: string }) {
  await page.getByRole('button', { name: `Report: ${visit.customer.en}`, exact: true }).click()
  const dialog = page.getByRole('dialog')
  for (const [name, value] of Object.entries(fields)) await dialog.getByLabel(name, { exact: true }).fill(value)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toBeHidden()
}

const nothingWaits = (page: Page) => region(page, 'Outbox').getByText('Nothing is waiting.')
const expectAllSent = (page: Page) => expect(nothingWaits(page)).toBeVisible()

const expectOnServer = async (call: Call, visit: Visit, expected: Partial<Visit>) =>
  expect(await read(call, visit), 'the visit on the server').toMatchObject(expected)

export const requirements: Requirement[] = [
  {
    id: 'list',
    says: {
      en: 'The region “Visits” lists the visits of the day: their customers, their notes, and each a button such as “Report: Shih-Han Yang”. The region “Outbox” says “Nothing is waiting.”',
      zh: 'region「Visits」列出當天的到府維修：客戶、備註，以及像「Report: Shih-Han Yang」的按鈕。region「Outbox」顯示「Nothing is waiting.」。',
    },
    async check({ page, open, call }) {
      const [visit] = (await clearVisits(call, 1)) as [Visit]
      const note = freshWord()
      await reportElsewhere(call, visit, { note })
      await open()
      await expect(visitItem(page, visit)).toContainText(note)
      await expect(page.getByRole('button', { name: `Report: ${visit.customer.en}`, exact: true })).toBeVisible()
      await expectAllSent(page)
    },
  },
  {
    id: 'in-order',
    says: {
      en: '“Report: Shih-Han Yang” opens a dialog with Minutes and Note; “Save” works without a line, too. The region “Outbox” lists each change with its customer, until the server has it. When the line is back, changes are sent in the order in which they were made. Then it says “Nothing is waiting.”',
      zh: '按「Report: Shih-Han Yang」開啟有 Minutes 與 Note 的對話框；離線時也能按「Save」儲存。region「Outbox」列出每筆變更與其客戶，直到伺服器收下為止。恢復連線後，變更依建立的順序送出，然後顯示「Nothing is waiting.」。',
    },
    async check({ page, open, call }) {
      const [visit] = (await clearVisits(call, 1)) as [Visit]
      await open()
      await expect(visitItem(page, visit)).toBeVisible()
      await withoutLine(page, async () => {
        await report(page, visit, { Note: 'Rang once' })
        await report(page, visit, { Note: 'Rang twice' })
        await expect(visitItem(page, visit)).toContainText('Rang twice')
        await expect(change(page, visit).first()).toBeVisible()
        await expect(nothingWaits(page), 'while changes wait').toBeHidden()
        await expectOnServer(call, visit, { note: '' })
      })
      await expectAllSent(page)
      await expectOnServer(call, visit, { note: 'Rang twice' })
    },
  },
  {
    id: 'once',
    says: {
      en: 'A change whose reply is lost is sent again by itself. It takes effect once, and is no conflict with itself.',
      zh: '沒有收到回應的變更會自動重送，只生效一次，也不會與自己衝突。',
    },
    async check({ page, open, call }) {
      const [visit] = (await clearVisits(call, 1)) as [Visit]
      await open()
      const lost = await loseFirst(page, { method: 'PATCH', path: `${LIST}/${visit.id}` })
      await report(page, visit, { Note: 'Rang once' })
      await lost.arrived()
      await expectAllSent(page)
      await expectOnServer(call, visit, { note: 'Rang once', version: visit.version + 1 })
    },
  },
  {
    id: 'merges',
    says: {
      en: 'If others have changed another field of the visit meanwhile, both changes are kept, and nobody is asked.',
      zh: '其間若有人改了同一次到府維修的其他欄位，兩邊的變更都保留，不必詢問。',
    },
    async check({ page, open, call }) {
      const [visit] = (await clearVisits(call, 1)) as [Visit]
      await open()
      await expect(visitItem(page, visit)).toBeVisible()
      await withoutLine(page, async () => {
        await report(page, visit, { Minutes: '30' })
        await reportElsewhere(call, visit, { note: 'Bring a ladder' })
      })
      await expectAllSent(page)
      await expectOnServer(call, visit, { minutes: 30, note: 'Bring a ladder' })
    },
  },
  {
    id: 'asks-about-conflicts',
    says: {
      en: 'If they have changed the same field, nothing is overwritten: the change stays in the outbox, which says “Conflict”, and changes of other visits go on. A button “Resolve …” offers both values as radio buttons, and “Save selected values” saves.',
      zh: '若改的是同一個欄位，則不會覆蓋：變更留在寄件匣並顯示「Conflict」，其他到府維修的變更照常送出。按「Resolve …」以選項按鈕列出兩邊的值，再按「Save selected values」儲存。',
    },
    async check({ page, open, call }) {
      const [visit, other] = (await clearVisits(call, 2)) as [Visit, Visit]
      const conflict = change(page, visit)
        .getByText(/\bconflict\b/i)
        .first()
      await open()
      await expect(visitItem(page, visit)).toBeVisible()
      await withoutLine(page, async () => {
        await report(page, visit, { Note: 'Rang once' })
        await report(page, other, { Note: 'All done' })
        await expect(conflict, 'before there is a conflict').toBeHidden()
        await reportElsewhere(call, visit, { note: 'Moved away' })
      })
      await expect(conflict).toBeVisible()
      await expect(change(page, other)).toBeHidden()
      await expectOnServer(call, visit, { note: 'Moved away' })
      await expectOnServer(call, other, { note: 'All done' })
      await change(page, visit)
        .getByRole('button', { name: /^Resolve/ })
        .click()
      await expect(page.getByRole('radio', { name: 'Moved away' })).toBeVisible()
      await page.getByRole('radio', { name: 'Rang once' }).check()
      await page.getByRole('button', { name: 'Save selected values' }).click()
      await expectAllSent(page)
      await expectOnServer(call, visit, { note: 'Rang once' })
    },
  },
  {
    id: 'takes-back',
    says: {
      en: '“Take back …” in the outbox removes a change that has not been sent. The visit then shows what it did before, the focus stays in the outbox, and only the other changes are sent.',
      zh: '寄件匣的「Take back …」按鈕可收回尚未送出的變更。按下後到府維修恢復原本的內容，焦點留在寄件匣，並且只送出其他變更。',
    },
    async check({ page, open, call }) {
      const [visit, other] = (await clearVisits(call, 2)) as [Visit, Visit]
      await open()
      await expect(visitItem(page, visit)).toBeVisible()
      await withoutLine(page, async () => {
        await report(page, visit, { Note: 'By mistake' })
        await report(page, other, { Note: 'All done' })
        await change(page, visit)
          .getByRole('button', { name: /^Take back/ })
          .press('Enter')
        await expect(change(page, visit)).toBeHidden()
        await expect(visitItem(page, visit)).not.toContainText('By mistake')
        await expect(region(page, 'Outbox').locator(':focus'), 'the focus').toHaveCount(1)
      })
      await expectAllSent(page)
      await expectOnServer(call, other, { note: 'All done' })
      await expectOnServer(call, visit, { note: '', version: visit.version })
    },
  },
  {
    id: 'kept-over-reload',
    says: {
      en: 'With the checkbox “Work offline”, visits and changes are stored on the device; “Stored” says when that is done. Opened again without a line, the page shows both, and sends the changes when the line is back.',
      zh: '勾選「Work offline」後，到府維修與變更會存入裝置，完成時顯示「Stored」。離線時重新載入，頁面仍顯示兩者，恢復連線後再送出變更。',
    },
    async check({ page, open, call }) {
      const [visit] = (await clearVisits(call, 1)) as [Visit]
      await open()
      await expect(visitItem(page, visit)).toBeVisible()
      const keep = page.getByRole('checkbox', { name: 'Work offline' })
      await expectNews(page.getByText('Stored', { exact: true }).filter({ visible: true }), () => keep.check())
      await withoutLine(page, async () => {
        await report(page, visit, { Note: 'Rang once' })
        await page.reload()
        await expect(visitItem(page, visit)).toContainText('Rang once')
        await expect(change(page, visit)).toBeVisible()
      })
      await expectAllSent(page)
      await expectOnServer(call, visit, { note: 'Rang once', version: visit.version + 1 })
    },
  },
]
