import * as z from 'zod/mini'
import { defineFields, version } from '#shared/fields.ts'
import { LANGUAGES } from '#shared/messages.ts'
import { Day } from '#shared/row.ts'

/** The id of a page: `page3_01`. */
export const Page = z.string().check(z.regex(/^page\d(_\d\d)?$/))

/** The pages that learners are to do, and until when. Without any, all pages count. */
const Assigned = z
  .array(
    z.object({
      page: Page,
      /** Without it, there is no due date. */
      dueOn: z.optional(Day),
    }),
  )
  .check(z.maxLength(60))

export const fields = defineFields({
  id: { kind: 'text', from: 'row' },
  name: {
    kind: 'text',
    title: { en: 'Class', zh: '班級' },
    input: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  },
  language: { kind: 'choice', values: LANGUAGES, input: z.enum(LANGUAGES) },
  /** The last day on which learners can join. */
  endsOn: { kind: 'day', title: { en: 'Ends on', zh: '結束日' }, input: Day },
  pages: { kind: 'json', schema: Assigned, input: Assigned },
  /** The sandbox or snapshot that each learner's sandbox begins with. */
  startFrom: { kind: 'text', input: z.string().check(z.minLength(1), z.maxLength(40)) },
  /** What learners join with. */
  code: { kind: 'text', from: 'row', title: { en: 'Code', zh: '代碼' } },
  openedAt: { kind: 'moment', from: 'row' },
  /** null while the class is open. */
  closedAt: { kind: 'moment', from: 'row', isNullable: true },
  ...version,
})
