import { act, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { followSystem, switchScheme, useScheme, useShownScheme } from './use-scheme.ts'

const Schemes = () => `${useScheme()}, ${useShownScheme()}`

test('a scheme that is chosen while the console renders is shown', () => {
  function Early() {
    useEffect(() => switchScheme('dark'), [])
    return <Schemes />
  }
  render(<Early />)
  expect(document.documentElement.dataset.scheme).toBe('dark')
  expect(screen.getByText('dark, dark')).toBeTruthy()
})

test('follows the system when it changes, until a scheme is chosen', () => {
  const system = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => system)
  followSystem()
  act(() => switchScheme('auto'))
  const { container } = render(<Schemes />)
  const change = (isDark: boolean) =>
    act(() => {
      system.matches = isDark
      system.dispatchEvent(new Event('change'))
    })
  expect(container.textContent).toBe('auto, light')
  change(true)
  expect(container.textContent).toBe('auto, dark')
  expect(document.documentElement.dataset.scheme).toBe('dark')
  act(() => switchScheme('dark'))
  change(false)
  expect(document.documentElement.dataset.scheme).toBe('dark')
  vi.unstubAllGlobals()
})
