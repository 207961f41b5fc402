import { BEGIN, END, isoOf } from '#company/calendar.ts'
import { createRandom } from '#company/random.ts'
import { defineCompanyRows, unchanged } from '#company/rows.ts'
import { CATEGORIES, type Category } from './rules.ts'

/** Product lines are named after mountains, lakes and trails of Taiwan. */
const LINES = '玉山 Yushan,雪山 Xueshan,南湖 Nanhu,奇萊 Qilai,大霸 Daba,合歡 Hehuan,能高 Nenggao,嘉明 Jiaming'
  .split(',')
  // Each has both.
  .map(pair => pair.split(' ') as [zh: string, en: string])

/** A kind of product: its names, and its lowest and highest price in TWD before tax. */
type Kind = [category: Category, zh: string, en: string, from: number, to: number]
const KINDS: Kind[] = [
  ['tents', '單人帳篷', '1-Person Tent', 4200, 9800],
  ['tents', '雙人帳篷', '2-Person Tent', 5600, 14800],
  ['tents', '四人帳篷', '4-Person Tent', 7900, 18800],
  ['tents', '天幕', 'Tarp', 1800, 5200],
  ['sleeping', '羽絨睡袋', 'Down Sleeping Bag', 3600, 12800],
  ['sleeping', '化纖睡袋', 'Synthetic Sleeping Bag', 1600, 4200],
  ['sleeping', '充氣睡墊', 'Inflatable Sleeping Pad', 1400, 5600],
  ['backpacks', '登山背包 65L', '65 L Backpack', 4800, 11800],
  ['backpacks', '健行背包 30L', '30 L Daypack', 1900, 4600],
  ['backpacks', '攻頂包', 'Summit Pack', 900, 2400],
  ['footwear', '中筒登山鞋', 'Mid Hiking Boots', 3200, 8800],
  ['footwear', '越野跑鞋', 'Trail Running Shoes', 2600, 5400],
  ['footwear', '溯溪鞋', 'River Tracing Shoes', 1300, 2900],
  ['clothing', '防水外套', 'Rain Jacket', 2400, 12800],
  ['clothing', '羽絨外套', 'Down Jacket', 2900, 9900],
  ['clothing', '排汗衣', 'Base Layer', 690, 2200],
  ['clothing', '登山褲', 'Hiking Trousers', 1300, 3900],
  ['cooking', '瓦斯爐', 'Gas Stove', 780, 3600],
  ['cooking', '套鍋', 'Cook Set', 880, 3200],
  ['cooking', '保溫瓶', 'Vacuum Flask', 590, 1800],
  ['lighting', '頭燈', 'Headlamp', 680, 3400],
  ['lighting', '營燈', 'Camp Lantern', 590, 2600],
  ['climbing', '攀岩鞋', 'Climbing Shoes', 2400, 5600],
  ['climbing', '吊帶', 'Harness', 1600, 4200],
  ['climbing', '動力繩 60m', '60 m Dynamic Rope', 4200, 8800],
  ['climbing', '岩盔', 'Climbing Helmet', 1400, 3400],
  ['hydration', '濾水器', 'Water Filter', 980, 3900],
  ['hydration', '水袋 2L', '2 L Water Bladder', 690, 1700],
  ['accessories', '登山杖', 'Trekking Poles', 900, 4800],
  ['accessories', '急救包', 'First-Aid Kit', 480, 1500],
]

/** TWD prices end in 80, as in shops. */
const shopPrice = (dollars: number) => (Math.floor(dollars / 100) * 100 + 80) * 100

export const companyRows = defineCompanyRows(['product'], () => {
  const [random, stock, range] = [createRandom('products'), createRandom('stock'), createRandom('range')]
  const product = KINDS.flatMap(([category, zh, en, from, to]) =>
    LINES.map(([lineZh, lineEn]) => ({ category, zh: `${lineZh} ${zh}`, en: `${lineEn} ${en}`, from, to })),
  ).map(({ category, zh, en, from, to }, index) => ({
    id: index + 1,
    name_en: en,
    name_zh: zh,
    sku: `${category.slice(0, 2).toUpperCase()}${CATEGORIES.indexOf(category)}-${String(index + 1).padStart(4, '0')}`,
    category,
    price_cents: shopPrice(from + random.next() * (to - from)),
    stock: stock.chance(0.06) ? 0 : stock.int(1, 90),
    reorder_at: random.int(1, 6) * 5,
    discontinued_at: range.chance(0.04) ? isoOf(END) : null,
    ...unchanged(isoOf(BEGIN)),
  }))
  return { product }
})
