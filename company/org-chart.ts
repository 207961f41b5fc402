import type { Names } from './people-names.ts'
import type { RowOf } from './rows.ts'

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

/** The org chart: each team has a manager and `size` others with its job. */
export const TEAMS: TeamPlan[] = [
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
