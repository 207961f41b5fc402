import type { Icon } from '#client/ui/icon.ts'
import type { Words } from '#shared/messages.ts'
import type { Permission } from '#shared/permissions.ts'

/** What the console knows of a page without loading it: `meta.ts` in the page's folder exports it as its default. */
export type PageMeta = {
  title: Words
  /** One sentence that says what the page is for. */
  purpose: Words
  /** The technique that the page is a sample of. */
  technique: Words
  icon: Icon
  needs?: Permission
  /** Not built yet. */
  isUpcoming?: true
  /** The page reads the rest of the path itself (S-ROUTE-4). */
  hasSubPaths?: true
  /** A list beside its details: between its sub-paths the page itself keeps focus, scroll and announcement. */
  keepsFocus?: true
}

/** A group of the menu: `group.ts` in the group's folder exports it as its default. */
export type GroupMeta = { title: Words; icon: Icon }
