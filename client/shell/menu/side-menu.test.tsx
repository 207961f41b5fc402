import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { PageEntry } from '#client/router/router.ts'
import { SideMenu } from './side-menu.tsx'
import type { MenuMode } from './use-menu.ts'

const prefetched = vi.hoisted(() => [] as string[])
vi.mock('#client/router/prefetch.ts', () => ({
  prefetchPages: (pages: PageEntry[]) => void prefetched.push(...pages.map(({ id }) => id)),
}))

function Menu({
  pathname,
  mode,
  isOpen = mode === 'expanded',
}: {
  pathname: string
  mode: MenuMode
  isOpen?: boolean
}) {
  const [isMenuOpen, setIsMenuOpen] = useState(isOpen)
  return (
    <MemoryRouter>
      <SideMenu pathname={pathname} mode={mode} isOpen={isMenuOpen} onOpenChange={setIsMenuOpen} />
    </MemoryRouter>
  )
}
const show = (pathname: string, mode: MenuMode = 'expanded') => render(<Menu pathname={pathname} mode={mode} />)
const group = (name: string) => screen.getByRole('button', { name })
const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
const focused = () => document.activeElement?.textContent

test('S-SHELL-2: marks the page that the first 15 characters name, and opens its group', () => {
  show('/page8/page8_01/sessions/create')
  expect(screen.getByRole('link', { name: 'API Practice' }).getAttribute('aria-current')).toBe('page')
  expect(group('API & Realtime Lab').getAttribute('aria-expanded')).toBe('true')
  expect(group('Maps').getAttribute('aria-expanded')).toBe('false')
})

test('S-SHELL-2: marks the page in any case of the path', () => {
  show('/Page3/Page3_01')
  expect(screen.getByRole('link', { name: 'Members' }).getAttribute('aria-current')).toBe('page')
})

test('S-SHELL-1: opens one group at a time', () => {
  show('/page3/page3_01')
  fireEvent.click(group('Maps'))
  expect(group('Maps').getAttribute('aria-expanded')).toBe('true')
  expect(group('People & Access').getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(group('Maps'))
  expect(group('Maps').getAttribute('aria-expanded')).toBe('false')
})

test('moves with arrow keys, Home and End over visible items only', () => {
  show('/page1')
  screen.getByRole('link', { name: 'Today' }).focus()
  press('ArrowDown')
  expect(focused()).toBe('Technique Index')
  press('End')
  expect(focused()).toBe('API & Realtime Lab')
  press('ArrowDown')
  expect(focused()).toBe('Today')
  press('ArrowUp')
  expect(focused()).toBe('API & Realtime Lab')
  press('Home')
  expect(focused()).toBe('Today')
})

test('Right enters a group, Left leaves and closes it', () => {
  show('/page1')
  group('Maps').focus()
  press('ArrowRight')
  expect(focused()).toBe('Marker Map')
  press('ArrowLeft')
  expect(focused()).toBe('Maps')
  press('ArrowLeft')
  expect(group('Maps').getAttribute('aria-expanded')).toBe('false')
})

test('S-SHELL-3: collapsed, a group opens as a flyout with its name; Escape returns the focus', () => {
  show('/page3/page3_01', 'collapsed')
  expect(group('People & Access').getAttribute('aria-expanded')).toBe('false')
  group('Maps').focus()
  fireEvent.click(group('Maps'))
  expect(document.querySelector('#menu-page7 p')?.textContent).toBe('Maps')
  press('ArrowRight')
  expect(focused()).toBe('Marker Map')
  press('Escape')
  expect(focused()).toBe('Maps')
  expect(group('Maps').getAttribute('aria-expanded')).toBe('false')
})

test.each([
  ['a press on the page', () => fireEvent.pointerDown(document.body)],
  ['Tab out of the menu', () => fireEvent.focusIn(document.body)],
])('S-SHELL-3: %s closes the flyout, which would cover the page', (_, leave) => {
  show('/page3/page3_01', 'collapsed')
  fireEvent.click(group('Maps'))
  const page = screen.getByRole('link', { name: 'Marker Map' })
  fireEvent.pointerDown(page)
  page.focus()
  expect(group('Maps').getAttribute('aria-expanded')).toBe('true')
  leave()
  expect(group('Maps').getAttribute('aria-expanded')).toBe('false')
})

test('S-SHELL-3: the mouse opens a flyout by hovering, a click keeps it, and leaving it closes it', () => {
  show('/page3/page3_01', 'collapsed')
  const isOpen = () => group('Maps').getAttribute('aria-expanded') === 'true'
  const item = group('Maps').closest('li') as HTMLElement
  fireEvent.pointerEnter(item, { pointerType: 'touch' })
  expect(isOpen()).toBe(false)
  fireEvent.pointerEnter(item, { pointerType: 'mouse' })
  expect(isOpen()).toBe(true)
  fireEvent.click(group('Maps'), { detail: 1 })
  expect(isOpen()).toBe(true)
  // By keyboard, while the mouse happens to be over it.
  fireEvent.click(group('Maps'))
  expect(isOpen()).toBe(false)
  fireEvent.pointerEnter(item, { pointerType: 'mouse' })
  fireEvent.pointerLeave(item, { pointerType: 'mouse' })
  expect(isOpen()).toBe(false)
})

test('S-SHELL-3: a click closes a group although the mouse was over it when the menu expanded', () => {
  const { rerender } = show('/page1', 'collapsed')
  const item = group('Maps').closest('li') as HTMLElement
  fireEvent.pointerEnter(item, { pointerType: 'mouse' })
  rerender(<Menu pathname="/page1" mode="expanded" />)
  const isOpen = () => group('Maps').getAttribute('aria-expanded') === 'true'
  fireEvent.click(group('Maps'), { detail: 1 })
  expect(isOpen()).toBe(true)
  fireEvent.click(group('Maps'), { detail: 1 })
  expect(isOpen()).toBe(false)
})

test('a key with Alt or Ctrl is the browser’s, such as Alt+Left, which goes back', () => {
  show('/page3/page3_01')
  screen.getByRole('link', { name: 'Members' }).focus()
  for (const more of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }])
    for (const key of ['ArrowLeft', 'End']) expect(press(key, more)).toBe(true)
  expect(focused()).toBe('Members')
})

test('S-SHELL-3: the drawer takes the focus, traps it, and returns it on Escape', () => {
  show('/page1', 'drawer')
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  expect(focused()).toBe('Today')
  const close = screen.getByRole('button', { name: 'Close menu' })
  close.focus()
  press('Tab')
  expect(focused()).toBe('Today')
  press('Escape')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open menu' }))
})

test('the pages that the menu shows are prefetched: those of the open group, and of each that is opened', () => {
  prefetched.length = 0
  show('/page3/page3_01')
  expect([prefetched.includes('page1'), prefetched.includes('page3_02')]).toEqual([true, true])
  expect(prefetched.filter(id => !/^page(?:[12]$|3_)/.test(id))).toEqual([])
  fireEvent.click(group('Maps'))
  expect(prefetched.filter(id => id.startsWith('page7_'))).toHaveLength(5)
})
