import type { ComponentType } from 'react'
import type { PageEntry } from '#client/router/router.ts'
import { lazyPart } from '#client/ui/lazy/lazy-part.tsx'

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

// What a build for a browser tab adds (`npm run build -- --tab`). No other build has anything of it.
type Loaded<P> = { default: ComponentType<P> }
type Load<P> = Record<string, () => Promise<Loaded<P>>>
type Entry = { onDone: () => void }
const isTab = import.meta.env.MODE === 'tab'
const tabBanners = isTab ? import.meta.glob<Loaded<object>>('/tab/client/banner.tsx') : {}
const tabEntries = isTab ? import.meta.glob<Loaded<Entry>>('/tab/client/account.tsx') : {}
const later = <P extends object>(parts: Load<P>): Parts<P> =>
  Object.fromEntries(Object.entries(parts).map(([file, load]) => [file, lazyPart(load)]))

const slotOf =
  <P extends object>(parts: Parts<P>) =>
  (props: P) =>
    Object.entries(parts).map(([file, Part]) => <Part key={file} {...props} />)

export const HeaderSlot = slotOf(inHeader)
export const ToolSlot = slotOf(tools)
export const BannerSlot = slotOf({ ...banners, ...later(tabBanners) })
export const AccountSlot = slotOf({ ...inAccount, ...later(tabEntries) })
export const BesideSlot = slotOf(beside)
