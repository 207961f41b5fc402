/** What members of the company do. */
export const JOBS = [
  'manager',
  'sales',
  'buyer',
  'support',
  'technician',
  'warehouse',
  'driver',
  'engineer',
  'marketer',
  'accountant',
] as const
