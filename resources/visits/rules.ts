export const VISIT_STATUSES = ['planned', 'done', 'missed'] as const
export type VisitStatus = (typeof VISIT_STATUSES)[number]

export const MAX_MINUTES = 600
export const MAX_TEXT_LENGTH = 300
