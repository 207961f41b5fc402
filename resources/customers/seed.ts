import { BEGIN, DAY_MS, dayOf, isoOf } from '#company/calendar.ts'
import { personName } from '#company/people-names.ts'
import { type Township, townshipPicker } from '#company/places.ts'
import { createRandom, type Random } from '#company/random.ts'
import { defineCompanyRows, unchanged } from '#company/rows.ts'

const COUNT = 400

const BUSINESSES =
  '登山社 Hiking Club,攀岩館 Climbing Gym,露營區 Campsite,高中童軍團 Scout Group,戶外用品行 Outdoor Store,山屋 Mountain Lodge'
    .split(',')
    .map(pair => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)] as const)

/** Customers sorted by how much they buy, most first. Every fourth one is a business. */
export const companyRows = defineCompanyRows(['customer'], ({ townships }) => {
  const random = createRandom('customers')
  const pickTownship = townshipPicker(townships)
  const customer = Array.from({ length: COUNT }, (_, index) => {
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
  return { customer }
})

function businessName({ name_zh, name_en }: Township, random: Random) {
  const [zh, en] = random.pick(BUSINESSES)
  const shortEn = name_en.replace(/ (Township|District|City)$/, '')
  return { name_zh: name_zh.slice(0, -1) + zh, name_en: `${shortEn} ${en}` }
}
