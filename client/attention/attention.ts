import type { UseQueryResult } from '@tanstack/react-query'
import type { Icon } from '#client/theme/icon.ts'
import type { Permission } from '#shared/permissions.ts'

/** Rows that wait for someone: how many, the one that has waited longest, and the link to exactly these rows. */
export type Finding = {
  text: string
  detail?: string
  /** Since when the first of them has waited. */
  since?: string
  action: string
  to: string | null
}

export type Check = {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
  /** null: nothing waits. undefined: not known yet. */
  finding: Finding | null | undefined
  /** What is said if nothing waits. */
  calm: string
  /** Which rows count. */
  rule: string
}

/** A check of what needs attention, in the `today/attention.ts` of the page that lists the rows. page1 shows all checks. */
export type Attention = {
  /** Its position among the others. */
  order: number
  needs: Permission
  /** The list that it reads. */
  reads: { path: string }
  icon: Icon
  tone: 'bad' | 'warn' | 'plain'
  /** A hook. Days are those of the zone. It sends nothing unless the operator may read the rows. */
  useCheck: (context: { today: string; zone: string; isAllowed: boolean }) => Check
}

const found = import.meta.glob<Attention>(
  ['/pages/page?-*/today/attention.ts', '/pages/page?/page?_??-*/today/attention.ts'],
  { eager: true, import: 'default' },
)

export const attention: readonly Attention[] = Object.values(found).sort((a, b) => a.order - b.order)
