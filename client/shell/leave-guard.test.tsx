import { act, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter, Link, useLocation } from 'react-router'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import * as questions from '#client/ui/dialog/confirm.tsx'
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

/** A browser with four entries, whose steps arrive one after the other. In some, a press gives up what is under way. */
function browse(isGivingUp: boolean) {
  const paths = ['/first', '/second', '/other', '/form']
  let index = paths.length - 1
  const presses: number[] = []
  const asked: number[] = []
  const write = () => history.replaceState({ idx: index }, '', paths[index])
  write()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(history, 'go').mockImplementation((by = 0) => void asked.push(by))
  onTestFinished(() => void vi.useRealTimers().restoreAllMocks())
  const next = () => {
    if (presses.length > 0 && isGivingUp) asked.length = 0
    return presses.shift() ?? asked.shift()
  }
  async function arrive() {
    for (let by = next(); by !== undefined; by = next()) {
      index += by
      write()
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    }
  }
  return {
    press: () => presses.push(-1),
    arrive: () =>
      act(async () => {
        await arrive()
        await vi.advanceTimersByTimeAsync(1000)
        await arrive()
      }),
  }
}

test.each([
  ['at once', false, false],
  ['at once, which gives up the step back', false, true],
  ['one after the other', true, false],
])('Back that is pressed twice, %s, asks once, and the page stays or is left', async (_, isLater, isGivingUp) => {
  const { press, arrive } = browse(isGivingUp)
  const ask = vi.spyOn(questions, 'confirm')
  show(true)
  const pressTwice = async () => {
    press()
    if (isLater) await arrive()
    press()
    await arrive()
  }
  await pressTwice()
  expect([ask.mock.calls.length, location.pathname]).toEqual([1, '/form'])
  await click('Stay')
  expect(screen.getByText('at /form')).toBeTruthy()
  await pressTwice()
  await click('Leave')
  await arrive()
  expect([ask.mock.calls.length, location.pathname, screen.queryByText('at /form')]).toEqual([2, '/other', null])
})
