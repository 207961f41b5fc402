import { Link } from 'react-router'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { linkIfHere } from '#client/router/links.ts'
import type { PageEntry } from '#client/router/router.ts'
import { HOME_PATH } from '#client/router/router.ts'
import { useSubpage } from '#client/router/subpage.ts'
import { headerMessages } from '#client/shell/messages.ts'
import look from '#client/ui/look.module.css'
import { PAGE_HEADING_ID } from '#client/ui/page-head.tsx'
import styles from './header.module.css'

let wasFocused = false

/** When another heading takes the place of the focused one, or of the content that got the focus instead, it gets the focus. */
function keepFocus(heading: HTMLHeadingElement) {
  if (wasFocused || document.activeElement?.id === 'content') heading.focus({ preventScroll: true })
  return () => {
    wasFocused = document.activeElement === heading
  }
}

/** Home, on wide screens the operator's own page, then the current page and the record open within it (S-SHELL-4). */
export function Breadcrumb({ page }: { page: PageEntry }) {
  const t = useMessages(headerMessages)
  const own = linkIfHere('page3_02')
  const language = useLanguage()
  const { title: subpage, isShown } = useSubpage()
  const title = page.meta.title[language]
  const before = subpage ? title : page.group?.meta.title[language]
  return (
    <nav className={styles.breadcrumb} aria-label={t('breadcrumb')}>
      <ol className={`${look.flex} ${look.middle} ${look.nowrap}`}>
        <li>
          <Link to={HOME_PATH}>{t('home')}</Link>
        </li>
        {own && (
          <li className={styles.wideOnly}>
            <Link to={own}>{t('user')}</Link>
          </li>
        )}
        {subpage && (
          <li className={styles.wideOnly}>
            <Link to={page.path}>{title}</Link>
          </li>
        )}
        {/* A separate element, or the page's title would seem to move aside for the link. */}
        <li key={subpage ? 'subpage' : 'page'} className={styles.current} aria-current="page">
          {isShown ? (
            <h1
              ref={keepFocus}
              id={PAGE_HEADING_ID}
              className={`${look.ellipsis} ${look.quietFocus} ${styles.title}`}
              tabIndex={-1}
            >
              {before && <span className="visually-hidden">{before}: </span>}
              {subpage ?? title}
            </h1>
          ) : (
            <span className={styles.title}>{title}</span>
          )}
        </li>
      </ol>
    </nav>
  )
}
