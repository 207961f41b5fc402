import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { changeLanguage, useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { openPalette } from '#client/palette/open.ts'
import type { PageEntry } from '#client/router/router.ts'
import { useSubpage } from '#client/router/subpage.ts'
import { headerMessages } from '#client/shell/messages.ts'
import { HeaderSlot, ToolSlot } from '#client/shell/slots.tsx'
import { useKeyText } from '#client/shortcuts/shortcuts.ts'
import { LANGUAGE_TAGS, type Language } from '#shared/messages.ts'
import { AccountMenu } from './account-menu.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import styles from './header.module.css'
import { ThemeSwitch } from './theme-switch.tsx'

/** S-SHELL-4 prescribes the labels of the buttons; both are Chinese. */
const LANGUAGE_BUTTONS: [Language, string][] = [
  ['zh', '中文'],
  ['en', '英文'],
]

type Props = {
  page: PageEntry
  /** Otherwise it is in the menu. */
  hasAccount: boolean
  isSigningOut: boolean
  onSignOut: () => void
}

/** Breadcrumb, search, language, theme, account and log out, with what guests add. */
export function Header({ page, hasAccount, isSigningOut, onSignOut }: Props) {
  const t = useMessages(headerMessages)
  const current = useLanguage()
  const hasSubpage = useSubpage(({ title }) => title !== null)
  return (
    <header className={styles.header}>
      <Breadcrumb page={page} />
      {/* Of a record, the page itself says more. */}
      <p key={page.path} className={styles.purpose}>
        {!hasSubpage && page.meta.purpose[current]}
      </p>
      <HeaderSlot />
      <SearchButton />
      <ToolSlot />
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons are not a fieldset. */}
      <div className={styles.languages} role="group" aria-label={t('language')}>
        {LANGUAGE_BUTTONS.map(([language, label]) => (
          <button
            key={language}
            type="button"
            className={styles.button}
            lang={LANGUAGE_TAGS.zh}
            aria-pressed={language === current}
            onClick={() => changeLanguage(language)}
          >
            {label}
          </button>
        ))}
      </div>
      <span className={styles.notSmall}>
        <ThemeSwitch />
      </span>
      {hasAccount && <AccountMenu className={styles.button} />}
      <button type="button" className={styles.button} title={t('signOut')} disabled={isSigningOut} onClick={onSignOut}>
        <IconLogout size={20} stroke={1.7} aria-hidden />
        <span className={styles.buttonLabel}>{t('signOut')}</span>
      </button>
    </header>
  )
}

/** Opens the palette, like its shortcut. Looks like a search field. */
function SearchButton() {
  const t = useMessages(headerMessages)
  const keys = useKeyText()('palette')
  return (
    <button
      type="button"
      className={styles.search}
      title={t('searchKey', { keys })}
      aria-haspopup="dialog"
      onClick={openPalette}
    >
      <IconSearch size={18} stroke={1.7} aria-hidden />
      <span className={styles.buttonLabel}>{t('search')}</span>
      <span className={styles.key} aria-hidden>
        {keys}
      </span>
    </button>
  )
}
