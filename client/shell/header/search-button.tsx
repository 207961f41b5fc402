import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useMessages } from '#client/i18n/i18n.ts'
import { openPalette } from '#client/palette/open.ts'
import { headerMessages } from '#client/shell/messages.ts'
import { useKeyText } from '#client/shortcuts/shortcuts.ts'
import styles from './header.module.css'

/** Opens the palette, like its shortcut. Looks like a search field. */
export function SearchButton() {
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
