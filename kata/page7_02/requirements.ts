import type { Page } from '@playwright/test'
import { choose, expectChosen } from '#kata/judge/choice.ts'
import { expect, PATIENCE_MS } from '#kata/judge/expect.ts'
import { anyOf } from '#kata/judge/fresh.ts'
import { holdFirst, watchReplies } from '#kata/judge/network.ts'
import type { Requirement } from '#kata/kata.ts'
import type { Call } from '#scripts/call-api.ts'

type Box = { west: number; south: number; east: number; north: number }
type Cluster = { count: number; lng: number; lat: number; bounds: Box; locality: { en: string } }
type Clusters = { count: number; clusters: Cluster[] }
type Kind = { value: string; label: string }

const PATH = '/api/sites/clusters'
/** All of Taiwan, and more. */
const EVERYWHERE = 'west=110&south=15&east=130&north=35&zoom=5'
const KINDS: readonly Kind[] = [
  { value: 'shop', label: 'Shop' },
  { value: 'workshop', label: 'Workshop' },
  { value: 'pick-up', label: 'Pick-up point' },
  { value: 'locker', label: 'Parcel locker' },
]
/** Edges are rounded to a few digits. */
const DIGITS = 3

const status = (page: Page) => page.getByRole('status').filter({ hasText: /service points? on this map/ })
const items = (page: Page) =>
  page.getByRole('list', { name: 'Clusters and service points on the map' }).getByRole('button')
const written = (count: number) => count.toLocaleString('en-US')
const textOf = (count: number) => new RegExp(`^\\s*${written(count)} service points? on this map`)

/** The service points in the list: a cluster has many, any other button is one. */
async function sumOf(page: Page): Promise<number> {
  const texts = await items(page).allInnerTexts()
  const counts = texts.map(text => /^([\d,]+) service points?\b/m.exec(text)?.[1]?.replaceAll(',', '') ?? '1')
  return counts.reduce((sum, count) => sum + Number(count), 0)
}

/** Expects that the status says how many service points the list has in sum. Returns the number. */
async function expectSum(page: Page): Promise<number> {
  let sum = 0
  await expect(async () => {
    sum = await sumOf(page)
    expect(sum, 'the sum of the list').toBeGreaterThan(0)
    await expect(status(page)).toHaveText(textOf(sum), { timeout: 1 })
  }).toPass({ timeout: PATIENCE_MS })
  return sum
}

const countOf = async (call: Call, { value }: Kind) =>
  (await call<Clusters>('GET', `${PATH}?${EVERYWHERE}&kind=${value}`)).count

/** What the page has asked for last. */
function boxIn(query: URLSearchParams): Box & { zoom: number } {
  const at = (name: string) => Number(query.get(name))
  return { west: at('west'), south: at('south'), east: at('east'), north: at('north'), zoom: at('zoom') }
}

export const requirements: Requirement[] = [
  {
    id: 'clusters',
    says: {
      en: 'The page shows all of Taiwan. The list “Clusters and service points on the map” has a button for each cluster, such as “7,639 service points near Dongshan District, Tainan City”, the largest first, then one for each single service point. A status such as “20,000 service points on this map” is their sum.',
      zh: '頁面顯示全臺灣。清單「Clusters and service points on the map」中，每個叢集是一個按鈕，例如「7,639 service points near Dongshan District, Tainan City」，由大到小，接著是每個單獨的據點。以 status 顯示總數，例如「20,000 service points on this map」。',
    },
    async check({ page, open, call }) {
      const kind = anyOf(KINDS)
      const count = await countOf(call, kind)
      const replies = watchReplies<Clusters>(page, PATH)
      await open(`?kind=${kind.value}`)
      await expect(status(page)).toHaveText(textOf(count))
      expect(await expectSum(page), 'the sum of the list').toBe(count)
      const { clusters } = await replies.last()
      for (const [at, { count: ofCluster, locality }] of clusters.slice(0, 3).entries()) {
        await expect(items(page).nth(at)).toContainText(`${written(ofCluster)} service point`)
        await expect(items(page).nth(at)).toContainText(locality.en)
      }
    },
  },
  {
    id: 'kind-in-address',
    says: {
      en: '“Kind” is a choice (“All kinds”, “Shop”, “Workshop”, “Pick-up point”, “Parcel locker”: a select, a combobox with a listbox, or radio buttons). It filters on the server, and is in the address, such as `?kind=shop`. Opening that address shows the same.',
      zh: '「Kind」是選項欄（「All kinds」、「Shop」、「Workshop」、「Pick-up point」、「Parcel locker」；可以是下拉選單、附 listbox 的 combobox，或選項按鈕），由伺服器篩選並寫入網址，如 `?kind=shop`。開啟該網址會看到相同的內容。',
    },
    async check({ page, open, call }) {
      const kind = anyOf(KINDS)
      const count = await countOf(call, kind)
      await open()
      await expectSum(page)
      await expectChosen(page, 'Kind', 'All kinds')
      await choose(page, 'Kind', kind.label)
      await expect(status(page)).toHaveText(textOf(count))
      await expect(page).toHaveURL(new RegExp(`[?&]kind=${kind.value}\\b`))
      await open(`?kind=${kind.value}`)
      await expect(status(page)).toHaveText(textOf(count))
      await expectChosen(page, 'Kind', kind.label)
    },
  },
  {
    id: 'latest-kind-wins',
    needs: ['kind-in-address'],
    says: {
      en: 'If the reply for an earlier kind arrives late, the service points of the latest choice stay.',
      zh: '較早選擇的類型若較晚收到回應，仍顯示最後一次選擇的據點。',
    },
    async check({ page, open, call }) {
      const later = anyOf(KINDS)
      const earlier = anyOf(KINDS.filter(kind => kind !== later))
      const expected = textOf(await countOf(call, later))
      await open()
      await expectSum(page)
      const early = await holdFirst(page, { path: PATH, query: `kind=${earlier.value}` })
      await choose(page, 'Kind', earlier.label)
      await early.arrived()
      await choose(page, 'Kind', later.label)
      await expect(status(page)).toHaveText(expected)
      await early.release()
      await expect(status(page), `after the late reply for ${earlier.label}`).toHaveText(expected)
    },
  },
  {
    id: 'opens-clusters',
    says: {
      en: 'By keyboard: Arrow Down and Arrow Up move through the list. Enter on a cluster shows its area closer, with all its service points, in smaller clusters or singly. The focus is then on the first of them. The browser’s Back returns to the area before.',
      zh: '以鍵盤操作：向下、向上鍵在清單中移動。在叢集上按 Enter 會放大到該範圍，以較小的叢集或單獨的據點顯示其中所有據點，焦點移到第一項。按瀏覽器的上一頁回到先前的範圍。',
    },
    async check({ page, open }) {
      const replies = watchReplies<Clusters>(page, PATH)
      await open()
      const whole = await expectSum(page)
      const before = boxIn(await replies.query())
      const [, cluster] = (await replies.last()).clusters as [Cluster, Cluster]
      await items(page).first().focus()
      await page.keyboard.press('ArrowDown')
      await expect(items(page).nth(1)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(status(page)).not.toHaveText(textOf(whole))
      await expect(items(page).first()).toBeFocused()
      expect(await expectSum(page), 'the sum of the list').toBeGreaterThanOrEqual(cluster.count)
      const after = boxIn(await replies.query())
      expect(after.zoom, 'the zoom level of the request').toBeGreaterThan(before.zoom)
      const { west, south, east, north } = cluster.bounds
      const isInside = after.west <= west && after.south <= south && after.east > east && after.north > north
      expect(isInside, 'the cluster is in the box of the request').toBe(true)
      await page.goBack()
      await expect(status(page)).toHaveText(textOf(whole))
    },
  },
  {
    id: 'next-area',
    needs: ['opens-clusters'],
    says: {
      en: 'A button “Next area to the east” requests a box that begins exactly where the one before ended: the same height, width and zoom level. So no service point is missed, and none is there twice.',
      zh: '「Next area to the east」按鈕要求的範圍正好從前一個範圍結束的地方開始，高度、寬度與縮放層級都相同，因此不會遺漏任何據點，也不會重複。',
    },
    async check({ page, open }) {
      const replies = watchReplies<Clusters>(page, PATH)
      await open()
      await expectSum(page)
      const first = boxIn(await replies.query())
      await items(page).first().press('Enter')
      await expect.poll(async () => boxIn(await replies.query()).zoom, 'the zoom level').toBeGreaterThan(first.zoom)
      await expectSum(page)
      const before = boxIn(await replies.query())
      await page.getByRole('button', { name: 'Next area to the east', exact: true }).click()
      const next = async () => boxIn(await replies.query())
      await expect.poll(async () => (await next()).west, 'the western edge').toBeCloseTo(before.east, DIGITS)
      const after = await next()
      expect(after.zoom, 'the zoom level').toBe(before.zoom)
      expect(after.south, 'the southern edge').toBeCloseTo(before.south, DIGITS)
      expect(after.north, 'the northern edge').toBeCloseTo(before.north, DIGITS)
      expect(after.east - after.west, 'the width').toBeCloseTo(before.east - before.west, DIGITS)
    },
  },
]
