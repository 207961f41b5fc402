import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '#client/profile.ts'
import { PageHead } from '#client/ui/page-head.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { Skeleton } from '#client/ui/states/skeleton.tsx'
import { LevelCard } from './level-card.tsx'
import styles from './page.module.css'
import { PasswordCard } from './password-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { StatusCard } from './status-card.tsx'

const DETAILS_HEIGHT_PX = 610

export default function MyProfilePage() {
  const profile = useQuery(profileQuery)
  return (
    <>
      <PageHead />
      <div className={styles.page}>
        <div className={styles.column}>
          <Loaded query={profile} skeleton={<Skeleton height={DETAILS_HEIGHT_PX} />}>
            {data => <ProfileCard profile={data} />}
          </Loaded>
          <StatusCard />
        </div>
        <div className={styles.column}>
          <LevelCard />
          <PasswordCard />
        </div>
      </div>
    </>
  )
}
