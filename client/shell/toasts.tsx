import { Notifications } from '@mantine/notifications'
import styles from './shell.module.css'

export default function Toasts() {
  return <Notifications className={styles.toasts} position="bottom-right" limit={3} />
}
