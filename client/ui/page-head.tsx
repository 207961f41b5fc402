import { type ReactNode, useLayoutEffect } from 'react'
import { useCurrentPage } from '#client/router/current-page.ts'
import { useSubpage } from '#client/router/subpage.ts'
import look from '#client/ui/look.module.css'
import styles from './page-head.module.css'

/** The page's title, in the header. It gets the focus when the route changes. */
export const PAGE_HEADING_ID = 'page-heading'

/** For when the focused button disappears with its own action. */
export const focusHeading = (): void => document.getElementById(PAGE_HEADING_ID)?.focus({ preventScroll: true })

/** A record open within the page (S-ROUTE-4): its title follows the page's, its text comes first on the page. */
export type Subpage = { title: string; text?: ReactNode }

/** Names the heading after what is open within the page. */
export function useSubpageTitle(subpage?: Subpage): void {
  const title = subpage?.title ?? null
  useLayoutEffect(() => {
    useSubpage.setState({ title })
    return () => useSubpage.setState({ title: null })
  }, [title])
}

type Props = {
  actions?: ReactNode
  subpage?: Subpage
  /** Filters, or what else concerns the whole page, before its actions. */
  children?: ReactNode
}

/** The title of what is open within the page, which the header shows, and a line with the page's actions. */
export function PageHead({ actions, subpage, children }: Props) {
  useSubpageTitle(subpage)
  if (!useCurrentPage() || !(actions || subpage?.text || children)) return null
  return (
    <header className={`${look.row} ${styles.head}`}>
      {children ?? <p className={`${look.dim} ${look.shrink} ${styles.text}`}>{subpage?.text}</p>}
      {actions && (
        <div className={`${look.screen} ${look.flex} ${look.wrapping}`} data-gap="8">
          {actions}
        </div>
      )}
    </header>
  )
}
