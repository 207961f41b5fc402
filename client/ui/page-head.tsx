import { type ReactNode, useLayoutEffect } from 'react'
import { useLanguage } from '#client/i18n/i18n.ts'
import { useCurrentPage } from '#client/router/current-page.ts'
import { useSubpage } from '#client/router/subpage.ts'
import styles from './page-head.module.css'

/** The heading gets the focus when the route changes. */
export const PAGE_HEADING_ID = 'page-heading'

/** For when the focused button disappears with its own action. */
export const focusHeading = (): void => document.getElementById(PAGE_HEADING_ID)?.focus({ preventScroll: true })

type Props = {
  actions?: ReactNode
  /** A record open within the page (S-ROUTE-4): its title follows the page's, its text replaces the page's purpose. */
  subpage?: { title: string; text?: ReactNode }
}

/** The head of every page: group › title, the page's purpose, and its actions at the right. */
export function PageHead({ actions, subpage }: Props) {
  const page = useCurrentPage()
  const language = useLanguage()
  const title = subpage?.title ?? null
  useLayoutEffect(() => {
    useSubpage.setState({ title })
    return () => useSubpage.setState({ title: null })
  }, [title])
  if (!page) return null
  const before = subpage ? page.meta.title[language] : page.group?.meta.title[language]
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <h1 id={PAGE_HEADING_ID} className={styles.title} tabIndex={-1}>
          {before && (
            <span className={styles.group}>
              {before}
              <span aria-hidden="true"> › </span>
              <span className="visually-hidden">: </span>
            </span>
          )}
          {title ?? page.meta.title[language]}
        </h1>
        <p className={styles.purpose}>{subpage ? subpage.text : page.meta.purpose[language]}</p>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
