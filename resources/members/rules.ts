import { keysIn } from '#shared/objects.ts'
import { defineWords } from '#shared/platform/words.ts'

export const JOB_NAMES = defineWords('job', {
  manager: { en: 'Manager', zh: '主管' },
  sales: { en: 'Sales', zh: '業務' },
  buyer: { en: 'Buyer', zh: '採購' },
  support: { en: 'Support', zh: '客服' },
  technician: { en: 'Technician', zh: '技師' },
  warehouse: { en: 'Warehouse', zh: '倉儲' },
  driver: { en: 'Driver', zh: '司機' },
  engineer: { en: 'Engineer', zh: '工程師' },
  marketer: { en: 'Marketer', zh: '行銷' },
  accountant: { en: 'Accountant', zh: '會計' },
})
export type Job = keyof typeof JOB_NAMES
export const JOBS = keysIn(JOB_NAMES)

/** Members of a sandbox, current and former. Every fork copies them. */
export const MAX_MEMBERS = 20_000
/** Members per bulk action: one page of the list. */
export const MAX_AT_ONCE = 200
