import look from '#client/ui/look.module.css'
import { ClockCard } from './clock-card.tsx'
import { LogCard } from './log-card.tsx'
import { NumberCard } from './number-card.tsx'
import { TimeCard } from './time-card.tsx'

export default function TimeAndNumbersPage() {
  return (
    <div className={look.stack} style={{ maxWidth: 1000 }}>
      <TimeCard />
      <ClockCard />
      <LogCard />
      <NumberCard />
    </div>
  )
}
