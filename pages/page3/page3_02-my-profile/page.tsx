import { useDeferredValue } from 'react'
import { PageHead } from '#client/ui/page-head.tsx'
import { LevelCard } from './level-card.tsx'
import styles from './page.module.css'
import { PasswordCard } from './password-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { StatusCard } from './status-card.tsx'

export default function MyProfilePage() {
  // The first screen first: what stands last on every screen follows a moment later.
  const isWhole = useDeferredValue(true, false)
  return (
    <>
      <PageHead />
      <div className={styles.page}>
        <div className={styles.column}>
          <ProfileCard />
          <StatusCard />
        </div>
        <div className={styles.column}>
          <LevelCard />
          {isWhole && <PasswordCard />}
        </div>
      </div>
    </>
  )
}
