import type { ReactNode } from 'react'
import { useLanguage } from '#client/i18n.ts'
import { useCurrentPage } from '#client/shell/current-page.ts'
import styles from './page-head.module.css'

/** The heading takes the focus when the route changes. */
export const PAGE_HEADING_ID = 'page-heading'

/** What every page begins with: group › title, what the page is for, and its actions at the right. */
export function PageHead({ actions }: { actions?: ReactNode }) {
  const page = useCurrentPage()
  const language = useLanguage()
  if (!page) return null
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <h1 id={PAGE_HEADING_ID} className={styles.title} tabIndex={-1}>
          {page.group && (
            <span className={styles.group}>
              {page.group.meta.title[language]}
              <span aria-hidden="true"> › </span>
              <span className="visually-hidden">: </span>
            </span>
          )}
          {page.meta.title[language]}
        </h1>
        <p className={styles.purpose}>{page.meta.purpose[language]}</p>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
