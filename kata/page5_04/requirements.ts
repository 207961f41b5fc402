import type { Page } from '@playwright/test'
import { choose, expectChosen } from '#kata/judge/choice.ts'
import { expect, PATIENCE_MS } from '#kata/judge/expect.ts'
import { anyNumber } from '#kata/judge/fresh.ts'
import { countRequests, holdFirst } from '#kata/judge/network.ts'
import { expectNews } from '#kata/judge/news.ts'
import type { Requirement } from '#kata/kata.ts'
import type { Call } from '#scripts/call-api.ts'
import { addDays } from '#shared/time/zone.ts'

type Event = { kind: string; subject: string; subjectId: number; subjectName: { en: string } | null }
type DayCount = { day: string; count: number }

const EVENTS = '/api/events'
const COUNTS = '/api/event-days'
const MAX_ROWS = 100
const MAX_REQUESTS = 20
const FAR_PX = 1_000_000

const grid = (page: Page) => page.getByRole('grid', { name: 'Events' })
/** The row of an event; 0 is the newest. The header is row 1. */
const row = (page: Page, index: number) => grid(page).locator(`[aria-rowindex="${index + 2}"]`)

const countDays = async (call: Call, query = '') =>
  (await call<{ days: DayCount[] }>('GET', `${COUNTS}?${query}`)).days.toReversed()
const totalOf = (days: readonly DayCount[]) => days.reduce((sum, { count }) => sum + count, 0)
const listEvents = (call: Call, query: string) =>
  call<{ rows: Event[]; next: string | null }>('GET', `${EVENTS}?${query}`)

/** What the row of an event says. Orders have no name. */
function textsOf({ kind, subject, subjectId, subjectName }: Event): string[] {
  const title = kind.charAt(0).toUpperCase() + kind.slice(1).replace(/[.-]/g, ' ')
  return [title, subject === 'order' ? `Order ${subjectId}` : (subjectName?.en ?? String(subjectId))]
}

const newest = async (call: Call, query = '') => textsOf((await listEvents(call, `limit=1&${query}`)).rows[0] as Event)
const oldest = (call: Call) => newest(call, 'sort=at')

/** What the row at this index says: the counts lead to its day, and cursors through the day. */
async function textsAt(call: Call, index: number): Promise<string[]> {
  let rest = index
  for (const { day, count } of await countDays(call)) {
    if (rest >= count) {
      rest -= count
      continue
    }
    const within = `limit=200&from=${day}T00:00:00.000Z&to=${addDays(day, 1)}T00:00:00.000Z`
    let { rows, next } = await listEvents(call, within)
    for (; rest >= rows.length && next; rest -= 200)
      ({ rows, next } = await listEvents(call, `${within}&cursor=${encodeURIComponent(next)}`))
    return textsOf(rows[rest] as Event)
  }
  throw new Error(`There is no event ${index}.`)
}

async function expectTexts(page: Page, index: number, texts: readonly string[]) {
  for (const text of texts) await expect(row(page, index)).toContainText(text)
}

/** Points the mouse at a row. Returns what reads the row below it. */
async function pointAt(page: Page, index: number) {
  await row(page, index).hover()
  const { x, y, width, height } = (await row(page, index).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const point = { x: x + width / 2, y: y + height / 2 }
  return () =>
    page.evaluate(({ x, y }) => {
      const found = document.elementFromPoint(x, y)?.closest('[aria-rowindex]')
      return { index: Number(found?.getAttribute('aria-rowindex')) - 2, text: found?.textContent ?? '' }
    }, point)
}

/** Scrolls far with the wheel, and waits until the right row is below the mouse. */
async function scrollFar(page: Page, call: Call) {
  const read = await pointAt(page, 5)
  await page.mouse.wheel(0, FAR_PX)
  await expect(async () => {
    const { index, text } = await read()
    expect(index, 'the row below the mouse').toBeGreaterThan(5_000)
    for (const part of await textsAt(call, index)) expect(text, `row ${index + 2}`).toContain(part)
  }).toPass({ timeout: PATIENCE_MS })
}

const expectFewRows = async (page: Page) =>
  expect(await page.getByRole('row').count(), 'rows in the document').toBeLessThanOrEqual(MAX_ROWS)

export const requirements: Requirement[] = [
  {
    id: 'only-what-is-in-view',
    says: {
      en: `A grid “Events” lists all events, newest first. Its \`aria-rowcount\` is their number and the header; each row has its \`aria-rowindex\`, and names the event (“Order placed”) and its subject (“Order 7”, or the name). It scrolls like any list, to any place, but the document never has more than ${MAX_ROWS} rows.`,
      zh: `名為「Events」的 grid 由新到舊列出所有事件。\`aria-rowcount\` 是事件數加上標題列；每一列有自己的 \`aria-rowindex\`，並寫出事件（「Order placed」）與對象（「Order 7」，或其名稱）。可以像一般清單一樣捲到任何位置，但文件中的列不超過 ${MAX_ROWS} 列。`,
    },
    async check({ page, open, call }) {
      await call('POST', EVENTS, { count: anyNumber(1, 5) })
      const total = totalOf(await countDays(call))
      await open()
      await expect(grid(page)).toHaveAttribute('aria-rowcount', String(total + 1))
      await expectTexts(page, 0, await newest(call))
      await expectFewRows(page)
      await scrollFar(page, call)
      await expectFewRows(page)
    },
  },
  {
    id: 'end-by-keyboard',
    says: {
      en: `Rows take the focus. Arrow Down and Arrow Up lead to the next one, also beyond the view; End leads to the oldest event and Home to the newest. It takes at most ${MAX_REQUESTS} requests.`,
      zh: `列可以取得焦點。↓ 與 ↑ 移到相鄰的列，也能超出畫面；End 移到最舊的事件，Home 移到最新的。總共最多 ${MAX_REQUESTS} 個請求。`,
    },
    async check({ page, open, call }) {
      const last = totalOf(await countDays(call)) - 1
      const expected = await oldest(call)
      const requests = countRequests(page, { path: EVENTS })
      await open()
      await row(page, 0).focus()
      await page.keyboard.press('End')
      await expect(row(page, last)).toBeFocused()
      await expect(row(page, last)).toBeInViewport()
      await expectTexts(page, last, expected)
      await page.keyboard.press('ArrowUp')
      await expect(row(page, last - 1)).toBeFocused()
      await page.keyboard.press('Home')
      await expect(row(page, 0)).toBeFocused()
      for (let count = 0; count < 40; count++) await page.keyboard.press('ArrowDown')
      await expect(row(page, 40)).toBeFocused()
      await expect(row(page, 40)).toBeInViewport()
      expect(requests(), `requests GET ${EVENTS}`).toBeLessThanOrEqual(MAX_REQUESTS)
    },
  },
  {
    id: 'focus-survives',
    needs: ['end-by-keyboard'],
    says: {
      en: 'Scrolling away with the mouse doesn’t lose the focus: Arrow Down goes on from the row that had it, and shows the next one.',
      zh: '以滑鼠捲到別處不會遺失焦點：按 ↓ 會從原本的列繼續，並顯示下一列。',
    },
    async check({ page, open, call }) {
      await open()
      await row(page, 3).focus()
      await scrollFar(page, call)
      await page.keyboard.press('ArrowDown')
      await expect(row(page, 4)).toBeFocused()
      await expect(row(page, 4)).toBeInViewport()
    },
  },
  {
    id: 'filter-in-address',
    says: {
      en: 'The choice “Event” (“Any event”, “Order placed”, …: a select, a combobox with a listbox, or radio buttons) filters on the server, and the list begins at its top. The address has `?kind=order.placed`, and opening it shows the same.',
      zh: '選項欄「Event」（「Any event」、「Order placed」…；可以是下拉選單、附 listbox 的 combobox，或選項按鈕）由伺服器篩選，清單回到最上方。網址帶有 `?kind=order.placed`，開啟該網址會看到相同的結果。',
    },
    async check({ page, open, call }) {
      const total = totalOf(await countDays(call, 'kind=order.placed'))
      const expected = await newest(call, 'kind=order.placed')
      async function expectFiltered() {
        await expect(grid(page)).toHaveAttribute('aria-rowcount', String(total + 1))
        await expect(row(page, 0)).toBeInViewport()
        await expectTexts(page, 0, expected)
      }
      await open()
      await scrollFar(page, call)
      await choose(page, 'Event', 'Order placed')
      await expectFiltered()
      await expect(page).toHaveURL(/[?&]kind=order\.placed\b/)
      await open('?kind=order.placed')
      await expectFiltered()
      await expectChosen(page, 'Event', 'Order placed')
    },
  },
  {
    id: 'latest-filter-wins',
    needs: ['filter-in-address'],
    says: {
      en: 'If a reply for an earlier filter arrives late, the rows of the latest filter stay.',
      zh: '較早的篩選結果若較晚抵達，仍顯示最後一次篩選的列。',
    },
    async check({ page, open, call }) {
      const total = totalOf(await countDays(call, 'kind=order.placed'))
      const expected = await newest(call, 'kind=order.placed')
      await open()
      await expect(row(page, 0)).toBeVisible()
      const early = await holdFirst(page, { path: /^\/api\/event(s|-days)$/, query: 'kind=order.paid' })
      await choose(page, 'Event', 'Order paid')
      await early.arrived()
      await choose(page, 'Event', 'Order placed')
      await expectTexts(page, 0, expected)
      await early.release()
      await expect(grid(page), 'after the late reply').toHaveAttribute('aria-rowcount', String(total + 1))
      await expectTexts(page, 0, expected)
    },
  },
  {
    id: 'new-events-wait',
    says: {
      en: 'Events that are recorded meanwhile move nothing. Within 5 seconds, a button says how many there are (“2 new events”); it shows them, at the top.',
      zh: '其間新增的事件不會移動任何一列。5 秒內出現寫著數量的按鈕（「2 new events」），按下後在最上方顯示。',
    },
    async check({ page, open, call }) {
      const total = totalOf(await countDays(call))
      await open()
      await expectTexts(page, 5, await textsAt(call, 5))
      const read = await pointAt(page, 5)
      const before = await read()
      const count = anyNumber(2, 9)
      const show = page.getByRole('button', { name: `${count} new events` })
      await expectNews(show, () => call('POST', EVENTS, { count }), 2 * PATIENCE_MS)
      expect(await read(), 'the row below the mouse').toEqual(before)
      await expect(grid(page)).toHaveAttribute('aria-rowcount', String(total + 1))
      await show.click()
      await expect(show).toBeHidden()
      await expect(grid(page)).toHaveAttribute('aria-rowcount', String(total + count + 1))
      await expect(row(page, 0)).toBeInViewport()
      await expectTexts(page, 0, await newest(call))
    },
  },
]
