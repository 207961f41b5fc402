import { BEGIN, DAY_MS, DAYS, dayOf, END, isoOf, officeMinutesLater } from '#company/calendar.ts'
import { TEAMS } from '#company/org-chart.ts'
import { createPersonNamer } from '#company/people-names.ts'
import { createRandom } from '#company/random.ts'
import { defineCompanyRows, unchanged } from '#company/rows.ts'
import { foldText } from '#shared/text/fold-text.ts'

const DOMAIN = 'ridgeline.example'
/** The company is older than the two years of its data. */
const FOUNDED = BEGIN - 6 * 365 * DAY_MS

export const companyRows = defineCompanyRows(['member'], () => {
  const random = createRandom('members')
  const nextName = createPersonNamer(random)
  const members = TEAMS.flatMap(({ id: teamId, job, size }) =>
    Array.from({ length: size + 1 }, (_, place) => {
      const names = nextName()
      // Managers joined early.
      const joined = FOUNDED + random.int(0, place === 0 ? 1000 : 6 * 365 + DAYS - 60) * DAY_MS
      const hasLeft = place > 0 && random.chance(0.08)
      const left = hasLeft ? officeMinutesLater(Math.max(BEGIN, joined) + random.int(20, 400) * DAY_MS, 60) : null
      const archivedAt = left !== null && left < END ? isoOf(left) : null
      const email = emailOf(names.name_en)
      return {
        ...names,
        team_id: teamId,
        email,
        folded: foldText(`${names.name_en} ${names.name_zh} ${email}`),
        job: place === 0 ? ('manager' as const) : job,
        joined_on: dayOf(joined),
        archived_at: archivedAt,
        ...unchanged(archivedAt ?? isoOf(joined)),
      }
    }),
  )
  // Ids are assigned in the order of joining.
  return { member: members.sort(byDay).map((member, index) => ({ id: index + 1, ...member })) }
})

const emailOf = (name: string) =>
  `${name
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replace(' ', '.')}@${DOMAIN}`

type Joined = { joined_on: string; email: string }
const keyOf = ({ joined_on, email }: Joined) => `${joined_on} ${email}`
const byDay = (one: Joined, other: Joined) => (keyOf(one) < keyOf(other) ? -1 : 1)
