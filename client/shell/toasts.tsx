import { Notifications } from '@mantine/notifications'
import { useEffect } from 'react'
import { moveToasts, toastHost } from '#client/ui/dialog/toast-host.ts'
import styles from './shell.module.css'

export default function Toasts() {
  useEffect(moveToasts, [])
  return (
    <Notifications className={styles.toasts} position="bottom-right" limit={3} portalProps={{ target: toastHost() }} />
  )
}
