import { foldText } from '#shared/fold-text.ts'
import { BEGIN, DAY_MS, DAYS, dayOf, END, isoOf, officeMinutesLater } from './calendar.ts'
import { createPersonNamer, type Names } from './people-names.ts'
import { createRandom } from './random.ts'
import { type RowOf, unchanged } from './rows.ts'

type Job = RowOf<'member'>['job']
type TeamPlan = Names & { id: number; parent: number | null; job: Job; size: number }

const team = (
  id: number,
  parent: number | null,
  name_en: string,
  name_zh: string,
  job: Job,
  size: number,
): TeamPlan => ({
  id,
  parent,
  name_en,
  name_zh,
  job,
  size,
})

/** The org tree; each team has a manager and so many others of its job. */
const TEAMS: TeamPlan[] = [
  team(1, null, 'Ridgeline Outdoor', '山稜戶外', 'manager', 2),
  team(2, 1, 'Shops', '門市部', 'sales', 2),
  team(3, 2, 'Shops North', '北區門市', 'sales', 14),
  team(4, 2, 'Shops Central', '中區門市', 'sales', 9),
  team(5, 2, 'Shops South', '南區門市', 'sales', 10),
  team(6, 2, 'Shops East', '東區門市', 'sales', 4),
  team(7, 1, 'Online', '電商部', 'marketer', 5),
  team(8, 7, 'Customer Service', '客服組', 'support', 10),
  team(9, 7, 'Web Shop', '網站組', 'engineer', 6),
  team(10, 1, 'Supply', '供應部', 'buyer', 3),
  team(11, 10, 'Purchasing', '採購組', 'buyer', 5),
  team(12, 10, 'Warehouse', '倉儲組', 'warehouse', 12),
  team(13, 10, 'Delivery', '配送組', 'driver', 9),
  team(14, 1, 'Repair Workshop', '維修工坊', 'technician', 7),
  team(15, 1, 'Finance', '財務部', 'accountant', 4),
]

const DOMAIN = 'ridgeline.example'
/** The company is older than the two years that are told of. */
const FOUNDED = BEGIN - 6 * 365 * DAY_MS

export function makeTeams(): RowOf<'team'>[] {
  return TEAMS.map(({ id, parent, name_en, name_zh }) => ({
    id,
    name_en,
    name_zh,
    parent_id: parent,
    ...unchanged(isoOf(BEGIN)),
    deleted_at: null,
  }))
}

export function makeMembers(): RowOf<'member'>[] {
  const random = createRandom('members')
  const nextName = createPersonNamer(random)
  const members = TEAMS.flatMap(({ id: teamId, job, size }) =>
    Array.from({ length: size + 1 }, (_, place) => {
      const names = nextName()
      // Managers have been there from early on.
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
  // Numbered as they came.
  return members.sort(byDay).map((member, index) => ({ id: index + 1, ...member }))
}

const emailOf = (name: string) =>
  `${name
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replace(' ', '.')}@${DOMAIN}`

type Joined = { joined_on: string; email: string }
const keyOf = ({ joined_on, email }: Joined) => `${joined_on} ${email}`
const byDay = (one: Joined, other: Joined) => (keyOf(one) < keyOf(other) ? -1 : 1)
