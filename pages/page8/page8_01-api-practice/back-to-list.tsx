import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import { Link } from 'react-router'
import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import { messages } from './messages.ts'
import styles from './page.module.css'
import { usePaths } from './use-route.ts'

/** The link back to the list, on screens that don't show it beside the request. */
export function BackToList({ search = '', label }: { search?: string; label?: string }) {
  const t = useMessages(messages)
  const { base } = usePaths()
  return (
    <Link className={`${look.fit} ${look.target} ${styles.back}`} to={base + search}>
      <IconArrowLeft size={16} aria-hidden />
      {label ?? t('toList')}
    </Link>
  )
}
