import type { Icon } from '#client/theme/icon.ts'
import type { Words } from '#shared/messages.ts'
import type { Permission } from '#shared/permissions.ts'

/**
 * What the console needs to know about a page before loading it: the default export of `meta.ts` in the page's folder.
 */
export type PageMeta = {
  title: Words
  /** One sentence that explains the page. */
  purpose: Words
  icon: Icon
  needs?: Permission
  /** The page handles the rest of the path itself (S-ROUTE-4). */
  hasSubPaths?: true
  /**
   * A list with details beside it: between its sub-paths, the page itself manages focus, scrolling and announcements.
   */
  keepsFocus?: true
  /** It stands beside the catalogue (router.ts). */
  hasNoLesson?: true
}

/** A group of the menu: the default export of `group.ts` in the group's folder. */
export type GroupMeta = { title: Words; icon: Icon }
