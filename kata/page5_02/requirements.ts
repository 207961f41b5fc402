import type { Page } from '@playwright/test'
import { expect } from '#kata/judge/expect.ts'
import { anyOf, freshWord } from '#kata/judge/fresh.ts'
import { holdFirst } from '#kata/judge/network.ts'
import { expectNews, said } from '#kata/judge/news.ts'
import type { Requirement } from '#kata/kata.ts'
import type { Call } from '#scripts/call-api.ts'

type Product = { id: number; version: number; name: { en: string } }
type Found = {
  rows: Product[]
  count: number
  facets: { category: { value: string; count: number }[] }
  guessed: { used: string }[]
}

const PATH = '/api/product-search'
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search products' })
const hits = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link')
const status = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+ products?$/ })
const facet = (page: Page, name: RegExp) => page.getByRole('checkbox', { name })
const find = (call: Call, query: string) => call<Found>('GET', `${PATH}?${query}`)
const namesIn = ({ rows }: Found) => rows.map(({ name }) => name.en)
const titleOf = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const countOf = (count: number) => new RegExp(`^${count} products?$`)
/** The label of a category contains its word in the API. */
const labelOf = (value: string) => new RegExp(value, 'i')

/** Gives so many products a word in their names that occurs nowhere else. */
async function nameProducts(call: Call, count: number): Promise<string> {
  const word = freshWord()
  const { rows } = await call<{ rows: Product[] }>('GET', '/api/products?isSold=true&limit=200')
  const first = Math.floor(Math.random() * (rows.length - count))
  const edited = rows.slice(first, first + count)
  await call('PATCH', '/api/products', {
    rows: edited.map(({ id, version }, at) => ({ id, version, cells: { nameEn: `${titleOf(word)} ${at + 1}` } })),
  })
  return word
}

/** The number at the end of a checkbox's label. */
const countAt = async (page: Page, name: RegExp) => {
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
      const word = await nameProducts(call, 3)
      const found = await find(call, `text=${word}`)
      await open()
      await box(page).fill(word)
      await expect(hits(page)).toHaveText(namesIn(found))
      await expect(page).toHaveURL(new RegExp(`[?&]text=${word}\\b`))
      await open(`?text=${word}`)
      await expect(box(page)).toHaveValue(word)
      await expect(status(page)).toHaveText(countOf(found.count))
    },
  },
  {
    id: 'latest-search-wins',
    says: {
      en: 'If the reply to an earlier search arrives late, the hits of the latest search stay.',
      zh: '較早的搜尋結果若較晚抵達，仍顯示最後一次搜尋的結果。',
    },
    async check({ page, open, call }) {
      const [earlier, later] = [await nameProducts(call, 2), await nameProducts(call, 3)]
      const expected = namesIn(await find(call, `text=${later}`))
      await open()
      await expect(hits(page).first()).toBeVisible()
      const early = await holdFirst(page, { path: PATH, query: `text=${earlier}` })
      await box(page).fill(earlier)
      await early.arrived()
      await box(page).fill(later)
      await expect(hits(page)).toHaveText(expected)
      await early.release()
      await expect(hits(page), `after the late reply to “${earlier}”`).toHaveText(expected)
    },
  },
  {
    id: 'counts-predict',
    says: {
      en: 'Each category is a checkbox, labelled with its name and its count. Checking one shows that many products, and puts `category=tents` into the address; Back takes it away again.',
      zh: '每個類別是一個核取方塊，標籤為名稱與數量。勾選後顯示的商品數與該數量相同，網址加上 `category=tents`；按上一頁即可取消。',
    },
    async check({ page, open, call }) {
      const word = await nameProducts(call, 20)
      const { count, facets } = await find(call, `text=${word}`)
      const { value } = anyOf(facets.category.filter(one => one.count > 0))
      const name = labelOf(value)
      await open(`?text=${word}`)
      await expect(status(page)).toHaveText(countOf(count))
      const promised = await countAt(page, name)
      await facet(page, name).check()
      await expect(status(page)).toHaveText(countOf(promised))
      await expect(page).toHaveURL(new RegExp(`[?&]category=${value}\\b`))
      const expected = await find(call, `text=${word}&category=${value}`)
      await expect(hits(page)).toHaveText(namesIn(expected))
      await page.goBack()
      await expect(facet(page, name)).not.toBeChecked()
      await expect(status(page)).toHaveText(countOf(count))
    },
  },
  {
    id: 'says-what-it-guessed',
    says: {
      en: 'If the server has searched for a similar word, the page says for which one: after “tnet”, a text contains “tent” in quotation marks.',
      zh: '伺服器改搜相近的字時，頁面會說明改搜了什麼：輸入「tnet」後，會有一段文字以引號標出「tent」。',
    },
    async check({ page, open, call }) {
      const word = await nameProducts(call, 1)
      const typo = `${word.slice(0, 3)}${word[4]}${word[3]}${word.slice(5)}`
      expect((await find(call, `text=${typo}`)).guessed[0]?.used, 'what the server has searched for').toBe(word)
      await open()
      await expectNews(said(page, `“${word}”`), () => box(page).fill(typo))
    },
  },
  {
    id: 'says-nothing-found',
    says: {
      en: 'If nothing is found, a heading says “No results”.',
      zh: '沒有結果時，以標題顯示「No results」。',
    },
    async check({ page, open }) {
      await open()
      await expect(hits(page).first()).toBeVisible()
      const nothing = page.getByRole('heading', { name: /^No results/ })
      await expectNews(nothing, () => box(page).fill(freshWord() + freshWord()))
      await expect(hits(page)).toHaveCount(0)
    },
  },
]
