import { Notifications } from '@mantine/notifications'
import { useEffect } from 'react'
import { useLessonDrawer } from '#client/lesson/open.ts'
import { moveToasts, toastHost } from '#client/ui/dialog/toast-host.ts'
import styles from './shell.module.css'

export default function Toasts() {
  const isLessonOpen = useLessonDrawer(drawer => drawer.isOpen)
  useEffect(moveToasts, [])
  return (
    <Notifications
      className={isLessonOpen ? `${styles.toasts} ${styles.besideLesson}` : styles.toasts}
      position="bottom-right"
      limit={3}
      portalProps={{ target: toastHost() }}
    />
  )
}
