import { BEGIN, isoOf } from '#company/calendar.ts'
import { defineCompanyRows, unchanged } from '#company/rows.ts'
import { foldText } from '#shared/text/fold-text.ts'
import { nameKeyOf, type SLOTS, type WEEKDAYS } from './rules.ts'

type Plan = [name: string, countyId: string, weekday: (typeof WEEKDAYS)[number], slot: (typeof SLOTS)[number]]

/** Weekly van routes. Drivers call them by their code, so the name is the same in both languages. */
const PLANS: Plan[] = [
  ['TPE-1 臺北', '63000', 'mon', 'morning'],
  ['TPE-2 臺北', '63000', 'thu', 'afternoon'],
  ['NTP-1 新北', '65000', 'tue', 'morning'],
  ['TYN-1 桃園', '68000', 'wed', 'morning'],
  ['HSC-1 新竹', '10018', 'wed', 'afternoon'],
  ['TXG-1 臺中', '66000', 'mon', 'afternoon'],
  ['TXG-2 臺中', '66000', 'fri', 'evening'],
  ['CYI-1 嘉義', '10020', 'tue', 'afternoon'],
  ['TNN-1 臺南', '67000', 'thu', 'morning'],
  ['KHH-1 高雄', '64000', 'fri', 'morning'],
  ['ILN-1 宜蘭', '10002', 'sat', 'morning'],
  ['HUN-1 花蓮', '10015', 'sat', 'afternoon'],
]

/** Each starts at a service point of its county; two routes of one county start at different ones. */
export const companyRows = defineCompanyRows(['delivery_route'], ({ rows }) => {
  const sites = rows('site')
  const used = new Set<number>()
  const delivery_route = PLANS.map(([name, countyId, weekday, slot], index) => {
    const site = sites.find(({ id, township_id }) => township_id.startsWith(countyId) && !used.has(id))
    if (!site) throw new Error(`no service point in ${countyId}`)
    used.add(site.id)
    return {
      id: index + 1,
      name,
      name_key: nameKeyOf(name),
      folded: foldText(name),
      site_id: site.id,
      weekday,
      slot,
      deleted_at: null,
      ...unchanged(isoOf(BEGIN)),
    }
  })
  return { delivery_route }
})
