import { Notifications } from '@mantine/notifications'
import { useEffect } from 'react'
import { moveToasts, toastHost } from '#client/ui/dialog/toast-host.ts'
import { useBeside } from './beside.ts'
import styles from './shell.module.css'

export default function Toasts() {
  const isBesideOpen = useBeside(beside => beside.isOpen)
  useEffect(moveToasts, [])
  return (
    <Notifications
      className={isBesideOpen ? `${styles.toasts} ${styles.leftOfBeside}` : styles.toasts}
      position="bottom-right"
      limit={3}
      portalProps={{ target: toastHost() }}
    />
  )
}
