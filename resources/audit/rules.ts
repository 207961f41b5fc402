/**
 * What can be done to a row. `restore` takes an archiving or a deletion back, `revert` writes an earlier version anew, and `reset`
 * puts all rows of a sandbox back.
 */
export const AUDIT_ACTIONS = ['create', 'update', 'archive', 'restore', 'delete', 'revert', 'reset'] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]
