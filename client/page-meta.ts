import type { Permission } from '#shared/permissions.ts'
import type { Icon } from './ui/icon.ts'

/** A text in both languages, for what is known before any page is loaded. */
export type Titled = { en: string; zh: string }

/** What the console knows of a page without loading it: `meta.ts` in the page's folder exports it as its default. */
export type PageMeta = {
  title: Titled
  /** One sentence that says what the page is for. */
  purpose: Titled
  /** The technique that the page is a sample of. */
  technique: Titled
  icon: Icon
  needs?: Permission
  /** The page reads the rest of the path itself (S-ROUTE-4). */
  hasSubPaths?: true
}

/** A group of the menu: `group.ts` in the group's folder exports it as its default. */
export type GroupMeta = { title: Titled; icon: Icon }
