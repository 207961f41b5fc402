import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import { Link } from 'react-router'
import { useMessages } from '#client/i18n.ts'
import { messages } from './messages.ts'
import styles from './page.module.css'
import { usePaths } from './use-place.ts'

/** The way back to the list, on screens that do not show it beside the request. */
export function BackToList() {
  const t = useMessages(messages)
  const { base } = usePaths()
  return (
    <Link className={styles.back} to={base}>
      <IconArrowLeft size={16} aria-hidden />
      {t('toList')}
    </Link>
  )
}
