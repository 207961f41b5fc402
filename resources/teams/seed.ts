import { BEGIN, isoOf } from '#company/calendar.ts'
import { TEAMS } from '#company/org-chart.ts'
import { defineCompanyRows, unchanged } from '#company/rows.ts'

export const companyRows = defineCompanyRows(['team'], () => ({
  team: TEAMS.map(({ id, parent, name_en, name_zh }) => ({
    id,
    name_en,
    name_zh,
    parent_id: parent,
    ...unchanged(isoOf(BEGIN)),
    deleted_at: null,
  })),
}))
