import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { changeLanguage, useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { openPalette } from '#client/palette/open.ts'
import type { PageEntry } from '#client/router/router.ts'
import { useSubpage } from '#client/router/subpage.ts'
import { headerMessages } from '#client/shell/messages.ts'
import { HeaderSlot, ToolSlot } from '#client/shell/slots.tsx'
import { useKeyText } from '#client/shortcuts/shortcuts.ts'
import icon from '#client/ui/icon-button.module.css'
import look from '#client/ui/look.module.css'
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
    <header className={`${look.line} ${styles.header}`} data-gap="2">
      <Breadcrumb page={page} />
      {/* Of a record, the page itself says more. */}
      <p key={page.path} className={`${look.dim} ${look.ellipsis} ${look.shrink} ${styles.purpose} ${styles.wideOnly}`}>
        {!hasSubpage && page.meta.purpose[current]}
      </p>
      <HeaderSlot />
      <SearchButton />
      <ToolSlot />
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons are not a fieldset. */}
      <div className={look.flex} role="group" aria-label={t('language')}>
        {LANGUAGE_BUTTONS.map(([language, label]) => (
          <button
            key={language}
            type="button"
            className={icon.button}
            lang={LANGUAGE_TAGS.zh}
            aria-pressed={language === current}
            onClick={() => changeLanguage(language)}
          >
            {label}
          </button>
        ))}
      </div>
      <span className={look.notSmall}>
        <ThemeSwitch />
      </span>
      {hasAccount && <AccountMenu className={icon.button} />}
      <button type="button" className={icon.button} title={t('signOut')} disabled={isSigningOut} onClick={onSignOut}>
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
      className={`${icon.button} ${styles.search}`}
      title={t('searchKey', { keys })}
      aria-haspopup="dialog"
      onClick={openPalette}
    >
      <IconSearch size={18} stroke={1.7} aria-hidden />
      <span className={styles.buttonLabel}>{t('search')}</span>
      <span className={`${look.badge} ${look.edged} ${styles.key} ${styles.wideOnly}`} aria-hidden>
        {keys}
      </span>
    </button>
  )
}
