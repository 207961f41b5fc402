import { useDeferredValue } from 'react'
import look from '#client/ui/look.module.css'
import { LevelCard } from './level-card.tsx'
import styles from './page.module.css'
import { PasswordCard } from './password-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { StatusCard } from './status-card.tsx'

export default function MyProfilePage() {
  // The last cards are below the fold on every screen, so they render a moment later.
  const isWhole = useDeferredValue(true, false)
  return (
    <div className={`${look.columns} ${look.measure} ${styles.page}`}>
      <div className={look.stack}>
        <ProfileCard />
        <StatusCard />
      </div>
      <div className={look.stack}>
        <LevelCard />
        {isWhole && <PasswordCard />}
      </div>
    </div>
  )
}
