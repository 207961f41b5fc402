import type { Owner } from '#server/practice.ts'

/** The sandbox that the caller's rules apply to: that of an API key. Those of a session apply to all (null). */
export const ruleSandboxOf = ({ key, sandboxId }: Owner): string | null => (key ? sandboxId : null)

/** Whether the caller may see and end a rule or what it holds. A key has only those of keys of its sandbox. */
export const isVisible = (owner: Owner, of: { accountId: number; ruleSandboxId: string | null }): boolean =>
  of.accountId === owner.accountId &&
  (of.ruleSandboxId === owner.sandboxId || (of.ruleSandboxId === null && owner.key === null))
