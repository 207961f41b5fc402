import { BEGIN, DAY_MS, isoOf } from '#company/calendar.ts'
import { defineCompanyRows, type RowOf, unchanged } from '#company/rows.ts'
import { mapTuple } from '#shared/objects.ts'
import type { FormDesign } from './contract.ts'
import { TRIP_VERSIONS, VOLUNTEERS } from './designs.ts'
import { formColumns, formVersions } from './entity.ts'

const AUTHOR = 'operator'
/** On which days after the start the two versions were published. */
const PUBLISHED = [100, 300] as const

/** A survey in two versions, and an unpublished draft. */
export const companyRows = defineCompanyRows(['form', 'form_version'], () => {
  const [first, second] = TRIP_VERSIONS
  const [firstAt, secondAt] = mapTuple(PUBLISHED, day => isoOf(BEGIN + day * DAY_MS))
  const form = (id: number, design: FormDesign, latest: number | null, at: string): RowOf<'form'> => ({
    id,
    ...formColumns({ ...design, isClosed: false }),
    latest,
    deleted_at: null,
    ...unchanged(at),
  })
  const version = (number: number, design: FormDesign, at: string): RowOf<'form_version'> => ({
    form_id: 1,
    ...formVersions.toColumns({ ...design, number, by: AUTHOR, publishedAt: at }),
  })
  return {
    form: [form(1, second, 2, secondAt), form(2, VOLUNTEERS, null, isoOf(BEGIN))],
    form_version: [version(1, first, firstAt), version(2, second, secondAt)],
  }
})
