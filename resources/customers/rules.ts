export const CUSTOMER_KINDS = ['person', 'business'] as const
