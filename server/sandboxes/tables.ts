/** The tables whose rows belong to a sandbox, each after those that it points at. */
export const COMPANY_TABLES = [
  'role',
  'role_holder',
  'counter',
  'team',
  'member',
  'customer',
  'product',
  'site',
  'order',
  'order_line',
  'support_ticket',
  'repair',
  'area',
  'track',
  'member_import',
  'delivery_route',
  'recorded_event',
  'form',
  'form_version',
  'form_answer',
] as const
export type CompanyTable = (typeof COMPANY_TABLES)[number]
