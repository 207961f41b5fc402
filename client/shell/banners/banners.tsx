import { BannerSlot } from '#client/shell/slots.tsx'
import look from '#client/ui/look.module.css'
import { AskedBanner } from './asked-banner.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { PreviewBanner } from './preview-banner.tsx'
import { VersionBanner } from './version-banner.tsx'

/** What concerns all pages: lines at the foot of the sheet, which gives way to them. */
export const Banners = () => (
  <div className={look.screen}>
    <ConnectionBanner />
    <BannerSlot />
    <PreviewBanner />
    <AskedBanner />
    <VersionBanner />
  </div>
)
