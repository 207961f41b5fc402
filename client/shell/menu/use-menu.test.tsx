import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { forgetBeside, useBeside } from '#client/shell/beside.ts'
import { cookie } from '#client/theme/cookie.ts'
import { useMenu } from './use-menu.ts'

// The window of these tests is 1024 px wide: with a lesson, there is no room for the labels of the menu.

afterEach(() => {
  act(forgetBeside)
  cookie.write('strive-menu', '')
})

test('S-SHELL-3: a menu that was collapsed before the lesson opened can be expanded beside it', () => {
  const { result, rerender } = renderHook(useMenu)
  act(() => result.current.setIsOpen(false))
  const collapsed = result.current.setIsOpen
  // The menu renders again only if this is another function.
  rerender()
  expect(result.current.setIsOpen).toBe(collapsed)
  act(() => useBeside.setState({ isOpen: true }))
  expect(result.current).toMatchObject({ mode: 'collapsed', isOpen: false })
  expect(result.current.setIsOpen).not.toBe(collapsed)
  act(() => result.current.setIsOpen(true))
  expect(result.current).toMatchObject({ mode: 'expanded', isOpen: true })
  // It was a choice for beside the lesson.
  expect(cookie.read('strive-menu')).toBe('collapsed')
  act(() => useBeside.setState({ isOpen: false }))
  expect(result.current.mode).toBe('collapsed')
})
