import { PageHead } from '#client/ui/page-head.tsx'
import { ServerTile } from './server-tile.tsx'
import { TodayTile, useLiveSignIns, WeekTile } from './sign-in-tiles.tsx'
import styles from './tile.module.css'

export default function TodayPage() {
  useLiveSignIns()
  return (
    <>
      <PageHead />
      <div className={styles.tiles}>
        <TodayTile />
        <ServerTile />
        <WeekTile />
      </div>
    </>
  )
}
