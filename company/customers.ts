import { BEGIN, DAY_MS, dayOf, isoOf } from './calendar.ts'
import { personName } from './people-names.ts'
import { type Township, townshipPicker } from './places.ts'
import { createRandom, type Random } from './random.ts'
import { type RowOf, unchanged } from './rows.ts'

const COUNT = 400

const BUSINESSES =
  '登山社 Hiking Club,攀岩館 Climbing Gym,露營區 Campsite,高中童軍團 Scout Group,戶外用品行 Outdoor Store,山屋 Mountain Lodge'
    .split(',')
    .map(pair => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)] as const)

/** Customers in the order of what they buy: the first most (orders.ts). Every fourth is a business. */
export function makeCustomers(townships: readonly Township[]): RowOf<'customer'>[] {
  const random = createRandom('customers')
  const pickTownship = townshipPicker(townships)
  return Array.from({ length: COUNT }, (_, index) => {
    const township = pickTownship(random)
    const isBusiness = index % 4 === 0
    const since = BEGIN - random.int(0, 5 * 365) * DAY_MS
    return {
      id: index + 1,
      ...(isBusiness ? businessName(township, random) : personName(random)),
      kind: isBusiness ? ('business' as const) : ('person' as const),
      township_id: township.id,
      since: dayOf(since),
      ...unchanged(isoOf(since)),
    }
  })
}

function businessName({ name_zh, name_en }: Township, random: Random) {
  const [zh, en] = random.pick(BUSINESSES)
  const shortEn = name_en.replace(/ (Township|District|City)$/, '')
  return { name_zh: name_zh.slice(0, -1) + zh, name_en: `${shortEn} ${en}` }
}
