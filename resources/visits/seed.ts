import { DAY_MS, END, HOUR_MS, isoOf } from '#company/calendar.ts'
import { createRandom } from '#company/random.ts'
import { defineCompanyRows, unchanged } from '#company/rows.ts'
import { isThereAt } from '#company/staff.ts'
import { countyOf } from '#company/townships.ts'

/** Taipei, Taichung and Kaohsiung. Each has a technician, who stays in it all day. */
const COUNTIES = ['63000', '66000', '64000']
const VISITS_PER_TECHNICIAN = 4
const startOf = (round: number) => (9 + 2 * round) * HOUR_MS

/** The visits of the day after the data set, which is today. */
export const companyRows = defineCompanyRows(['repair_visit'], ({ rows }) => {
  const random = createRandom('visits')
  const technicians = rows('member')
    .filter(member => member.job === 'technician' && isThereAt(member, END))
    .slice(0, COUNTIES.length)
  const products = rows('product')
  const repair_visit = technicians.flatMap((technician, index) => {
    const customers = rows('customer').filter(({ township_id }) => countyOf(township_id) === COUNTIES[index])
    const first = random.int(0, customers.length - VISITS_PER_TECHNICIAN)
    return customers.slice(first, first + VISITS_PER_TECHNICIAN).map((customer, round) => ({
      id: round * COUNTIES.length + index + 1,
      starts_at: isoOf(END + startOf(round)),
      customer_id: customer.id,
      product_id: random.pick(products).id,
      technician_id: technician.id,
      status: 'planned' as const,
      minutes: null,
      parts: '',
      note: '',
      // Planned the day before.
      ...unchanged(isoOf(END - DAY_MS / 3)),
    }))
  })
  return { repair_visit: repair_visit.sort((a, b) => a.id - b.id) }
})
