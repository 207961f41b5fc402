import look from '#client/ui/look.module.css'
import { Difference } from './difference.tsx'
import styles from './page.module.css'
import { ServerCard } from './server-card.tsx'
import { WidgetCard } from './widget-card.tsx'

export default function VerificationCodePage() {
  return (
    <div className={`${look.columns} ${styles.page}`}>
      <WidgetCard />
      <ServerCard />
      <Difference />
    </div>
  )
}
