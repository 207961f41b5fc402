import type { Page } from '@playwright/test'
import { choose } from '#kata/judge/choice.ts'
import { expect } from '#kata/judge/expect.ts'
import { anyNumber } from '#kata/judge/fresh.ts'
import { countRequests, holdFirst, loseFirst, settle } from '#kata/judge/network.ts'
import { alerts, expectNews } from '#kata/judge/news.ts'
import type { Requirement } from '#kata/kata.ts'
import type { Call } from '#scripts/call-api.ts'

type Counters = { number: number; array: number[]; version: number }

const PATH = '/api/counters'
const ADDING = { method: 'POST', path: `${PATH}/steps` }
const WRITING = { method: 'PUT', path: PATH }

const card = (page: Page) => page.getByRole('region', { name: 'Server', exact: true })
const button = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true })
const counter = (page: Page, name: string) => card(page).getByRole('group', { name, exact: true })
const expectShown = (page: Page, name: string, value: number) =>
  expect(counter(page, name).getByRole('status')).toHaveText(String(value))
const chooseMethod = (page: Page, method: 'POST an increment' | 'PUT with If-Match') =>
  choose(card(page), 'Update method', method)

const read = (call: Call) => call<Counters>('GET', PATH)
const expectHeld = (call: Call, counters: Partial<Counters>) =>
  expect.poll(() => read(call), 'on the server').toMatchObject(counters)

/** Writes counters that no page can know before. Small enough to be written without a separator. */
function write(call: Call): Promise<Counters> {
  const number = anyNumber(50, 800)
  return call('PUT', PATH, { number, array: [anyNumber(50, 800), anyNumber(50, 800)] })
}

/** Adds to the number as another window would. */
const addElsewhere = (call: Call, by: number) => call('POST', ADDING.path, { target: 'number', by })

export const requirements: Requirement[] = [
  {
    id: 'shows',
    says: {
      en: 'The region “Server” has a group “Number” with the buttons “Decrease Number” and “Increase Number”, and a status with the number. The list “Array” has such a group for each item: “Item 1”, “Item 2”, …',
      zh: 'region「Server」內有群組「Number」，其中有「Decrease Number」與「Increase Number」按鈕，並以 status 顯示數字。清單「Array」的每一項也是這樣的群組：「Item 1」、「Item 2」…',
    },
    async check({ page, open, call }) {
      const { number, array } = await write(call)
      await open()
      await expect(card(page)).toBeVisible()
      await expectShown(page, 'Number', number)
      for (const name of ['Decrease Number', 'Increase Number']) await expect(button(page, name)).toBeVisible()
      const list = card(page).getByRole('list', { name: 'Array', exact: true })
      await expect(list.getByRole('listitem')).toHaveCount(array.length)
      for (const [at, value] of array.entries()) await expectShown(page, `Item ${at + 1}`, value)
    },
  },
  {
    id: 'adds',
    says: {
      en: '“Update method” is a choice (a select, a combobox with a listbox, or radio buttons). With “POST an increment”, each press adds one on the server, to the number or to an item. What another window has added meanwhile counts, too, and the page then shows the sum.',
      zh: '「Update method」是選項欄（下拉選單、附 listbox 的 combobox，或選項按鈕）。選擇「POST an increment」後，每按一次就由伺服器將數字或該項加一；其他視窗同時加上的也計入，頁面隨後顯示總和。',
    },
    async check({ page, open, call }) {
      const { number, array } = await write(call)
      const [first = 0, second = 0] = array
      await open()
      await expectShown(page, 'Number', number)
      await chooseMethod(page, 'POST an increment')
      await addElsewhere(call, 10)
      await button(page, 'Increase Number').click()
      await expectShown(page, 'Number', number + 11)
      await button(page, 'Decrease Item 2').click()
      await expectShown(page, 'Item 2', second - 1)
      await expectHeld(call, { number: number + 11, array: [first, second - 1] })
    },
  },
  {
    id: 'overwrites-nothing',
    says: {
      en: 'With “PUT with If-Match”, a press writes all values plus the change. If another window has written meanwhile, nothing is overwritten: an alert names the number that the server holds, the page shows it, and the next press goes on from there.',
      zh: '選擇「PUT with If-Match」後，每按一次會寫入變更後的所有值。其間若有其他視窗寫入，不會覆蓋：以 alert 說明伺服器目前的數字，頁面改顯示該數字，下一次從那裡繼續。',
    },
    async check({ page, open, call }) {
      const { number } = await write(call)
      await open()
      await expectShown(page, 'Number', number)
      await chooseMethod(page, 'PUT with If-Match')
      await addElsewhere(call, 20)
      const current = number + 20
      const refusal = alerts(page).filter({ hasText: String(current) })
      await expectNews(refusal, () => button(page, 'Increase Number').click())
      await expectShown(page, 'Number', current)
      await expectHeld(call, { number: current })
      await button(page, 'Increase Number').click()
      await expectShown(page, 'Number', current + 1)
      await expectHeld(call, { number: current + 1 })
    },
  },
  {
    id: 'each-press-counts',
    says: {
      en: 'If you press three times before the first reply is there, the number becomes three more. The presses are no conflict with each other.',
      zh: '在第一個回應抵達之前連按三次，數字就加三；這幾次之間不算衝突。',
    },
    async check({ page, open, call }) {
      const { number } = await write(call)
      await open()
      await expectShown(page, 'Number', number)
      await chooseMethod(page, 'PUT with If-Match')
      const reply = await holdFirst(page, WRITING)
      for (const _ of [1, 2, 3]) await button(page, 'Increase Number').click()
      await reply.arrived()
      await reply.release()
      await expectHeld(call, { number: number + 3 })
      await expectShown(page, 'Number', number + 3)
      await expect(alerts(page), 'alerts').toHaveCount(0)
    },
  },
  {
    id: 'whole-list',
    says: {
      en: '“Add item” adds an item to the list, ten more than the last, and “Remove last item” removes the last one. Both are saved.',
      zh: '「Add item」在陣列加上一項，比最後一項多十；「Remove last item」移除最後一項。兩者都會儲存。',
    },
    async check({ page, open, call }) {
      const { array } = await write(call)
      const [first = 0, second = 0] = array
      await open()
      await expectShown(page, 'Item 2', second)
      await button(page, 'Add item').click()
      await expectShown(page, 'Item 3', second + 10)
      await expectHeld(call, { array: [first, second, second + 10] })
      for (const count of [2, 1]) {
        await button(page, 'Remove last item').click()
        await expect(counter(page, `Item ${count + 1}`)).toBeHidden()
      }
      await expectHeld(call, { array: [first] })
    },
  },
  {
    id: 'lost-reply',
    says: {
      en: 'If the reply to an increment is lost, an alert says so. The page sends nothing again by itself, because the server would add twice. “Refresh” shows what the server holds.',
      zh: '增加量的回應遺失時，以 alert 說明。頁面不會自動重送，否則伺服器會加兩次。按「Refresh」會顯示伺服器目前的值。',
    },
    async check({ page, open, call }) {
      const { number } = await write(call)
      await open()
      await expectShown(page, 'Number', number)
      await chooseMethod(page, 'POST an increment')
      const sent = countRequests(page, ADDING)
      const lost = await loseFirst(page, ADDING)
      await expectNews(alerts(page), async () => {
        await button(page, 'Increase Number').click()
        await lost.arrived()
      })
      await settle(page)
      expect(sent(), 'requests that add').toBe(1)
      await button(page, 'Refresh').click()
      await expectShown(page, 'Number', number + 1)
      await expectHeld(call, { number: number + 1 })
    },
  },
]
