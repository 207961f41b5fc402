import * as z from 'zod/mini'
import { defineFields, version } from '#shared/fields.ts'

export const Page = z.string().check(z.regex(/^page\d(_\d\d)?$/))

export const fields = defineFields({
  name: { kind: 'text', schema: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)) },
  /** The query string of the page's URL, without its question mark: filters, sort and columns of a list. */
  search: { kind: 'text', schema: z.string().check(z.maxLength(2000)) },
  /** Random, because anyone with the link can read the view. */
  id: { kind: 'text', from: 'row' },
  /** The page of the view: `page3_01`. */
  page: { kind: 'text', schema: Page },
  /** The owner's account. Only the owner can change the view. */
  owner: { kind: 'text', from: 'derived' },
  ...version,
})
