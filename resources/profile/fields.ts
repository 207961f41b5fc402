import * as z from 'zod/mini'
import { defineFields } from '#shared/fields.ts'
import { TimeZone } from '#shared/time/time-zone.ts'

export const fields = defineFields({
  name: { kind: 'text', schema: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)) },
  /** Years; null if not given. */
  age: { kind: 'number', isNullable: true, schema: z.int().check(z.minimum(0), z.maximum(150)) },
  email: { kind: 'text', schema: z.string().check(z.trim(), z.maxLength(254), z.email()) },
  address: { kind: 'text', schema: z.string().check(z.trim(), z.maxLength(200)) },
  timeZone: { kind: 'text', schema: TimeZone },
  account: { kind: 'text', from: 'row' },
  /** The number of changes, and the ETag of the profile. */
  version: { kind: 'number', from: 'row' },
  updatedAt: { kind: 'moment', from: 'row' },
})
