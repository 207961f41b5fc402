import * as z from 'zod/mini'
import { defineFields, version } from '#shared/fields.ts'
import { Day, NewNames, RowId } from '#shared/row.ts'
import { JOB_NAMES, JOBS } from './rules.ts'

export const fields = defineFields({
  id: { kind: 'id', from: 'row' },
  name: { kind: 'names', title: { en: 'Name', zh: '姓名' }, sort: 'asc', input: NewNames },
  /** Unique in the sandbox, ignoring case. */
  email: {
    kind: 'text',
    title: { en: 'E-mail', zh: '電子郵件' },
    sort: 'asc',
    input: z.string().check(z.trim(), z.maxLength(254), z.email()),
  },
  teamId: { kind: 'id', as: 'team', title: { en: 'Team', zh: '團隊' }, input: RowId },
  job: { kind: 'choice', values: JOBS, words: JOB_NAMES, title: { en: 'Job', zh: '職務' }, input: z.enum(JOBS) },
  joinedOn: { kind: 'day', title: { en: 'Joined on', zh: '到職日' }, sort: 'desc', input: Day },
  /** null for current employees. */
  archivedAt: { kind: 'moment', title: { en: 'Archived', zh: '封存時間' }, isNullable: true },
  ...version,
})
