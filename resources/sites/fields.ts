import * as z from 'zod/mini'
import { defineFields, version } from '#shared/fields.ts'
import { SITE_KINDS } from './rules.ts'

export const fields = defineFields({
  id: { kind: 'id', sort: 'asc' },
  name: { kind: 'names' },
  kind: { kind: 'choice', values: SITE_KINDS },
  /** Eight digits, as assigned by the Ministry of the Interior; the first five are the county's. */
  townshipId: { kind: 'text', as: 'township', sort: 'asc' },
  /** Township and county. */
  locality: { kind: 'names', from: 'derived' },
  lng: { kind: 'number', schema: z.number() },
  lat: { kind: 'number', schema: z.number() },
  /** Days, and times in Taipei, as OpenStreetMap writes them: `Mo-Sa 09:00-18:00`, `Mo-Su 06:00-01:00` (the next day). */
  openingHours: { kind: 'text', from: 'derived' },
  isOpen: { kind: 'flag', from: 'derived' },
  openedOn: { kind: 'day' },
  ...version,
})
