import styles from '#client/shell/shell.module.css'
import { BannerSlot } from '#client/shell/slots.tsx'
import { AskedBanner } from './asked-banner.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { PreviewBanner } from './preview-banner.tsx'
import { VersionBanner } from './version-banner.tsx'

/** What concerns all pages: lines at the foot of the sheet, which gives way to them. */
export const Banners = () => (
  <div className={styles.banners}>
    <ConnectionBanner />
    <BannerSlot />
    <PreviewBanner />
    <AskedBanner />
    <VersionBanner />
  </div>
)
