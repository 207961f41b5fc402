import { memo, type PointerEvent } from 'react'
import { Link } from 'react-router'
import { useMessages } from '#client/i18n/i18n.ts'
import type { PageEntry } from '#client/router/router.ts'
import { menuKey } from '#shared/platform/menu-key.ts'
import { menuMessages } from './menu-messages.ts'
import styles from './side-menu.module.css'

type Props = { page: PageEntry; isCurrent: boolean }

/**
 * A page in the menu. Its code is prefetched on hover and focus; its rows only when it is pressed, because each request
 * meets practice faults and is logged.
 */
export const MenuItem = memo(function MenuItem({ page, isCurrent }: Props) {
  const t = useMessages(menuMessages)
  const { icon: Icon } = page.meta
  const load = () => page.load().catch(() => undefined)
  const prefetch = () => void load()
  const prefetchRows = async ({ button }: PointerEvent) => {
    if (button === 0) void (await load())?.default.prefetch?.()
  }
  return (
    <Link
      to={page.path}
      className={styles.item}
      aria-current={isCurrent ? 'page' : undefined}
      data-menu-item
      onPointerEnter={prefetch}
      onPointerDown={prefetchRows}
      onFocus={prefetch}
    >
      {!page.group && <Icon size={20} stroke={1.7} aria-hidden />}
      <span className={styles.label}>{t(menuKey(page))}</span>
    </Link>
  )
})
