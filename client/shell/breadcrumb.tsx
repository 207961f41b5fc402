import { Link } from 'react-router'
import { useLanguage, useMessages } from '#client/i18n.ts'
import type { PageEntry } from '#client/router.ts'
import styles from './header.module.css'
import { headerMessages } from './messages.ts'

/** Home, on wide screens the operator's own page, then where one is (S-SHELL-4). */
export function Breadcrumb({ page }: { page: PageEntry }) {
  const t = useMessages(headerMessages)
  const language = useLanguage()
  return (
    <nav className={styles.breadcrumb} aria-label={t('breadcrumb')}>
      <ol>
        <li>
          <Link to="/page1">{t('home')}</Link>
        </li>
        <li className={styles.wideOnly}>
          <Link to="/page3/page3_02">{t('user')}</Link>
        </li>
        <li className={styles.current} aria-current="page">
          {page.meta.title[language]}
        </li>
      </ol>
    </nav>
  )
}
