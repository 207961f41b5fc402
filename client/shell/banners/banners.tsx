import { useEffect, useRef } from 'react'
import styles from '#client/shell/shell.module.css'
import { BannerSlot } from '#client/shell/slots.tsx'
import { AskedBanner } from './asked-banner.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { PreviewBanner } from './preview-banner.tsx'
import { VersionBanner } from './version-banner.tsx'

/** What concerns all pages, at the bottom of the window. Other elements there go above it, by its height (`--foot`). */
export function Banners() {
  const banners = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = banners.current
    if (!element) return
    let foot = 0
    const observer = new ResizeObserver(() => {
      if (element.offsetHeight === foot) return
      foot = element.offsetHeight
      element.parentElement?.style.setProperty('--foot', `${foot}px`)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={banners} className={styles.banners}>
      <ConnectionBanner />
      <BannerSlot />
      <PreviewBanner />
      <AskedBanner />
      <VersionBanner />
    </div>
  )
}
