import type { ComponentType } from 'react'
import type { PageEntry } from '#client/router/router.ts'

// What guests put into the frame, whatever page is open: small parts that load more when they have something to show.
type Parts<P> = Record<string, ComponentType<P>>

/** In the header, at the left: what comes and goes. */
const inHeader = import.meta.glob<ComponentType>('/pages/**/frame/header.tsx', { eager: true, import: 'default' })
/** Buttons of the header. */
const tools = import.meta.glob<ComponentType>('/practice/client/frame/tool.tsx', { eager: true, import: 'default' })
const banners = import.meta.glob<ComponentType>(['/practice/client/frame/banner.tsx', '/pages/**/frame/banner.tsx'], {
  eager: true,
  import: 'default',
})
/** Entries of the account's menu. */
const inAccount = import.meta.glob<ComponentType<{ onDone: () => void }>>(
  ['/practice/client/frame/account.tsx', '/pages/**/frame/account.tsx'],
  { eager: true, import: 'default' },
)
/** Beside the page. */
const beside = import.meta.glob<ComponentType<{ page: PageEntry }>>('/practice/client/frame/beside.tsx', {
  eager: true,
  import: 'default',
})

const slotOf =
  <P extends object>(parts: Parts<P>) =>
  (props: P) =>
    Object.entries(parts).map(([file, Part]) => <Part key={file} {...props} />)

export const HeaderSlot = slotOf(inHeader)
export const ToolSlot = slotOf(tools)
export const BannerSlot = slotOf(banners)
export const AccountSlot = slotOf(inAccount)
export const BesideSlot = slotOf(beside)
