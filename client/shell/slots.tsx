import type { ComponentType } from 'react'

// What pages put into the frame, whatever page is open: small parts that load more when they have something to show.
const inHeader = import.meta.glob<ComponentType>('/pages/**/frame/header.tsx', { eager: true, import: 'default' })
const banners = import.meta.glob<ComponentType>('/pages/**/frame/banner.tsx', { eager: true, import: 'default' })

const slotOf = (parts: Record<string, ComponentType>) => () =>
  Object.entries(parts).map(([file, Part]) => <Part key={file} />)

export const HeaderSlot = slotOf(inHeader)
export const BannerSlot = slotOf(banners)
