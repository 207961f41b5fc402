import { act, render } from '@testing-library/react'
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { useIsStillHere } from './use-is-still-here.ts'

function open(path: string) {
  const asked: (() => boolean)[] = []
  let navigate: NavigateFunction
  function Page() {
    asked.push(useIsStillHere())
    return null
  }
  function App({ isShown }: { isShown: boolean }) {
    navigate = useNavigate()
    return isShown ? <Page /> : null
  }
  const shown = (isShown: boolean) => (
    <MemoryRouter initialEntries={[path]}>
      <App isShown={isShown} />
    </MemoryRouter>
  )
  const { rerender } = render(shown(true), { reactStrictMode: true })
  return {
    /** As of the latest render. */
    ask: () => asked.at(-1),
    go: (to: string) => act(async () => navigate(to)),
    hide: () => rerender(shown(false)),
  }
}

test('who only filters a list is still there, and who opens another record is not', async () => {
  const page = open('/jobs/1')
  const isStillHere = page.ask()
  await page.go('/jobs/1?tab=log')
  expect(isStillHere?.()).toBe(true)
  await page.go('/jobs/2')
  expect([isStillHere?.(), page.ask()?.()]).toEqual([false, true])
})

test('who has closed a dialog is no longer there', () => {
  const page = open('/jobs')
  page.hide()
  expect(page.ask()?.()).toBe(false)
})
