import { BEGIN, DAY_MS, DAYS, dayOf, isoOf } from '#company/calendar.ts'
import { locationIn, townshipPicker } from '#company/places.ts'
import { createRandom, weighted } from '#company/random.ts'
import { defineCompanyRows, unchanged } from '#company/rows.ts'
import { itemAt } from '#shared/objects.ts'
import type { SiteKind } from './rules.ts'

const COUNT = 20_000

const ROADS =
  '中正 Zhongzheng,中山 Zhongshan,民生 Minsheng,忠孝 Zhongxiao,信義 Xinyi,和平 Heping,復興 Fuxing,建國 Jianguo,光復 Guangfu,中華 Zhonghua,文化 Wenhua,民族 Minzu,民權 Minquan,仁愛 Renai,成功 Chenggong,自由 Ziyou,博愛 Boai,三民 Sanmin,大同 Datong,四維 Siwei'
    .split(',')
    // Each has both.
    .map(pair => pair.split(' ') as [zh: string, en: string])

type Kind = { kind: SiteKind; zh: string; en: string; share: number; hours: readonly number[] }
/** `hours` are indexes of `OPENING_HOURS`, taken in turn. */
const KINDS: Kind[] = [
  { kind: 'pick-up', zh: '取貨點', en: 'Pick-up', share: 700, hours: [0, 0, 0, 1, 2] },
  { kind: 'locker', zh: '取貨櫃', en: 'Locker', share: 268, hours: [0, 0, 0, 1] },
  { kind: 'workshop', zh: '維修站', en: 'Workshop', share: 28, hours: [3, 4] },
  { kind: 'shop', zh: '門市', en: 'Shop', share: 4, hours: [5, 6] },
]

/** The service points, each inside its township. */
export const companyRows = defineCompanyRows(['site'], ({ townships }) => {
  const random = createRandom('sites')
  const pickTownship = townshipPicker(townships)
  const pickKind = weighted(KINDS, ({ share }) => share)
  const site = Array.from({ length: COUNT }, (_, index) => {
    const id = index + 1
    const township = pickTownship(random)
    const { kind, zh, en, hours } = pickKind(random)
    const [road, roadEn] = random.pick(ROADS)
    const number = random.int(1, 480)
    const opened = BEGIN - 5 * 365 * DAY_MS + random.int(0, 5 * 365 + DAYS - 1) * DAY_MS
    return {
      id,
      name_en: `${en} ${number} ${roadEn} Rd.`,
      name_zh: `${road}路 ${number} 號${zh}`,
      kind,
      township_id: township.id,
      ...locationIn(township, random),
      opened_on: dayOf(opened),
      // The list has at least one entry.
      hours: itemAt(hours, id % hours.length),
      ...unchanged(isoOf(opened)),
    }
  })
  return { site }
})
