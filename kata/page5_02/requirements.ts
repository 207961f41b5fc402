import type { Page } from '@playwright/test'
import { expect } from '#kata/judge/expect.ts'
import { holdFirst } from '#kata/judge/network.ts'
import type { Requirement } from '#kata/kata.ts'
import type { Call } from '#scripts/call-api.ts'

type Found = { rows: { name: { en: string } }[]; count: number }

const PATH = '/api/product-search'
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search products' })
const hits = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link')
const status = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+ products?$/ })
const facet = (page: Page, name: string) => page.getByRole('checkbox', { name })
const find = (call: Call, query: string) => call<Found>('GET', `${PATH}?${query}`)
const namesIn = ({ rows }: Found) => rows.map(({ name }) => name.en)

/** The number at the end of a checkbox's label. */
const countAt = async (page: Page, name: string) => {
  const read = () => facet(page, name).evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '')
  await expect.poll(read).toMatch(/\d+\s*$/)
  return Number(/(\d+)\s*$/.exec(await read())?.[1])
}

export const requirements: Requirement[] = [
  {
    id: 'search-in-address',
    says: {
      en: '“Search products” searches as you type. The hits are a list of links with the English names, and a status says “24 products”. The text is in the address as `?text=`, and opening that address shows the same hits.',
      zh: '在「Search products」輸入時即時搜尋。結果是一串連結，名稱為英文品名，並以 status 顯示「24 products」。文字以 `?text=` 寫入網址，開啟該網址會看到相同的結果。',
    },
    async check({ page, open, call }) {
      const found = await find(call, 'text=jacket')
      await open()
      await box(page).fill('jacket')
      await expect(hits(page)).toHaveText(namesIn(found))
      await expect(page).toHaveURL(/[?&]text=jacket\b/)
      await open('?text=jacket')
      await expect(box(page)).toHaveValue('jacket')
      await expect(status(page)).toHaveText(`${found.count} products`)
    },
  },
  {
    id: 'latest-search-wins',
    says: {
      en: 'If the reply to an earlier search arrives late, the hits of the latest search stay.',
      zh: '較早的搜尋結果若較晚抵達，仍顯示最後一次搜尋的結果。',
    },
    async check({ page, open, call }) {
      const expected = namesIn(await find(call, 'text=jacket'))
      await open()
      await expect(hits(page).first()).toBeVisible()
      const early = await holdFirst(page, { path: PATH, query: 'text=tent' })
      await box(page).fill('tent')
      await early.arrived()
      await box(page).fill('jacket')
      await expect(hits(page)).toHaveText(expected)
      await early.release()
      await expect(hits(page), 'after the late reply to “tent”').toHaveText(expected)
    },
  },
  {
    id: 'counts-predict',
    says: {
      en: 'Each category is a checkbox, labelled with its name and its count. Checking one shows that many products, and puts `category=tents` into the address; Back takes it away again.',
      zh: '每個類別是一個核取方塊，標籤為名稱與數量。勾選後顯示的商品數與該數量相同，網址加上 `category=tents`；按上一頁即可取消。',
    },
    async check({ page, open, call }) {
      const { count } = await find(call, '')
      await open()
      await expect(status(page)).toHaveText(`${count} products`)
      const promised = await countAt(page, 'Tents')
      await facet(page, 'Tents').check()
      await expect(status(page)).toHaveText(`${promised} products`)
      await expect(page).toHaveURL(/[?&]category=tents\b/)
      await page.goBack()
      await expect(facet(page, 'Tents')).not.toBeChecked()
      await expect(status(page)).toHaveText(`${count} products`)
    },
  },
  {
    id: 'says-what-it-guessed',
    says: {
      en: 'If the server has searched for a similar word, the page says for which one: after “tnet”, a text contains “tent” in quotation marks.',
      zh: '伺服器改搜相近的字時，頁面會說明改搜了什麼：輸入「tnet」後，會有一段文字以引號標出「tent」。',
    },
    async check({ page, open }) {
      await open()
      await box(page).fill('tnet')
      await expect(page.getByText('“tent”').first()).toBeVisible()
    },
  },
  {
    id: 'says-nothing-found',
    says: {
      en: 'If nothing is found, a heading says “No results”.',
      zh: '沒有結果時，以標題顯示「No results」。',
    },
    async check({ page, open }) {
      await open('?text=xyzzyx')
      await expect(page.getByRole('heading', { name: /^No results/ })).toBeVisible()
      await expect(hits(page)).toHaveCount(0)
    },
  },
]
