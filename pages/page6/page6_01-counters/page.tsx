import look from '#client/ui/look.module.css'
import { Lives } from './lives.tsx'
import { ComponentCounters, StoreCounters, UrlCounters } from './places.tsx'
import { Race } from './race/race.tsx'
import { ServerCounters } from './server-counters.tsx'

export default function CountersPage() {
  return (
    <>
      <div className={`${look.columns} ${look.stretch}`} style={{ '--column': '340px' }}>
        <ComponentCounters />
        <StoreCounters />
        <UrlCounters />
        <ServerCounters />
      </div>
      <Race />
      <Lives />
    </>
  )
}
