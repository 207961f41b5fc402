import look from '#client/ui/look.module.css'
import { Lives } from './lives.tsx'
import styles from './page.module.css'
import { ComponentCounters, StoreCounters, UrlCounters } from './places.tsx'
import { Race } from './race/race.tsx'
import { ServerCounters } from './server-counters.tsx'

export default function CountersPage() {
  return (
    <div className={`${look.columns} ${look.stretch} ${styles.places}`}>
      <ComponentCounters />
      <StoreCounters />
      <UrlCounters />
      <ServerCounters />
      <Race />
      <Lives />
    </div>
  )
}
