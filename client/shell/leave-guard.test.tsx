import { act, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter, Link, useLocation } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { ConfirmHost } from '#client/ui/dialog/confirm.tsx'
import { GuardedNavigation, mayLeave, useLeaveGuard } from './leave-guard.tsx'

beforeEach(() => history.replaceState(null, '', '/form'))

function Page({ isDirty }: { isDirty: boolean }) {
  const { pathname, search } = useLocation()
  useLeaveGuard(isDirty && pathname === '/form')
  return (
    <>
      <p>at {pathname + search}</p>
      <Link to="/other">Other</Link>
      <Link to="/form?sort=name">Sort</Link>
    </>
  )
}

const show = (isDirty: boolean) =>
  render(
    <BrowserRouter useTransitions={false}>
      <GuardedNavigation>
        <Page isDirty={isDirty} />
        <ConfirmHost />
      </GuardedNavigation>
    </BrowserRouter>,
  )
const click = async (name: string) => {
  await act(async () => void fireEvent.click(screen.getByText(name)))
}

test('does not ask if nothing is unsaved', async () => {
  show(false)
  await click('Other')
  expect(screen.getByText('at /other')).toBeTruthy()
})

test('asks before another page, and stays or leaves as answered', async () => {
  show(true)
  await click('Other')
  expect(screen.getByText('Leave without saving?')).toBeTruthy()
  await click('Stay')
  expect(screen.getByText('at /form')).toBeTruthy()
  await click('Other')
  await click('Leave')
  expect(screen.getByText('at /other')).toBeTruthy()
})

test('does not ask when only the query of the same page changes', async () => {
  show(true)
  await click('Sort')
  expect(screen.getByText('at /form?sort=name')).toBeTruthy()
})

test('asks before the tab is closed', () => {
  show(true)
  const event = new Event('beforeunload', { cancelable: true })
  dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
})

test('ignores a form that has been unmounted', async () => {
  show(true).unmount()
  expect(await mayLeave()).toBe(true)
})
